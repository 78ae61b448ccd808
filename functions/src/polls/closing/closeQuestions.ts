import {
  accept,
  type BallotResults,
  isSecret,
  type Outcome,
  type Question,
  type StoredResult,
} from '@asamblea/domain';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { reportProblem } from '../../kernel/platform/reportProblem.ts';
import type { BallotAction } from '../questions/questionAction.ts';
import { commitResult } from './commitResult.ts';
import { countVotes } from './countVotes.ts';
import { disposeKey } from './disposeKey.ts';
import { type LineWait, reachLine } from './reachLine.ts';

/**
 * Closes questions: say that they close, wait for what is on its way, draw one line for all, count each
 * as of the line, write its result; of a secret one, destroy the key then. Each step finds what the
 * previous ones left, so anybody may call it again after an interruption, or at the same time.
 */
export async function closeQuestions(
  asked: BallotAction,
  keys: QuestionKeys = questionKeys(),
  waiting: Partial<LineWait> = {},
): Promise<Outcome<BallotResults>> {
  const reached = await reachLine(asked, waiting);
  if (!reached.ok) return reached;
  const results: StoredResult[] = [];
  let refused: Outcome<never> | null = null;
  const failures: unknown[] = [];
  // One at a time: a question may have thousands of ballots. One that fails holds no other back.
  for (const question of reached.value) {
    try {
      const counted = await countAndCommit(asked, question, keys);
      if (counted.ok) results.push(counted.value);
      else refused ??= counted;
    } catch (error) {
      reportProblem('question not counted', error);
      failures.push(error);
    }
  }
  // As it came: whether the store was only busy, and asking again is all there is to do, is said of it.
  if (failures.length > 0) throw failures[0];
  return refused !== null && results.length === 0 ? refused : accept({ results });
}

/** The last step, for a question whose line is drawn. */
async function countAndCommit(
  asked: Omit<BallotAction, 'questionIds'>,
  question: Question,
  keys: QuestionKeys,
): Promise<Outcome<StoredResult>> {
  const { assemblyId, by, now } = asked;
  const { questionId } = question;
  const action = { assemblyId, questionId, by, now };
  const counted = await countVotes(assemblyId, questionId, now, keys);
  const committed = await commitResult(action, counted);
  if (committed.ok && isSecret(question)) await disposeKey(action, keys);
  return committed;
}
