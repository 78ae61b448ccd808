import {
  accept,
  addToTally,
  type Ballot,
  type CastAnswer,
  decideCast,
  emptyTally,
  isSecret,
  type Outcome,
  refuse,
  type Tally,
  takeFromTally,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { addToShard } from '../tallies/shards.ts';
import { type AcceptedVote, answerSendings, type VoteKind } from './answerSendings.ts';
import { type CastBatch, isAtBooth, readSendings } from './readSendings.ts';

/**
 * Decides many named sendings in one transaction, in order: a ballot for each accepted unit and one
 * addition to this instance's shard. Each unit has its own outcome; repeating the batch is harmless.
 */
export function castBatch(batch: CastBatch): Promise<readonly Outcome<CastAnswer>[]> {
  const { assemblyId, questionId, sendings } = batch;
  const ballots = documents.ballots(assemblyId, questionId);
  const shard = documents.tally(assemblyId, questionId, batch.shard);
  return transact(async (tx) => {
    const read = await readSendings(tx, batch, ballots);
    if (read === null) return sendings.map(() => refuse('question-unknown'));
    if (isSecret(read.question)) throw new Error('A secret vote came through the named door.');
    const { answers, accepted } = answerSendings(sendings, read, named);
    // A unit may come twice, voting and changing: what is written last stands.
    for (const { kept } of accepted) tx.set(ballots.doc(kept.unitId), kept);
    read.devices.save();
    if (accepted.length > 0) addToShard(tx, shard, accepted.reduce(count, emptyTally));
    return answers;
  });
}

function count(tally: Tally, { kept, replaced }: AcceptedVote<Ballot>): Tally {
  return addToTally(replaced === null ? tally : takeFromTally(tally, replaced), kept);
}

const named: VoteKind<Ballot> = {
  decide(asked, existing, { claims, receipt, capture }) {
    const captured = isAtBooth(claims) ? 'booth' : (capture?.channel ?? null);
    const decision = decideCast({ ...asked, existing, receipt, captured });
    if (!decision.ok) return decision;
    return accept({ kept: decision.value.ballot, repeated: decision.value.repeated });
  },
  answer: ({ optionId, optionIds, receipt }) => ({
    ...{ optionId, receipt },
    ...(optionIds === undefined ? {} : { optionIds }),
  }),
};
