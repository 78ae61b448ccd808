import type { PointNow } from '../../kernel/sessions/pointNow.ts';
import type { Inquiry } from './inquiry.ts';

/** As many as may wait at once: more than any meeting hears in an evening. */
export const floorWaitingAtMost = 300;

export const firstTimeOrders = ['off', 'session', 'point'] as const;
/** The order of the queue: by arrival, or first those who have not spoken, in the session or on the point. */
type FirstTimeOrder = (typeof firstTimeOrders)[number];

export const floorSights = ['nobody', 'unit', 'name'] as const;
/** The facts about the speaker that public screens show. */
export type FloorSight = (typeof floorSights)[number];

/** How the floor is given in a session, as the chair chose. */
export interface FloorRules {
  /** Whether more may ask; those who wait stay. */
  readonly isOpen: boolean;
  /** Seconds of a turn, from 15 to 3600. */
  readonly secondsPerTurn: number;
  readonly firstTime: FirstTimeOrder;
  readonly sight: FloorSight;
}

export const usualFloorRules: FloorRules = {
  isOpen: true,
  secondsPerTurn: 180,
  firstTime: 'off',
  sight: 'nobody',
};

/** Somebody who waits for the floor. */
export interface WaitingTurn {
  /** Random: public screens and the person's own devices know the turn by it, and nobody else whose it is. */
  readonly turnId: string;
  readonly personId: string;
  readonly name: string;
  /** Of the units that they hold. */
  readonly labels: readonly string[];
  /** From their own device, or through the desk or the chair. */
  readonly from: 'phone' | 'desk';
  /** Milliseconds by the server's clock. */
  readonly askedAt: number;
}

/**
 * The speaker who has the floor. The clock runs from `startedAt` to `endsAt`, by the server's; only the chair
 * ends a turn.
 */
export interface SpeakingTurn extends WaitingTurn {
  readonly startedAt: number;
  readonly endsAt: number;
  /** On which point of the agenda; null: on none. */
  readonly point: PointNow | null;
}

interface ShownInquiry
  extends Pick<Inquiry, 'inquiryId' | 'personId' | 'name' | 'labels' | 'text'> {
  readonly point: PointNow | null;
}

/** `floor/{session}`: the one queue to speak, for people in the hall and online. */
export interface Floor {
  readonly session: number;
  readonly rules: FloorRules;
  /** As they came. In which order they are heard: `orderWaiting`. */
  readonly waiting: readonly WaitingTurn[];
  readonly speaking: SpeakingTurn | null;
  /** The question in writing that is on screen, under the point that was treated then; null or not said: none. */
  readonly shown?: ShownInquiry | null;
  /** The people who spoke already and on which points (empty text: on none), for *first time first*. */
  readonly spoken: readonly { readonly personId: string; readonly pointId: string }[];
}

export function emptyFloor(session: number): Floor {
  return { session, rules: usualFloorRules, waiting: [], speaking: null, spoken: [] };
}

/**
 * In the order in which they are heard: as they came and, where the chair chose so, before those who spoke
 * already. Among those who did, and among those who did not, nobody overtakes anybody.
 */
export function orderWaiting(
  { rules, waiting, spoken }: Floor,
  pointId: string | null,
): readonly WaitingTurn[] {
  if (rules.firstTime === 'off') return waiting;
  const counted = rules.firstTime === 'point' ? (pointId ?? '') : null;
  const heard = new Set(
    spoken.flatMap((one) => (counted === null || one.pointId === counted ? [one.personId] : [])),
  );
  return [
    ...waiting.filter(({ personId }) => !heard.has(personId)),
    ...waiting.filter(({ personId }) => heard.has(personId)),
  ];
}

/** The turn of that person, whether it waits or is under way; null: none. */
export function turnOf(floor: Floor, personId: string): WaitingTurn | null {
  if (floor.speaking?.personId === personId) return floor.speaking;
  return floor.waiting.find((turn) => turn.personId === personId) ?? null;
}
