import {
  type AssemblySession,
  type AttendanceAnswer,
  accept,
  type ClearArrearsRequest,
  clearanceOf,
  isCounted,
  isPastClosing,
  packOf,
  refuse,
  type SeatChange,
  type Unit,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, type Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { newEventId } from '../../kernel/platform/ids.ts';
import { readCountsMove } from '../../people/rosters/moveCounts.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import type { StoredRosterVersion } from '../../people/rosters/storedRoster.ts';
import { moveHeads, type SessionPlace } from '../../people/seats/moveHeads.ts';
import { atDesk, type DeskAsker, type DeskResults, refusedUnit } from './atDesk.ts';

export interface ClearingArrears extends DeskAsker {
  readonly request: ClearArrearsRequest;
}

/**
 * Records that debts were paid at the door. Where the law still takes it, the unit is up to date from
 * now on, also in a vote that is open, until its hour; where it comes late, only the trace stays.
 */
export function clearArrears(asked: ClearingArrears): Promise<DeskResults> {
  const { assemblyId, by, now, request } = asked;
  return atDesk(asked, async (tx, { assembly, session }) => {
    const { activeRoster: version, rulePack } = assembly;
    if (version === null) return refuse('roster-missing');
    const clearance = clearanceOf(packOf(rulePack), session);
    if (clearance.kind === 'counts' && (await isBeingCounted(tx, asked, session))) {
      return refuse('voting-in-progress');
    }
    const units = peopleDocuments.units(assemblyId, version);
    const rosterAt = peopleDocuments.roster(assemblyId, version);
    const asking = [...new Set(request.unitIds)];
    const [roster, ...found] = await Promise.all([
      tx.get(rosterAt),
      ...asking.map((unitId) => tx.get(units.doc(unitId))),
    ]);
    const mended = asking.flatMap((_, i) => {
      const unit = found[i]?.data();
      return unit?.inArrears === true && clearance.kind !== 'late' ? [unit] : [];
    });
    const save = await readMended(tx, {
      assemblyId,
      session: session.session,
      version,
      now,
      roster: roster.data(),
      before: mended,
    });
    const results = asking.map((unitId, i): AttendanceAnswer => {
      const unit = found[i]?.data();
      if (unit === undefined) return refusedUnit(unitId, { code: 'unit-unknown' });
      if (!unit.inArrears) return { unitId, status: 'unchanged' };
      recordEvent(tx, assemblyId, {
        kind: 'arrears-cleared',
        by,
        at: now,
        from: 'desk',
        session: session.session,
        unitId,
        mode: clearance.kind,
      });
      if (clearance.kind === 'late') return { unitId, status: 'done' };
      const after = { ...unit, inArrears: false };
      tx.set(units.doc(unitId), after);
      tx.create(peopleDocuments.unitChanges(assemblyId, version).doc(newEventId()), {
        unitId,
        by,
        at: now,
        before: { unit, person: null },
        after: { unit: after, person: null },
      });
      return { unitId, status: 'done' };
    });
    save();
    return accept({ results });
  });
}

interface Mending extends SessionPlace {
  readonly version: string;
  readonly roster: StoredRosterVersion | undefined;
  readonly before: readonly Unit[];
  readonly now: number;
}

/** What units that owe nothing any more move, besides themselves: counts, and the hall where they are in it. */
async function readMended(tx: Transaction, asked: Mending): Promise<() => void> {
  const { assemblyId, session, version, roster, before, now } = asked;
  if (before.length === 0 || roster === undefined) return () => undefined;
  const after = before.map((unit) => ({ ...unit, inArrears: false }));
  const attendance = peopleDocuments.attendance(assemblyId, session);
  // Held, not looked at: whoever comes in meanwhile read the debt, and is not written here.
  const [move, { seats }] = await Promise.all([
    readCountsMove(tx, { assemblyId, session, version, roster, before, after }),
    getGroups(tx, { seats: before.map(({ unitId }) => attendance.doc(unitId)) }),
  ]);
  return () => {
    const changes = seats.flatMap((held): SeatChange[] => {
      if (held === undefined || !isCounted(held)) return [];
      const seat = { ...held, inArrears: false };
      tx.set(attendance.doc(held.unitId), seat);
      return [{ before: held, after: seat }];
    });
    moveHeads(tx, { assemblyId, session }, changes);
    move.write();
    // Whoever was comparing a new roster with this one is told that it has changed.
    const edits = (roster.edits ?? 0) + before.length;
    tx.update(peopleDocuments.roster(assemblyId, version), { edits, ...move.counts });
    // Who is in the hall wakes the quorum by themselves.
    const isSeen = changes.length === before.length;
    if (!isSeen) tx.update(documents.session(assemblyId, session), { rosterEditedAt: now });
  };
}

/** From the hour of a question to its result nothing that is counted moves, whoever has come by to close it. */
async function isBeingCounted(
  tx: Transaction,
  { assemblyId, now }: DeskAsker,
  session: AssemblySession,
): Promise<boolean> {
  const references = session.openQuestionIds.map((id) => documents.question(assemblyId, id));
  const { questions } = await getGroups(tx, { questions: references });
  return questions.some(
    (question) =>
      question !== undefined && (question.state !== 'open' || isPastClosing(question, now)),
  );
}
