import type { AssemblyEvent } from '../../kernel/events/assemblyEvent.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { PointNow } from '../../kernel/sessions/pointNow.ts';
import {
  type Floor,
  type FloorRules,
  floorWaitingAtMost,
  type SpeakingTurn,
  turnOf,
  type WaitingTurn,
} from './floor.ts';
import type { ExtendFloorRequest, GiveFloorRequest } from './floorRequests.ts';
import type { Inquiry } from './inquiry.ts';

/** The events to record; the writer adds the author and the time. */
type FloorEvent = Pick<AssemblyEvent, 'kind' | 'personId' | 'pointId' | 'speakingSince'>;

export interface FloorChange {
  readonly floor: Floor;
  /** In the order in which it happened; none: nothing changed. */
  readonly events: readonly FloorEvent[];
}

/** How much longer than now a turn may be made, in milliseconds. */
const longestTurn = 3_600_000;

/** A person waits once, however many devices they press on: asking again leaves them where they are. */
export function askTurn(floor: Floor, turn: WaitingTurn): Outcome<FloorChange> {
  if (turnOf(floor, turn.personId) !== null) return accept({ floor, events: [] });
  // The desk lets in also those who came to it when no more were taken.
  if (!floor.rules.isOpen && turn.from === 'phone') return refuse('floor-closed');
  if (floor.waiting.length >= floorWaitingAtMost) return refuse('floor-full');
  return accept({
    floor: { ...floor, waiting: [...floor.waiting, turn] },
    events: [{ kind: 'floor-asked', personId: turn.personId }],
  });
}

/**
 * Takes a turn out of the queue; one that is not there any more is out already. A speaking turn is ended, not
 * withdrawn.
 */
export function withdrawTurn(floor: Floor, turnId: string): FloorChange {
  const left = floor.waiting.find((turn) => turn.turnId === turnId);
  if (left === undefined) return { floor, events: [] };
  return {
    floor: { ...floor, waiting: floor.waiting.filter((turn) => turn !== left) },
    events: [{ kind: 'floor-withdrawn', personId: left.personId }],
  };
}

/**
 * Gives the floor to somebody who waits, and ends the turn of the former speaker. Two who conduct may press
 * at once: the second is told that the floor moved, unless both gave it to the same person.
 */
export function giveFloor(
  floor: Floor,
  { turnId, after }: GiveFloorRequest,
  { now, point }: { readonly now: number; readonly point: PointNow | null },
): Outcome<FloorChange> {
  if (floor.speaking?.turnId === turnId) return accept({ floor, events: [] });
  if ((floor.speaking?.turnId ?? null) !== after) return refuse('floor-moved');
  const next = floor.waiting.find((turn) => turn.turnId === turnId);
  if (next === undefined) return refuse('turn-unknown');
  const { personId } = next;
  const spoken = { personId, pointId: point?.pointId ?? '' };
  const endsAt = now + floor.rules.secondsPerTurn * 1000;
  return accept({
    floor: {
      ...floor,
      waiting: floor.waiting.filter((turn) => turn !== next),
      speaking: { ...next, startedAt: now, endsAt, point },
      spoken: [
        ...floor.spoken.filter(
          (one) => one.personId !== personId || one.pointId !== spoken.pointId,
        ),
        spoken,
      ],
    },
    events: [
      ...(floor.speaking === null ? [] : [endOf(floor.speaking)]),
      { kind: 'floor-given', personId, ...onPoint(point) },
    ],
  });
}

/** Moves the end of the turn to a later hour. Both who press at once from the same clock give the same time once. */
export function extendTurn(
  floor: Floor,
  { turnId, endsAt }: ExtendFloorRequest,
  now: number,
): Outcome<FloorChange> {
  const { speaking } = floor;
  if (speaking?.turnId !== turnId) return refuse('turn-unknown');
  if (endsAt > now + longestTurn) return refuse('bad-request');
  if (endsAt <= speaking.endsAt) return accept({ floor, events: [] });
  return accept({
    floor: { ...floor, speaking: { ...speaking, endsAt } },
    events: [{ kind: 'floor-extended', personId: speaking.personId, ...onPoint(speaking.point) }],
  });
}

/** Ends the turn of the speaker; one that is over stays so. */
export function endTurn(floor: Floor, turnId: string): FloorChange {
  const { speaking } = floor;
  if (speaking?.turnId !== turnId) return { floor, events: [] };
  return { floor: { ...floor, speaking: null }, events: [endOf(speaking)] };
}

/** The same rules again change nothing. The turn under way keeps its clock. */
export function setFloorRules(floor: Floor, rules: FloorRules): FloorChange {
  const same = (Object.keys(rules) as (keyof FloorRules)[]).every(
    (name) => rules[name] === floor.rules[name],
  );
  if (same) return { floor, events: [] };
  return { floor: { ...floor, rules }, events: [{ kind: 'floor-rules-changed' }] };
}

/** Puts a question in writing before the hall, in place of any other. The same again changes nothing. */
export function decideInquiryShown(
  floor: Floor,
  { inquiryId, personId, name, labels, text }: Inquiry,
  point: PointNow | null,
): FloorChange {
  const { shown = null } = floor;
  const isSame =
    shown?.inquiryId === inquiryId && (shown.point?.pointId ?? '') === (point?.pointId ?? '');
  if (isSame) return { floor, events: [] };
  return {
    floor: { ...floor, shown: { inquiryId, personId, name, labels, text, point } },
    events: [{ kind: 'inquiry-shown', personId, ...onPoint(point) }],
  };
}

/** Takes it off the screen; null: whichever is on it. */
export function hideInquiry(floor: Floor, inquiryId: string | null): FloorChange {
  const { shown = null } = floor;
  if (shown === null || (inquiryId !== null && shown.inquiryId !== inquiryId))
    return { floor, events: [] };
  const { personId, point } = shown;
  return {
    floor: { ...floor, shown: null },
    events: [{ kind: 'inquiry-hidden', personId, ...onPoint(point) }],
  };
}

function endOf({ personId, startedAt, point }: SpeakingTurn): FloorEvent {
  return { kind: 'floor-ended', personId, speakingSince: startedAt, ...onPoint(point) };
}

function onPoint(point: PointNow | null): Pick<FloorEvent, 'pointId'> {
  return point === null ? {} : { pointId: point.pointId };
}
