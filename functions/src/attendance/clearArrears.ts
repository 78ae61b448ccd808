import {
  type AssemblySession,
  type AttendanceAnswer,
  accept,
  type ClearArrearsRequest,
  clearanceOf,
  openIdsOf,
  packOf,
  refuse,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { getGroups, type Transaction } from '../platform/firestore.ts';
import { newEventId } from '../platform/ids.ts';
import { atDesk, type DeskAsker, type DeskResults, refusedUnit } from './atDesk.ts';

export interface ClearingArrears extends DeskAsker {
  readonly request: ClearArrearsRequest;
}

/**
 * Records that debts were paid at the door. Where the law still takes it, the unit is up to date from
 * now on, also in a vote that is open, until its line is drawn; where it comes late, only the trace stays.
 */
export function clearArrears(asked: ClearingArrears): Promise<DeskResults> {
  const { assemblyId, by, now, request } = asked;
  return atDesk(asked, async (tx, { assembly, session }) => {
    const { activeRoster: version, rulePack } = assembly;
    if (version === null) return refuse('roster-missing');
    const clearance = clearanceOf(packOf(rulePack), session);
    if (clearance.kind === 'counts' && (await isBeingCounted(tx, assemblyId, session))) {
      return refuse('voting-in-progress');
    }
    const units = documents.units(assemblyId, version);
    const rosterAt = documents.roster(assemblyId, version);
    const asking = [...new Set(request.unitIds)];
    const [roster, ...found] = await Promise.all([
      tx.get(rosterAt),
      ...asking.map((unitId) => tx.get(units.doc(unitId))),
    ]);
    let mended = 0;
    const results = asking.map((unitId, i): AttendanceAnswer => {
      const unit = found[i]?.data();
      if (unit === undefined) return refusedUnit(unitId, { code: 'unit-unknown' });
      if (!unit.inArrears) return { unitId, status: 'unchanged' };
      recordEvent(tx, assemblyId, {
        ...{ kind: 'arrears-cleared', by, at: now, from: 'desk', session: session.session },
        ...{ unitId, mode: clearance.kind },
      });
      if (clearance.kind === 'late') return { unitId, status: 'done' };
      const after = { ...unit, inArrears: false };
      tx.set(units.doc(unitId), after);
      tx.create(documents.unitChanges(assemblyId, version).doc(newEventId()), {
        ...{ unitId, by, at: now },
        ...{ before: { unit, person: null }, after: { unit: after, person: null } },
      });
      mended += 1;
      return { unitId, status: 'done' };
    });
    // Whoever was comparing a new roster with this one is told that it has changed.
    if (mended > 0) tx.update(rosterAt, { edits: (roster.data()?.edits ?? 0) + mended });
    return accept({ results });
  });
}

/** From the line to the result nothing that is counted moves, whatever is asked meanwhile. */
async function isBeingCounted(
  tx: Transaction,
  assemblyId: string,
  session: AssemblySession,
): Promise<boolean> {
  const references = openIdsOf(session).map((id) => documents.question(assemblyId, id));
  const { questions } = await getGroups(tx, { questions: references });
  return questions.some((question) => question !== undefined && question.state !== 'open');
}
