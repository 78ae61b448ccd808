import {
  type Attendance,
  type AttendanceAnswer,
  accept,
  type ClearArrearsRequest,
  type Clearance,
  clearanceOf,
  createAt,
  eventAt,
  headWrites,
  isCounted,
  isPastClosing,
  type KnownQuestion,
  type Outcome,
  type Plan,
  packInSession,
  refuse,
  refusedUnit,
  type SeatChange,
  setAt,
  type Unit,
  updateAt,
  type Write,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, type Transaction } from '../../kernel/database/firestore.ts';
import { placeOf } from '../../kernel/plans/applyPlan.ts';
import { newEventId } from '../../kernel/platform/ids.ts';
import { type CountsMove, readCountsMove } from '../../people/rosters/moveCounts.ts';
import { type SessionPlace, seatPlacesOf } from '../../people/seats/seatPlaces.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { afterEdit, type StoredRosterVersion } from '../../people/stored/storedRoster.ts';
import { atDesk, type DeskAsker, type DeskOutcome } from './atDesk.ts';
import type { AskedHall, OpenDesk } from './hallFrame.ts';

export interface ClearingArrears extends DeskAsker {
  readonly request: ClearArrearsRequest;
}

/**
 * Records that debts were paid at the door. Where the law still takes it, the unit is up to date from
 * now on, also in a vote that is open, until its hour; where it comes late, only the trace stays.
 */
export function clearArrears(asked: ClearingArrears): Promise<DeskOutcome> {
  return atDesk<ClearingArrears, Clearing | null>(asked, {
    read: async (tx, hall) => [await readClearing(tx, asked, hall)],
    decide: planClearing,
  });
}

interface Clearing {
  readonly version: string;
  readonly clearance: Clearance;
  readonly isCounting: boolean;
  readonly asked: readonly { readonly unitId: string; readonly unit: Unit | undefined }[];
  readonly roster: StoredRosterVersion | undefined;
  /** The figures moved by units that left arrears, besides the units themselves; nothing where there are none. */
  readonly moved: Moved | null;
}

interface Moved {
  readonly edits: number;
  readonly counts: CountsMove;
  /** Those of the units that are in the hall, or were. */
  readonly seats: readonly Attendance[];
}

/** Null before the first roster, and where no session takes anybody. */
async function readClearing(
  tx: Transaction,
  { assemblyId, now, request }: ClearingArrears,
  { assembly, session: underWay }: AskedHall,
): Promise<Clearing | null> {
  const session = await underWay;
  const version = assembly.activeRoster;
  if (version === null || session === undefined) return null;
  const clearance = clearanceOf(packInSession(assembly, session), session);
  const isLate = clearance.kind === 'late';
  const unitIds = [...new Set(request.unitIds)];
  const units = peopleDocuments.units(assemblyId, version);
  const found = await getGroups<{
    rosters: StoredRosterVersion;
    units: Unit;
    questions: KnownQuestion;
  }>(tx, {
    rosters: [peopleDocuments.roster(assemblyId, version)],
    units: unitIds.map((unitId) => units.doc(unitId)),
    questions:
      clearance.kind === 'counts'
        ? session.openQuestionIds.map((id) => documents.question(assemblyId, id))
        : [],
  });
  const [roster] = found.rosters;
  const asked = unitIds.map((unitId, i) => ({ unitId, unit: found.units[i] }));
  const before = isLate ? [] : asked.flatMap(({ unit }) => (unit?.inArrears ? [unit] : []));
  return {
    ...{ version, clearance, asked, roster },
    isCounting: found.questions.some((question) => isBeingCounted(question, now)),
    moved:
      before.length === 0 || roster === undefined
        ? null
        : await readMoved(tx, { assemblyId, session: session.session, version, roster, before }),
  };
}

/** From the hour of a question to its result no counted figure moves, whichever process closes it. */
function isBeingCounted(question: KnownQuestion | undefined, now: number): boolean {
  return question !== undefined && (question.state !== 'open' || isPastClosing(question, now));
}

async function readMoved(
  tx: Transaction,
  asked: Omit<Parameters<typeof readCountsMove>[1], 'after'>,
): Promise<Moved> {
  const { assemblyId, session, before } = asked;
  const after = before.map((unit) => ({ ...unit, inArrears: false }));
  const attendance = peopleDocuments.attendance(assemblyId, session);
  // Held, not looked at: a person who comes in meanwhile read the debt, and is not written here.
  const [counts, { seats }] = await Promise.all([
    readCountsMove(tx, { ...asked, after }),
    getGroups(tx, { seats: before.map(({ unitId }) => attendance.doc(unitId)) }),
  ]);
  return { edits: before.length, counts, seats: seats.flatMap((held) => held ?? []) };
}

function planClearing(
  { assemblyId, by, now }: ClearingArrears,
  { session: { session } }: OpenDesk,
  read: Clearing | null,
): Outcome<Plan<readonly AttendanceAnswer[]>> {
  if (read === null) return refuse('roster-missing');
  if (read.isCounting) return refuse('voting-in-progress');
  const { version, clearance } = read;
  const units = peopleDocuments.units(assemblyId, version);
  const writes: Write[] = [];
  const answer = read.asked.map(({ unitId, unit }): AttendanceAnswer => {
    if (unit === undefined) return refusedUnit(unitId, { code: 'unit-unknown' });
    if (!unit.inArrears) return { unitId, status: 'unchanged' };
    const mode = clearance.kind;
    writes.push(
      eventAt(assemblyId, {
        ...{ kind: 'arrears-cleared', by, at: now, from: 'desk', session, unitId, mode },
      }),
    );
    if (mode === 'late') return { unitId, status: 'done' };
    const after = { ...unit, inArrears: false };
    const change = peopleDocuments.unitChanges(assemblyId, version).doc(newEventId());
    writes.push(
      setAt(placeOf(units.doc(unitId)), afterEdit(after, editsAfter(read))),
      createAt(placeOf(change), {
        ...{ unitId, by, at: now },
        before: { unit, person: null },
        after: { unit: after, person: null },
      }),
    );
    return { unitId, status: 'done' };
  });
  return accept({
    answer,
    writes: [...writes, ...movedWrites({ assemblyId, session, now }, read)],
  });
}

function editsAfter({ roster, moved }: Pick<Clearing, 'roster' | 'moved'>): number {
  return (roster?.edits ?? 0) + (moved?.edits ?? 0);
}

/**
 * The writes that the debts cause besides their units: the hall where they are in it, and the counts of the
 * version.
 */
function movedWrites(
  { assemblyId, session, now }: SessionPlace & { readonly now: number },
  { version, roster, moved }: Clearing,
): readonly Write[] {
  if (moved === null || roster === undefined) return [];
  const places = seatPlacesOf({ assemblyId, session });
  const changes = moved.seats
    .filter(isCounted)
    .map((before): SeatChange => ({ before, after: { ...before, inArrears: false } }));
  // A person who was comparing a new roster with this one is told that it has changed.
  const edits = editsAfter({ roster, moved });
  const versionAt = placeOf(peopleDocuments.roster(assemblyId, version));
  // Units in the hall wake the quorum by themselves.
  const isSeen = changes.length === moved.edits;
  const sessionAt = placeOf(documents.session(assemblyId, session));
  return [
    ...changes.map(({ after }) => setAt(places.seat(after.unitId), after)),
    ...headWrites(places, changes),
    ...moved.counts.writes,
    updateAt(versionAt, { edits, ...moved.counts.counts }),
    ...(isSeen ? [] : [updateAt(sessionAt, { rosterEditedAt: now })]),
  ];
}
