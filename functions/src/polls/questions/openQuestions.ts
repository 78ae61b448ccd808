import {
  accept,
  decideOpenings,
  isOperationOff,
  isSameStage,
  isSecret,
  type OpenAnswer,
  type OpenQuestionsRequest,
  type Outcome,
  offIn,
  type Question,
  refuse,
  stageOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, readTogether, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { lockDocuments } from '../../meeting/attachments/lockDocuments.ts';
import { readQuorum } from '../../meeting/quorum/readQuorum.ts';
import { recordStage } from '../../meeting/sessions/recordStage.ts';
import { indexRoster } from '../../people/rosters/unitIndexes.ts';
import { checkElections } from '../forecasts/checkElections.ts';
import { proveOwnHeads } from '../forecasts/proveOwnHeads.ts';
import { readInPerson } from '../sets/readInPerson.ts';
import { readNamed } from '../sets/readNamed.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { admitAll, admitSeen, readAgendaPoints } from './openingAdmissions.ts';
import type { BallotAction } from './questionAction.ts';
import { treatOpened } from './treatOpened.ts';
import { writeOpened } from './writeOpened.ts';

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
    // The question was drafted before that was switched off.
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
    const points = hasDraft ? await readAgendaPoints(tx, assemblyId) : [];
    const outside = admitAll(opened, { assembly, session, points }, asked.outsideAgenda);
    if (!outside.ok) return outside;
    const warnings = admitSeen(opened, { assembly, session }, asked.seenWarnings);
    if (!warnings.ok) return warnings;
    const locked = await lockDocuments(tx, assemblyId, assembly, opened);
    const treated = await treatOpened(tx, asked, { assembly, session, points, opened });
    applyPlan(tx, treated);
    const [first] = decided.value;
    const stage = stageOf('question', first?.ballotIds ?? questionIds);
    const declared = { outside: outside.value, warned: warnings.value };
    const meeting = { assembly, session, points, roster, locked };
    for (const question of opened) {
      writeOpened(tx, asked, { ...meeting, ...declared, question });
      recordEvent(tx, assemblyId, {
        ...{ kind: 'question-opened', by, at: now, questionId: question.questionId },
      });
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
