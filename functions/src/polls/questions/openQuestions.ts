import {
  type AgendaException,
  type AgendaPoint,
  type AskedOutside,
  accept,
  admitOutside,
  admitWarnings,
  decideOpenings,
  isOperationOff,
  isSameStage,
  isSecret,
  lawWarnings,
  modalityOf,
  needsNoConflict,
  type OpenAnswer,
  type OpenQuestionsRequest,
  type Outcome,
  offIn,
  outsideAgenda,
  packInSession,
  type Question,
  refuse,
  ruleInSession,
  sayPoint,
  stageOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import {
  getGroups,
  readTogether,
  type Transaction,
  transact,
} from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { lockDocuments } from '../../meeting/attachments/lockDocuments.ts';
import { readQuorum } from '../../meeting/quorum/readQuorum.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { recordStage } from '../../meeting/sessions/recordStage.ts';
import { indexRoster } from '../../people/rosters/unitIndexes.ts';
import { checkElections } from '../forecasts/checkElections.ts';
import { proveOwnHeads } from '../forecasts/proveOwnHeads.ts';
import { readInPerson } from '../sets/readInPerson.ts';
import { readNamed } from '../sets/readNamed.ts';
import { pollDocuments } from './pollDocuments.ts';
import type { BallotAction } from './questionAction.ts';
import { treatOpened } from './treatOpened.ts';

/**
 * Opens drafts as one ballot, all in one transaction or none, and puts them on the stage; their point is treated
 * from then on. A session has one open ballot at most. Without quorum it opens all the same: the answer says so and closing decides.
 * The same ballot again only comes back to the stage, while anything of it is open. The quorum is read
 * before, so that opening holds no lock on a hall that is moving.
 */
export async function openQuestions(
  asked: BallotAction & OpenQuestionsRequest,
  keys: QuestionKeys = questionKeys(),
): Promise<Outcome<OpenAnswer>> {
  const { assemblyId, questionIds, durationSeconds, declaresNoConflict = false, by, now } = asked;
  const waiting = await readDrafts(asked);
  const checkable = await checkElections(assemblyId, waiting);
  if (!checkable.ok) return checkable;
  const withKey = await createKeys(asked, waiting, keys);
  const indexed = waiting.length > 0 ? await indexRoster(assemblyId) : null;
  const read = await readTogether((tx) => readQuorum(tx, assemblyId));
  if (read === null) return refuse('assembly-unknown');
  const { quorum } = read;
  return transact(async (tx) => {
    const references = questionIds.map((questionId) =>
      pollDocuments.question(assemblyId, questionId),
    );
    const [found, foundAssembly] = await Promise.all([
      getGroups(tx, { questions: references }),
      tx.get(documents.assembly(assemblyId)),
    ]);
    const questions = found.questions.filter((question) => question !== undefined);
    const assembly = foundAssembly.data();
    if (questions.length < questionIds.length) return refuse('question-unknown');
    if (assembly === undefined) return refuse('assembly-unknown');
    if (assembly.activeRoster === null) return refuse('roster-missing');
    const isHere = questions.every((question) => question.session === assembly.activeSession);
    if (!isHere) return refuse('session-not-open');
    const sessionRef = documents.session(assemblyId, assembly.activeSession);
    const session = (await tx.get(sessionRef)).data();
    if (session?.state !== 'open') return refuse('session-not-open');
    const open = session.openQuestionIds;
    const isOther = open.some((questionId) => !questionIds.includes(questionId));
    // One of an open ballot brings all of it back to the stage.
    if (isOther && !questionIds.every((questionId) => open.includes(questionId))) {
      return refuse('another-question-open');
    }
    const isDraftedSecret = questions.some((one) => one.state === 'draft' && isSecret(one));
    // It was drafted before that was switched off.
    if (isDraftedSecret && isOperationOff('askSecret', offIn(assembly)))
      return refuse('plugin-off');
    const keyless = questions.some(
      (question) =>
        question.state === 'draft' && isSecret(question) && !withKey.has(question.questionId),
    );
    // Somebody made it secret in between: opening it again finds it so.
    if (keyless) return refuse('question-changed');
    const hasDraft = questions.some(({ state }) => state === 'draft');
    // The roster was replaced in between: its units are not gathered.
    if (hasDraft && assembly.activeRoster !== indexed) return refuse('question-changed');
    const roster = assembly.activeRoster;
    const { activeSession } = assembly;
    const place = { assemblyId, roster, session: activeSession };
    const unitsAreHeads = await proveOwnHeads(tx, place, questions);
    const named = await readNamed(tx, place, questions, hasDraft ? asked.named : []);
    if (!named.ok) return named;
    const inPerson = hasDraft ? await readInPerson(tx, assemblyId, assembly) : undefined;
    const opening = {
      ...{ now, durationSeconds, declaresNoConflict, quorumMet: quorum.met },
      ...{ unitsAreHeads, named: named.value, inPerson },
    };
    const decided = decideOpenings(questions, opening);
    if (!decided.ok) return decided;
    const opened = decided.value.filter((question, i) => question !== questions[i]);
    const points = hasDraft ? await readPoints(tx, assemblyId) : [];
    const outside = admitAll(opened, { assembly, session, points }, asked.outsideAgenda);
    if (!outside.ok) return outside;
    const warnings = admitSeen(opened, { assembly, session }, asked.seenWarnings);
    if (!warnings.ok) return warnings;
    const locked = await lockDocuments(tx, assemblyId, assembly, opened);
    const treated = await treatOpened(tx, asked, { assembly, session, points, opened });
    applyPlan(tx, treated);
    const pack = packInSession(assembly, session);
    const [first] = decided.value;
    const stage = stageOf('question', first?.ballotIds ?? questionIds);
    for (const question of opened) {
      const { questionId } = question;
      const point = points.find(({ pointId }) => pointId === question.pointId);
      // As it is called now: whoever reads of the vote later reads what the hall read.
      const item = point === undefined ? {} : { item: sayPoint(point) };
      // What it repeats may have been opened with others.
      const { documents: _before, rule, ...terms } = question;
      const read = locked.get(questionId) ?? [];
      const documentsRead = read.length === 0 ? {} : { documents: read };
      tx.set(pollDocuments.question(assemblyId, questionId), {
        ...terms,
        rule: ruleInSession(rule, pack),
        ...item,
        roster,
        ...documentsRead,
      });
      if (question.named?.conflict !== undefined) {
        recordEvent(tx, assemblyId, { kind: 'conflict-named', by, at: now, questionId });
      } else if (needsNoConflict(question)) {
        recordEvent(tx, assemblyId, { kind: 'no-conflict-declared', by, at: now, questionId });
      }
      if (question.named?.affected !== undefined || question.named?.class !== undefined) {
        recordEvent(tx, assemblyId, { kind: 'besides-named', by, at: now, questionId });
      }
      const warned = outside.value.get(questionId);
      if (warned !== undefined) {
        recordEvent(tx, assemblyId, {
          kind: 'outside-agenda',
          by,
          at: now,
          questionId,
          ...warned,
        });
      }
      if (warnings.value.has(questionId)) {
        const held = { mode: modalityOf(assembly), call: session.call };
        recordEvent(tx, assemblyId, { kind: 'law-warned', by, at: now, questionId, ...held });
      }
      recordEvent(tx, assemblyId, { kind: 'question-opened', by, at: now, questionId });
    }
    if (opened.length > 0) {
      tx.update(sessionRef, { openQuestionIds: questionIds, stage, ...treated.fields });
    } else if (open.length > 0 && !isSameStage(session.stage, stage)) {
      tx.update(sessionRef, { stage });
      recordStage(tx, { assemblyId, by, now, stage });
    }
    return accept({ quorum });
  });
}

async function readPoints(tx: Transaction, assemblyId: string): Promise<readonly AgendaPoint[]> {
  return (await tx.get(meetingDocuments.agenda(assemblyId))).docs.map((one) => one.data());
}

/** What the chair says of each that was not announced, by its id; those that need nothing said are not there. */
function admitAll(
  drafts: readonly Question[],
  known: Omit<AskedOutside, 'question'>,
  said: OpenQuestionsRequest['outsideAgenda'],
): Outcome<ReadonlyMap<string, { readonly exception?: AgendaException }>> {
  const admitted = new Map<string, { readonly exception?: AgendaException }>();
  for (const question of drafts) {
    const decided = admitOutside(outsideAgenda({ ...known, question }), said);
    if (!decided.ok) return decided;
    if (decided.value !== null) admitted.set(question.questionId, decided.value);
  }
  return accept(admitted);
}

/** Those that the law warns of, by their id, once whoever opens them read all that it warns of. */
function admitSeen(
  drafts: readonly Question[],
  known: Omit<Parameters<typeof lawWarnings>[0], 'question'>,
  seen: OpenQuestionsRequest['seenWarnings'] = [],
): Outcome<ReadonlySet<string>> {
  const warned = new Set<string>();
  for (const question of drafts) {
    const decided = admitWarnings(lawWarnings({ ...known, question }), seen);
    if (!decided.ok) return decided;
    if (decided.value) warned.add(question.questionId);
  }
  return accept(warned);
}

async function readDrafts({ assemblyId, questionIds }: BallotAction): Promise<readonly Question[]> {
  const references = questionIds.map((questionId) =>
    pollDocuments.question(assemblyId, questionId),
  );
  const { questions } = await readTogether((tx) => getGroups(tx, { questions: references }));
  return questions.flatMap((question) => (question?.state === 'draft' ? [question] : []));
}

/** Before they open: an open secret question always has its key. */
async function createKeys(
  { assemblyId }: BallotAction,
  drafts: readonly Question[],
  keys: QuestionKeys,
): Promise<ReadonlySet<string>> {
  const secret = drafts.filter(isSecret).map(({ questionId }) => questionId);
  await Promise.all(secret.map((questionId) => keys.create(questionKeyId(assemblyId, questionId))));
  return new Set(secret);
}
