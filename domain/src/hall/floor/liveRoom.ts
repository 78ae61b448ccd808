import { type Instant, instantOf, type Projected } from '../../kernel/calendars/instant.ts';
import type { PointNow } from '../../kernel/sessions/pointNow.ts';
import { type Floor, orderWaiting, type WaitingTurn } from './floor.ts';

/**
 * `public/{cot}/live/room`: who has the floor and how many wait, for the projector, the rooms and the phones.
 * About people it tells only the facts that the chair chose to show. The ids are random: each knows which is
 * their own.
 */
export interface LiveRoom extends Projected {
  readonly session: number;
  /** Whether more may ask. */
  readonly isOpen: boolean;
  /** The turns that wait, in the order in which they are heard. */
  readonly queue: readonly string[];
  readonly speaking: {
    readonly turnId: string;
    /** Name or units; null: the chair shows neither. */
    readonly who: string | null;
    readonly startedAt: number;
    readonly endsAt: number;
    readonly point: PointNow | null;
  } | null;
  /** The question in writing that is on screen; null or not said: none. */
  readonly inquiry?: {
    /** The text as it was written, without markup. */
    readonly text: string;
    /** Name or units; null: the chair shows neither. */
    readonly who: string | null;
    /** The point that was treated; null: none. Of any other it is not shown. */
    readonly pointId: string | null;
  } | null;
  /** Grows when the meeting's video is another one: screens that show it ask again. */
  readonly video: number;
}

/** The public part of the queue. `before`: what is shown now, whose video stays. */
export function liveRoomOf(
  floor: Floor,
  pointId: string | null,
  before: LiveRoom | null,
  now: number,
): LiveRoom {
  const { session, rules, speaking, shown = null } = floor;
  const isOfPoint = shown !== null && (shown.point?.pointId ?? null) === pointId;
  return {
    asOf: instantAfter(before?.asOf ?? null, now),
    session,
    isOpen: rules.isOpen,
    queue: orderWaiting(floor, pointId).map(({ turnId }) => turnId),
    speaking:
      speaking === null
        ? null
        : {
            turnId: speaking.turnId,
            who: sayTurn(speaking, rules.sight),
            startedAt: speaking.startedAt,
            endsAt: speaking.endsAt,
            point: speaking.point,
          },
    inquiry: isOfPoint ? { text: shown.text, who: sayTurn(shown, rules.sight), pointId } : null,
    video: before?.video ?? 0,
  };
}

/** The same with another video. */
export function withVideo(before: LiveRoom, video: number, now: number): LiveRoom {
  return { ...before, video, asOf: instantAfter(before.asOf, now) };
}

function sayTurn(
  { name, labels }: Pick<WaitingTurn, 'name' | 'labels'>,
  sight: Floor['rules']['sight'],
): string | null {
  if (sight === 'nobody') return null;
  return sight === 'name' ? name : labels.join(', ');
}

/** Of that millisecond, and always newer than the one before: clocks of servers differ a little. */
function instantAfter(before: Instant | null, now: number): Instant {
  const own = instantOf({ seconds: Math.floor(now / 1000), nanoseconds: (now % 1000) * 1_000_000 });
  if (before === null || own > before) return own;
  const [seconds = '0', nanoseconds = '0'] = before.split('.');
  const next = Number(nanoseconds) + 1;
  return next < 1_000_000_000
    ? instantOf({ seconds: Number(seconds), nanoseconds: next })
    : instantOf({ seconds: Number(seconds) + 1, nanoseconds: 0 });
}
