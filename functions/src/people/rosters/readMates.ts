import type { Unit } from '@asamblea/domain';
import { chunksOf } from '../../kernel/database/chunksOf.ts';
import type { CollectionReference, Query, Transaction } from '../../kernel/database/firestore.ts';
import type { StoredUnit } from '../stored/storedRoster.ts';

/** Every unit of the same owners, and so every unit of their heads, these included. */
export async function readMates(
  tx: Transaction,
  units: CollectionReference<StoredUnit>,
  own: readonly StoredUnit[],
): Promise<readonly StoredUnit[]> {
  const found = await readOwned(tx, units, own);
  // A unit without owners is a head of its own, which no query of owners finds.
  const all = [...own, ...found];
  return [...new Map(all.map((unit) => [unit.unitId, unit])).values()];
}

/** An owner together with others is in each of their units: the first is enough. */
function firstOwnersOf(units: readonly Unit[]): readonly string[] {
  return [...new Set(units.flatMap(({ ownerIds: [first] }) => first ?? []))];
}

/** Those of the units that have the first owner of any of these. */
export async function readOwned(
  tx: Transaction,
  units: Query<StoredUnit>,
  own: readonly Unit[],
): Promise<readonly StoredUnit[]> {
  const found = await Promise.all(
    chunksOf(firstOwnersOf(own)).map((part) =>
      tx.get(units.where('ownerIds', 'array-contains-any', part)),
    ),
  );
  return found.flatMap(({ docs }) => docs.map((unit) => unit.data()));
}
