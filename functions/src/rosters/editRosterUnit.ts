import {
  accept,
  type EditedUnit,
  type EditUnitRequest,
  editUnit,
  type Outcome,
  refuse,
  type Unit,
  unitsThatDoNotFit,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents, type StoredRosterVersion } from '../platform/documents.ts';
import { type Transaction, transact } from '../platform/firestore.ts';
import { type PeopleMoves, readPeopleMoves, writePeopleMoves } from './movePeople.ts';
import { personIdsOf } from './personIds.ts';

export interface UnitEditing {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: EditUnitRequest;
  readonly now: number;
}

/**
 * Mends one unit of the roster in force, in place, and keeps what it was before beside the version.
 * What counts in a vote does not move while one is open, nor under somebody who is in the hall.
 */
export function editRosterUnit(asked: UnitEditing): Promise<Outcome<EditedUnit>> {
  const { assemblyId, by, request, now } = asked;
  const { editId, version, unitId } = request;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const changeRef = documents.unitChanges(assemblyId, version).doc(editId);
    const unitRef = documents.units(assemblyId, version).doc(unitId);
    const versionRef = documents.roster(assemblyId, version);
    const sessionRef = documents.session(assemblyId, assembly.activeSession);
    const attendanceRef = documents.attendance(assemblyId, assembly.activeSession).doc(unitId);
    const [change, foundUnit, foundVersion, session, held] = await Promise.all([
      tx.get(changeRef),
      tx.get(unitRef),
      tx.get(versionRef),
      tx.get(sessionRef),
      tx.get(attendanceRef),
    ]);
    const done = change.data();
    if (done !== undefined) return accept(done.after);
    if (assembly.activeRoster !== version) return refuse('roster-changed');
    const unit = foundUnit.data();
    const roster = foundVersion.data();
    if (unit === undefined || roster === undefined) return refuse('unit-unknown');
    const edited = editUnit(unit, request.edits, personIdsOf(assemblyId));
    if (!edited.ok) return edited;
    const after = edited.value;
    if (!Number.isSafeInteger(roster.totalWeight + after.unit.weight - unit.weight)) {
      return refuse('roster-edit-wrong', 'La suma de coeficientes sería demasiado grande.');
    }
    if (countsOtherwise(unit, after.unit)) {
      if (typeof session.data()?.openQuestionId === 'string') {
        return refuse('roster-in-use', 'Hay una votación abierta.');
      }
      const seat = held.data();
      if (seat?.present === true && unitsThatDoNotFit([seat], [after.unit]).length > 0) {
        return refuse('roster-in-use', 'La unidad está presente: registre antes su salida.');
      }
    }
    const moves = await readPeopleMoves(tx, { assemblyId, version, unit, after });
    tx.set(unitRef, after.unit);
    writePeopleMoves(tx, { assemblyId, version, moves });
    tx.update(versionRef, totalsAfter(roster, unit, after, moves));
    tx.create(changeRef, { unitId, by, at: now, before: { unit, person: moves.before }, after });
    wakeTotals(tx, sessionRef, unit, after.unit, now);
    recordEvent(tx, assemblyId, { kind: 'unit-edited', by, at: now, unitId, version });
    return accept(after);
  });
}

/** Whether the change moves a count: a name, an address or a kind does not. */
function countsOtherwise(before: Unit, after: Unit): boolean {
  return (
    before.weight !== after.weight ||
    before.inArrears !== after.inArrears ||
    before.ownerIds.join() !== after.ownerIds.join()
  );
}

function totalsAfter(
  roster: StoredRosterVersion,
  before: Unit,
  { unit }: EditedUnit,
  { added, orphan }: PeopleMoves,
) {
  return {
    totalWeight: roster.totalWeight + unit.weight - before.weight,
    people: roster.people + (added ? 1 : 0) - (orphan === null ? 0 : 1),
    edits: (roster.edits ?? 0) + 1,
  };
}

/** The projections listen to the session, and the quorum's total has moved. */
function wakeTotals(
  tx: Transaction,
  session: ReturnType<typeof documents.session>,
  before: Unit,
  after: Unit,
  now: number,
): void {
  if (before.weight !== after.weight) tx.update(session, { rosterEditedAt: now });
}
