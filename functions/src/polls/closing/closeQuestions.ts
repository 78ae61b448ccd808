import {
  type AwaitedDesk,
  accept,
  type CountingAnswer,
  type DesksCounted,
  desksAwaitedMillis,
  isSecret,
  type Outcome,
  type Question,
  type StoredResult,
} from '@asamblea/domain';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { reportProblem } from '../../kernel/platform/reportProblem.ts';
import type { BallotAction } from '../questions/questionAction.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { commitResult } from './commitResult.ts';
import { countVotes } from './countVotes.ts';
import { disposeKey } from './disposeKey.ts';
import { hourOf } from './hourOf.ts';
import { type LineWait, reachLine } from './reachLine.ts';

/**
 * Closes questions: say that they close, wait for what is on its way, draw one line for all, wait for the
 * desks that have work of before the hour, count each, write its result; of a secret one, destroy the key then. Each step finds what the
 * previous ones left, so anybody may call it again after an interruption, or at the same time.
 */
export async function closeQuestions(
  asked: ClosingAction,
  keys: QuestionKeys = questionKeys(),
  waiting: Partial<LineWait> = {},
): Promise<Outcome<CountingAnswer>> {
  const reached = await reachLine(asked, waiting);
  if (!reached.ok) return reached;
  const results: StoredResult[] = [];
  const awaited = new Map<string, AwaitedDesk>();
  let refused: Outcome<never> | null = null;
  const failures: unknown[] = [];
  // One at a time: a question may have thousands of ballots. One that fails holds no other back.
  for (const question of reached.value) {
    try {
      const { desks, counts } = await awaitDesks(asked, question, waiting.findAwaited);
      if (counts === null) {
        for (const desk of desks) awaited.set(`${desk.label} ${desk.since}`, desk);
        continue;
      }
      const counted = await countAndCommit(asked, question, keys, counts);
      if (counted.ok) results.push(counted.value);
      else refused ??= counted;
    } catch (error) {
      reportProblem('question not counted', error);
      failures.push(error);
    }
  }
  // As it came: whether the store was only busy, and asking again is all there is to do, is said of it.
  if (failures.length > 0) throw failures[0];
  if (refused !== null && results.length === 0) return refused;
  return accept({ results, ...(awaited.size === 0 ? {} : { awaited: [...awaited.values()] }) });
}

/** The person who closes, and whether they go on without the unsent work of some desks. */
export interface ClosingAction extends BallotAction {
  readonly unawaited?: boolean | undefined;
}

interface Awaited {
  readonly desks: readonly AwaitedDesk[];
  /** The entry of the record about the desks if it is counted now; null while they are waited for. */
  readonly counts: DesksCounted | null;
}

/** Which desks a question waits for, once its line is drawn; ten minutes after its hour, for none. */
async function awaitDesks(
  { assemblyId, unawaited = false, now }: ClosingAction,
  { questionId, state, closesAt }: Question,
  findAwaited: LineWait['findAwaited'] = async () => [],
): Promise<Awaited> {
  const { updateTime: line } = await pollDocuments.closing(assemblyId, questionId).get();
  if (state !== 'counting' || line === undefined) return { desks: [], counts: {} };
  const hour = hourOf({ closesAt }, line).toMillis();
  const desks = await findAwaited(assemblyId, hour, now);
  if (desks.length === 0) return { desks, counts: {} };
  const by = unawaited ? 'chair' : now > hour + desksAwaitedMillis ? 'time' : null;
  return { desks, counts: by === null ? null : { unawaited: desks.length, by } };
}

/** The last step, for a question whose line is drawn. */
async function countAndCommit(
  asked: Omit<BallotAction, 'questionIds'>,
  question: Question,
  keys: QuestionKeys,
  desks: DesksCounted,
): Promise<Outcome<StoredResult>> {
  const { assemblyId, by, now } = asked;
  const { questionId } = question;
  const action = { assemblyId, questionId, by, now };
  const counted = await countVotes(assemblyId, questionId, now, keys);
  const committed = await commitResult(action, counted, desks);
  if (committed.ok && isSecret(question)) await disposeKey(action, keys);
  return committed;
}
