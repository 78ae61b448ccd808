import {
  type Assembly,
  type Attendance,
  accept,
  cellText,
  documentKey,
  type EditedUnit,
  type EditUnitRequest,
  editUnit,
  headWrites,
  isCounted,
  nameKey,
  type Outcome,
  type Owner,
  refuse,
  type SeatPlaces,
  seatIn,
  setAt,
  type Unit,
  unitsThatDoNotFit,
  type Write,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { seatPlacesOf } from '../seats/seatPlaces.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { afterEdit, type StoredRosterVersion } from '../stored/storedRoster.ts';
import { findPersonId } from './findPersonId.ts';
import { readCountsMove } from './moveCounts.ts';
import { type PeopleMoves, readPeopleMoves, writePeopleMoves } from './movePeople.ts';

export interface UnitEditing {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: EditUnitRequest;
  readonly now: number;
}

/**
 * Mends one unit of the roster in force, in place, and keeps what it was before beside the version.
 * A figure that counts in a vote does not change while one is open, nor under somebody who is in the hall.
 */
export function editRosterUnit(asked: UnitEditing): Promise<Outcome<EditedUnit>> {
  const { assemblyId, by, request, now } = asked;
  const { editId, version, unitId } = request;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const changeRef = peopleDocuments.unitChanges(assemblyId, version).doc(editId);
    const unitRef = peopleDocuments.units(assemblyId, version).doc(unitId);
    const versionRef = peopleDocuments.roster(assemblyId, version);
    const sessionRef = documents.session(assemblyId, assembly.activeSession);
    const attendanceRef = peopleDocuments
      .attendance(assemblyId, assembly.activeSession)
      .doc(unitId);
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
    const { owner } = request.edits;
    const personId =
      owner === undefined ? '' : await ownerIdOf(tx, asked, { assembly, unit, owner });
    const edited = editUnit(unit, request.edits, () => personId);
    if (!edited.ok) return edited;
    const after = edited.value;
    if (!Number.isSafeInteger(roster.totalWeight + after.unit.weight - unit.weight)) {
      return refuse('roster-edit-wrong', 'La suma de coeficientes sería demasiado grande.');
    }
    if (countsOtherwise(unit, after.unit)) {
      if ((session.data()?.openQuestionIds.length ?? 0) > 0) {
        return refuse('roster-in-use', 'Hay una votación abierta.');
      }
      const seat = held.data();
      if (seat?.present === true && unitsThatDoNotFit([seat], [after.unit]).length > 0) {
        return refuse('roster-in-use', 'La unidad está presente: registre antes su salida.');
      }
    }
    const place = { assemblyId, session: assembly.activeSession };
    const [moves, counts] = await Promise.all([
      readPeopleMoves(tx, { assemblyId, version, unit, after }),
      countsOtherwise(unit, after.unit)
        ? readCountsMove(tx, { ...place, version, roster, before: [unit], after: [after.unit] })
        : null,
    ]);
    const edit = (roster.edits ?? 0) + 1;
    tx.set(unitRef, afterEdit(after.unit, edit));
    writePeopleMoves(tx, { assemblyId, version, moves, edit });
    tx.update(versionRef, {
      ...totalsAfter(roster, unit, after, moves),
      edits: edit,
      ...counts?.counts,
    });
    tx.create(changeRef, { unitId, by, at: now, before: { unit, person: moves.before }, after });
    if (counts !== null) {
      const reseated = reseat(seatPlacesOf(place), held.data(), after.unit);
      applyPlan(tx, { writes: [...reseated, ...counts.writes] });
      // The projections listen to the session, and the counts of the quorum have moved.
      tx.update(sessionRef, { rosterEditedAt: now });
    }
    recordEvent(tx, assemblyId, { kind: 'unit-edited', by, at: now, unitId, version });
    return accept(after);
  });
}

/**
 * As the words of the roster are read: without what a sheet puts around them. An owner with the same name and
 * document is the same person, also where others have that name.
 */
async function ownerIdOf(
  tx: Transaction,
  { assemblyId, request: { version } }: UnitEditing,
  { assembly, unit, owner }: { assembly: Assembly; unit: Unit; owner: Owner },
): Promise<string> {
  const named = { name: cellText(owner.name), document: cellText(owner.document) };
  const [first] = unit.ownerIds;
  const place = peopleDocuments.people(assemblyId, version);
  const known = first === undefined ? undefined : (await tx.get(place.doc(first))).data();
  const isSame =
    known !== undefined &&
    nameKey(known.name) === nameKey(named.name) &&
    documentKey(known.document) === documentKey(named.document);
  return isSame ? known.personId : findPersonId(assemblyId, assembly, named);
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
  };
}

/** The holder in the hall stays there, with the present owners of the unit, and with their debt. */
function reseat(places: SeatPlaces, held: Attendance | undefined, unit: Unit): readonly Write[] {
  if (held === undefined || !isCounted(held)) return [];
  const seat = seatIn(held, unit);
  return [
    setAt(places.seat(unit.unitId), seat),
    ...headWrites(places, [{ before: held, after: seat }]),
  ];
}
