import {
  accept,
  type CountingAnswer,
  changeBetween,
  decideOpening,
  decidePaperHours,
  decidePaperVote,
  endSentence,
  isRollCallPublic,
  type Outcome,
  type PaperRequest,
  type Question,
  refuse,
  type StoredFile,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { lockDocuments } from '../../meeting/attachments/lockDocuments.ts';
import { indexRoster } from '../../people/rosters/unitIndexes.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { newReceipt } from '../ballots/createCaster.ts';
import { rememberUnitIndexes } from '../ballots/rememberQuestions.ts';
import { closeQuestions } from '../closing/closeQuestions.ts';
import type { FindAwaited } from '../closing/reachLine.ts';
import { admitAll, admitSeen, readAgendaPoints } from '../questions/openingAdmissions.ts';
import { writeOpened } from '../questions/writeOpened.ts';
import { readInPerson } from '../sets/readInPerson.ts';
import { readNamed } from '../sets/readNamed.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { addToShard, drawShard } from '../tallies/shards.ts';
import { readPaperHall } from './readPaperHall.ts';
import { sayRefusedPapers } from './sayRefusedPapers.ts';

interface RecordPaper {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
  readonly asked: PaperRequest;
}

/**
 * Writes down a vote that the hall held on paper: the draft goes at once to `counting` with its two hours and
 * its ballots, all or none, and is counted like any other over the hall of the hour it was closed. Sent
 * again, it goes on from there.
 */
export async function recordPaper(
  asking: RecordPaper,
  findAwaited: FindAwaited,
): Promise<Outcome<CountingAnswer>> {
  const { assemblyId, by, now, asked } = asking;
  const { questionId, requestId } = asked;
  const before = (await pollDocuments.question(assemblyId, questionId).get()).data();
  if (before?.paper?.requestId !== requestId) {
    const written = await writePaper(asking);
    if (!written.ok) return written;
  }
  const action = { assemblyId, questionIds: [questionId], by, now };
  return closeQuestions(action, undefined, { findAwaited });
}

async function writePaper(asking: RecordPaper): Promise<Outcome<null>> {
  const { assemblyId, by, now, asked } = asking;
  const { questionId, requestId, openedAt, closedAt, declaresNoConflict = false } = asked;
  const indexed = await indexRoster(assemblyId);
  const read = await readPaperHall(asking);
  if (!read.ok) return read;
  const { hall, roster, timeZone } = read.value;
  const { unitIndexOf } = await rememberUnitIndexes(assemblyId, roster);
  const receipt = newReceipt();
  return transact(async (tx) => {
    const found = await getGroups(tx, {
      question: [pollDocuments.question(assemblyId, questionId)],
      assembly: [documents.assembly(assemblyId)],
      files: asked.sheets.map((fileId) => documents.file(assemblyId, fileId)),
      roster: [peopleDocuments.roster(assemblyId, roster)],
    });
    const [draft] = found.question;
    const [assembly] = found.assembly;
    if (draft === undefined || assembly === undefined) return refuse('question-unknown');
    // The same sending, on its way twice.
    if (draft.paper?.requestId === requestId) return accept(null);
    const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
    const isHere = draft.session === assembly.activeSession && session?.state === 'open';
    if (!isHere) return refuse('session-not-open');
    if (assembly.activeRoster !== roster || indexed !== roster) return refuse('question-changed');
    const hours = decidePaperHours({
      ...{ question: draft, openedAt, closedAt, now },
      installedAt: session.installedAt ?? null,
      rosterSince: found.roster[0]?.activatedAt ?? 0,
      tellers: asked.tellers,
    });
    if (!hours.ok) return hours;
    if (!found.files.every((file) => isLoose(file, by))) return refuse('file-unknown');
    const place = { assemblyId, roster, session: assembly.activeSession };
    const named = await readNamed(tx, place, [draft], asked.named);
    if (!named.ok) return named;
    const inPerson = await readInPerson(tx, assemblyId, assembly);
    const opening = { now: openedAt, quorumMet: false, declaresNoConflict, inPerson };
    const opened = decideOpening(draft, { ...opening, named: named.value });
    if (!opened.ok) return opened;
    const points = await readAgendaPoints(tx, assemblyId);
    const meeting = { assembly, session, points };
    const outside = admitAll([opened.value], meeting, asked.outsideAgenda);
    if (!outside.ok) return outside;
    const warned = admitSeen([opened.value], meeting, asked.seenWarnings);
    if (!warned.ok) return warned;
    const { ballots, refused } = decidePaperVote({
      ...{ question: opened.value, seats: hall.attendance, units: hall.units },
      ...{ choices: asked.choices, closedAt, uid: by, requestId, receipt },
    });
    if (refused.length > 0) {
      const names = sayRefusedPapers(refused, hall).map(({ name }) => name);
      return refuse('paper-vote-unfit', endSentence(names.slice(0, 10).join(', ')));
    }
    const { tellers, sheets } = asked;
    const locked = await lockDocuments(tx, assemblyId, assembly, [opened.value]);
    const question: Question = {
      ...opened.value,
      state: 'counting',
      closesAt: closedAt,
      closingAt: now,
      // Nobody read it then; that of the decision is worked out as of the hour.
      quorumAtOpening: null,
      ballotIds: [questionId],
      paper: { openedAt, closedAt, timeZone, tellers, sheets, requestId },
    };
    const declared = { outside: outside.value, warned: warned.value };
    writeOpened(tx, asking, { ...meeting, ...declared, question, roster, locked });
    tx.set(pollDocuments.closing(assemblyId, questionId), { step: 'counting' });
    for (const ballot of ballots) {
      tx.create(pollDocuments.ballots(assemblyId, questionId).doc(ballot.unitId), ballot);
    }
    const shard = pollDocuments.tally(assemblyId, questionId, drawShard());
    const isRollPublic = isRollCallPublic(question);
    addToShard(tx, shard, changeBetween([], ballots, { question, unitIndexOf, isRollPublic }));
    keepSheets(tx, asking);
    recordEvent(tx, assemblyId, {
      ...{ kind: 'paper-vote-recorded', by, at: now, questionId, from: 'chair' },
      ...{ session: draft.session, paper: { openedAt, closedAt, votes: ballots.length } },
    });
    return accept(null);
  });
}

/** A paper that the same person brought, and that nothing names yet. */
function isLoose(file: StoredFile | undefined, by: string): boolean {
  return file !== undefined && file.uploadedBy === by && file.dueAt !== null;
}

function keepSheets(tx: Transaction, { assemblyId, asked }: RecordPaper): void {
  for (const fileId of asked.sheets) {
    tx.update(documents.file(assemblyId, fileId), { sheetOf: asked.questionId, dueAt: null });
  }
}
