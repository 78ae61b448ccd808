import { owingHeads, type Unit } from '@asamblea/domain';
import { chunksOf } from '../../kernel/database/chunksOf.ts';
import type { CollectionReference, Query, Transaction } from '../../kernel/database/firestore.ts';

/** Every unit of the same owners, and so every unit of their heads, these included. */
export async function readMates(
  tx: Transaction,
  units: CollectionReference<Unit>,
  own: readonly Unit[],
): Promise<readonly Unit[]> {
  const found = await readOwned(tx, units, firstOwnersOf(own));
  // A unit without owners is a head of its own, which no query of owners finds.
  const all = [...own, ...found];
  return [...new Map(all.map((unit) => [unit.unitId, unit])).values()];
}

/** The heads of these units that owe, for these or for any other unit of theirs. */
export async function readOwingHeads(
  tx: Transaction,
  units: CollectionReference<Unit>,
  own: readonly Unit[],
): Promise<ReadonlySet<string>> {
  const owing = await readOwingUnits(tx, units, firstOwnersOf(own));
  return owingHeads([...own, ...owing]);
}

/** The units of these people that owe. */
export function readOwingUnits(
  tx: Transaction,
  units: CollectionReference<Unit>,
  ownerIds: readonly string[],
): Promise<readonly Unit[]> {
  return readOwned(tx, units.where('inArrears', '==', true), ownerIds);
}

/** Whoever owns a unit together with others is in each of theirs: the first is enough. */
function firstOwnersOf(units: readonly Unit[]): readonly string[] {
  return [...new Set(units.flatMap(({ ownerIds: [first] }) => first ?? []))];
}

async function readOwned(
  tx: Transaction,
  units: Query<Unit>,
  ownerIds: readonly string[],
): Promise<readonly Unit[]> {
  const found = await Promise.all(
    chunksOf(ownerIds).map((part) => tx.get(units.where('ownerIds', 'array-contains-any', part))),
  );
  return found.flatMap(({ docs }) => docs.map((unit) => unit.data()));
}
