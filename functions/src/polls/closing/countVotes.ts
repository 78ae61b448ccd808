import { isSecret, type Question } from '@asamblea/domain';
import {
  isServed,
  readAsOf,
  readTogether,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { Counted } from './counted.ts';
import { countNamed } from './countNamed.ts';
import { countSecret } from './countSecret.ts';
import { hourOf } from './hourOf.ts';
import { readHallAt } from './readHallAt.ts';

/**
 * Third step of closing: counts the votes of the line, which is the commit that turned the question to
 * `counting`, over the hall and the roster of the hour. Null when it is not counting: there is nothing to
 * count.
 */
export async function countVotes(
  assemblyId: string,
  questionId: string,
  now: number,
  keys: QuestionKeys = questionKeys(),
): Promise<Counted | null> {
  const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
  if (question?.state !== 'counting') return null;
  const { updateTime: line } = await pollDocuments.closing(assemblyId, questionId).get();
  if (line === undefined) throw new Error('A question is counted without its line.');
  const hour = hourOf(question, line);
  const [hall, votes] = await Promise.all([
    readHallAt(assemblyId, question, hour, now),
    isServed(hour, now)
      ? readAsOf(line, (tx) => readVotes(tx, assemblyId, question))
      : // Votes do not change after the line.
        readTogether((tx) => readVotes(tx, assemblyId, question)),
  ]);
  const closedAt = hour.toMillis();
  const { written, ...there } = hall;
  const closing = { ...there, ...votes, assemblyId, question, closedAt };
  const counted = isSecret(question) ? await countSecret(closing, keys) : countNamed(closing);
  return { ...counted, written };
}

async function readVotes(tx: Transaction, assemblyId: string, question: Question) {
  const { questionId } = question;
  const secret = isSecret(question);
  const [ballots, participations, shards] = await Promise.all([
    secret ? null : tx.get(pollDocuments.ballots(assemblyId, questionId)),
    secret ? tx.get(pollDocuments.participations(assemblyId, questionId)) : null,
    secret ? tx.get(pollDocuments.sealedShards(assemblyId, questionId)) : null,
  ]);
  return {
    ballots: ballots?.docs.map((ballot) => ballot.data()) ?? [],
    participations: participations?.docs.map((one) => one.data()) ?? [],
    shards: shards?.docs.map((shard) => ({ ...shard.data(), shard: shard.id })) ?? [],
  };
}
