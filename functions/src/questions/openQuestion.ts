import {
  accept,
  ballotIdsOf,
  decideOpening,
  isSameStage,
  isSecret,
  type OpenAnswer,
  type Outcome,
  openIdsOf,
  refuse,
  stageOf,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { readTogether, transact } from '../platform/firestore.ts';
import { type QuestionKeys, questionKeyId, questionKeys } from '../platform/questionKeys.ts';
import { readQuorum } from '../quorum/readQuorum.ts';
import { placeUnits } from '../rosters/placeUnits.ts';

export interface QuestionAction {
  readonly assemblyId: string;
  readonly questionId: string;
  readonly by: string;
  readonly now: number;
}

/**
 * Opens a draft and puts it on the stage. A session has one open ballot at most. Without quorum it
 * opens all the same: the answer says so and closing decides. Opening what is already open only
 * brings it back to the stage, with those it was opened with. The quorum is read before, so that opening holds no lock on a hall
 * that is moving.
 */
export async function openQuestion(
  asked: QuestionAction,
  keys: QuestionKeys = questionKeys(),
): Promise<Outcome<OpenAnswer>> {
  const { assemblyId, questionId, by, now } = asked;
  const waiting = (await documents.question(assemblyId, questionId).get()).data();
  // Before it opens: an open secret question always has its key.
  const hasKey = waiting?.state === 'draft' && isSecret(waiting);
  if (hasKey) await keys.create(questionKeyId(assemblyId, questionId));
  const placed = waiting?.state === 'draft' ? await placeUnits(assemblyId) : null;
  const read = await readTogether((tx) => readQuorum(tx, assemblyId));
  if (read === null) return refuse('assembly-unknown');
  const { quorum } = read;
  return transact(async (tx) => {
    const questionRef = documents.question(assemblyId, questionId);
    const [found, foundAssembly] = await Promise.all([
      tx.get(questionRef),
      tx.get(documents.assembly(assemblyId)),
    ]);
    const question = found.data();
    const assembly = foundAssembly.data();
    if (question === undefined) return refuse('question-unknown');
    if (assembly === undefined) return refuse('assembly-unknown');
    if (assembly.activeRoster === null) return refuse('roster-missing');
    if (question.session !== assembly.activeSession) return refuse('session-not-open');
    const sessionRef = documents.session(assemblyId, question.session);
    const session = (await tx.get(sessionRef)).data();
    if (session?.state !== 'open') return refuse('session-not-open');
    const open = openIdsOf(session);
    if (open.length > 0 && !open.includes(questionId)) return refuse('another-question-open');
    // Somebody made it secret in between: opening it again finds it so.
    if (question.state === 'draft' && isSecret(question) && !hasKey) {
      return refuse('question-changed');
    }
    // The roster was replaced in between: its places are not gathered.
    if (question.state === 'draft' && assembly.activeRoster !== placed) {
      return refuse('question-changed');
    }
    const opened = decideOpening(question, now, quorum.met);
    if (!opened.ok) return opened;
    const stage = stageOf('question', ballotIdsOf(question));
    if (question.state === 'draft') {
      tx.set(questionRef, { ...opened.value, roster: assembly.activeRoster });
      tx.update(sessionRef, { openQuestionId: questionId, openTogether: [], stage });
      recordEvent(tx, assemblyId, { kind: 'question-opened', by, at: now, questionId });
    } else if (!isSameStage(session.stage, stage)) {
      tx.update(sessionRef, { stage });
      recordEvent(tx, assemblyId, {
        kind: 'stage-changed',
        by,
        at: now,
        questionId,
        mode: 'question',
      });
    }
    return accept({ quorum });
  });
}
