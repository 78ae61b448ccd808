import { headIdOf, owingHeads, type Unit, updateAt, type Write } from '@asamblea/domain';
import type { CollectionReference, Transaction } from '../../kernel/database/firestore.ts';
import { placeOf } from '../../kernel/plans/applyPlan.ts';
import type { StoredUnit } from '../stored/storedRoster.ts';
import { readOwned } from './readMates.ts';

/** Each of all the units of a version with whether its head owes, so that a desk asks for no other unit of it. */
export function noteHeadDebts(units: readonly Unit[]): readonly StoredUnit[] {
  const owing = owingHeads(units);
  return units.map((unit) => ({ ...unit, headOwes: owing.has(headIdOf(unit)) }));
}

/** Notes it again on every unit of some heads, where it changed. `mates` are as they are by now. */
export function headDebtWrites(
  units: CollectionReference<StoredUnit>,
  mates: readonly StoredUnit[],
): readonly Write[] {
  return noteHeadDebts(mates).flatMap(({ unitId, headOwes }, i) =>
    headOwes === undefined || headOwes === mates[i]?.headOwes
      ? []
      : [updateAt(placeOf(units.doc(unitId)), { headOwes })],
  );
}

/** The heads of these units that owe, for these or for any other unit of theirs. Asks only where no unit tells. */
export async function readOwingHeads(
  tx: Transaction,
  units: CollectionReference<StoredUnit>,
  own: readonly StoredUnit[],
): Promise<ReadonlySet<string>> {
  const told = own.filter(({ headOwes }) => headOwes === true).map(headIdOf);
  const untold = own.filter(({ headOwes }) => headOwes === undefined);
  const owing = await readOwned(tx, units.where('inArrears', '==', true), untold);
  return new Set([...told, ...owingHeads([...own, ...owing])]);
}
