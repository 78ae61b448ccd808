import {
  changeCounts,
  headIdOf,
  owingHeads,
  owingWrites,
  type RosterCounts,
  type Unit,
  type Write,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { type SessionPlace, seatPlacesOf } from '../seats/seatPlaces.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { StoredRosterVersion } from '../stored/storedRoster.ts';
import { headDebtWrites } from './headDebts.ts';
import { readMates } from './readMates.ts';

interface MovingCounts extends SessionPlace {
  readonly version: string;
  readonly roster: StoredRosterVersion;
  /** The units that change, as they were and as they will be, in the same order. */
  readonly before: readonly Unit[];
  readonly after: readonly Unit[];
}

export interface CountsMove {
  /** For the version; nothing where it never had counts. */
  readonly counts: { readonly counts?: RosterCounts };
  /** Tells the hall, and every unit of the owners concerned, who owes now. To be written after the units. */
  readonly writes: readonly Write[];
}

/**
 * The figures moved by units that change in place: the counts of their version, and the units in arrears in
 * the hall.
 */
export async function readCountsMove(
  tx: Transaction,
  { assemblyId, session, version, roster, before, after }: MovingCounts,
): Promise<CountsMove> {
  const units = peopleDocuments.units(assemblyId, version);
  const mates = await readMates(tx, units, [...after, ...before]);
  const changed = new Map(after.map((unit) => [unit.unitId, unit]));
  const as = new Map(before.map((unit) => [unit.unitId, unit]));
  const were = mates.map((unit) => as.get(unit.unitId) ?? unit);
  const are = mates.map((unit) => changed.get(unit.unitId) ?? unit);
  const heads = new Set([...before, ...after].map(headIdOf));
  return {
    counts: roster.counts === undefined ? {} : { counts: changeCounts(roster.counts, were, are) },
    writes: [
      ...owingWrites(seatPlacesOf({ assemblyId, session }), heads, owingHeads(are)),
      ...headDebtWrites(units, are),
    ],
  };
}
