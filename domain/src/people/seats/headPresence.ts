import type { Weight } from '../../kernel/weights/weight.ts';
import { headIdOf } from '../rosters/heads.ts';
import type { Unit } from '../rosters/unit.ts';
import type { Attendance } from './attendance.ts';

/** The present share of an owner, or of a set of owners. */
export interface HeadShare {
  readonly units: number;
  readonly weight: Weight;
  /** Of those, the units that owe nothing themselves. */
  readonly clearUnits: number;
  readonly clearWeight: Weight;
}

/** `heads/{key}` of a session: kept beside the attendance, so that a quorum by heads reads no unit. */
export interface HeadPresence extends HeadShare {
  /** Whether any unit of theirs owes, also one that is not here. */
  readonly owes: boolean;
}

/** A unit as it was held and as it is. */
export interface SeatChange {
  readonly before: Attendance | null;
  readonly after: Attendance;
}

export const noShare: HeadShare = { units: 0, weight: 0, clearUnits: 0, clearWeight: 0 };

/** Whether a unit is in the counters of its head: one that came in before there were any is not. */
export function isCounted({ present, inArrears }: Attendance): boolean {
  return present && inArrears !== undefined;
}

/** A unit that is present as a changed roster has it: its owners and its debt. */
export function seatIn(held: Attendance, unit: Unit): Attendance {
  return { ...held, headId: headIdOf(unit), inArrears: unit.inArrears };
}

/** The shares that present units add to their heads. */
export function sharesOf(held: readonly Attendance[]): ReadonlyMap<string, HeadShare> {
  const shares = new Map<string, HeadShare>();
  for (const unit of held) if (isCounted(unit)) addTo(shares, unit, 1);
  return shares;
}

/** By how much each head changes; a head that does not is not there. */
export function changeShares(changes: readonly SeatChange[]): ReadonlyMap<string, HeadShare> {
  const shares = new Map<string, HeadShare>();
  for (const { before, after } of changes) {
    if (before !== null && isCounted(before)) addTo(shares, before, -1);
    if (isCounted(after)) addTo(shares, after, 1);
  }
  return new Map([...shares].filter(([, share]) => Object.values(share).some((n) => n !== 0)));
}

function addTo(shares: Map<string, HeadShare>, unit: Attendance, sign: 1 | -1): void {
  const { units, weight, clearUnits, clearWeight } = shares.get(unit.headId) ?? noShare;
  const clear = unit.inArrears === true ? 0 : sign;
  shares.set(unit.headId, {
    units: units + sign,
    weight: weight + sign * unit.weight,
    clearUnits: clearUnits + clear,
    clearWeight: clearWeight + clear * unit.weight,
  });
}
