import { addAt, mergeAt, type Place, type Write } from '../../kernel/plans/plan.ts';
import type { Attendance } from './attendance.ts';
import { changeShares, type HeadPresence, type SeatChange } from './headPresence.ts';

/** Where the hall of a session is written. */
export interface SeatPlaces {
  readonly assemblyId: string;
  readonly session: number;
  seat(unitId: string): Place<Attendance>;
  head(headId: string): Place<HeadPresence>;
}

/**
 * Adds to what is present of each head what these units change, together with their attendance: both are
 * true or none. Nothing is read, so two desks with units of one owner do not wait for each other. `owing`
 * are the heads with a debt, where units came in.
 */
export function headWrites(
  places: SeatPlaces,
  changes: readonly SeatChange[],
  owing?: ReadonlySet<string>,
): readonly Write[] {
  return [...changeShares(changes)].map(([headId, { units, weight, clearUnits, clearWeight }]) =>
    addAt(
      places.head(headId),
      { units, weight, clearUnits, clearWeight },
      owing === undefined ? {} : { owes: owing.has(headId) },
    ),
  );
}

/** Says of these heads whether they owe now, present or not. */
export function owingWrites(
  places: SeatPlaces,
  heads: ReadonlySet<string>,
  owing: ReadonlySet<string>,
): readonly Write[] {
  return [...heads].map((headId) => mergeAt(places.head(headId), { owes: owing.has(headId) }));
}
