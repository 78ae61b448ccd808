import {
  accept,
  type Ballot,
  type CastAnswer,
  changeBetween,
  decideCast,
  isRollCallPublic,
  isSecret,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { transactOnce } from '../../kernel/platform/firestore.ts';
import { writeSeen } from '../../kernel/platform/seen.ts';
import { pollDocuments } from '../questions/pollDocuments.ts';
import { addToShard } from '../tallies/shards.ts';
import { answerSubmissions, type VoteKind } from './answerSubmissions.ts';
import { type CastBatch, readSubmissions } from './readSubmissions.ts';

/**
 * Decides many named sendings in one transaction, in order: a ballot for each accepted unit and one
 * addition to the lane's shard. Each unit has its own outcome; repeating the batch is harmless, and for
 * whoever asks to do.
 */
export function castBatch(batch: CastBatch): Promise<readonly Outcome<CastAnswer>[]> {
  const { assemblyId, questionId, sendings } = batch;
  const ballots = pollDocuments.ballots(assemblyId, questionId);
  const shard = pollDocuments.tally(assemblyId, questionId, batch.shard);
  return transactOnce(async (tx) => {
    const read = await readSubmissions(tx, batch, ballots);
    if (read === null) return sendings.map(() => refuse('question-unknown'));
    if (isSecret(read.question)) throw new Error('A secret vote came through the named door.');
    const { answers, accepted } = answerSubmissions(sendings, read, named);
    // A unit may come twice, voting and changing: what came last stands.
    const last = new Map(accepted.map(({ kept }) => [kept.unitId, kept]));
    for (const [unitId, kept] of last) {
      writeSeen(tx, ballots.doc(unitId), read.seen.get(unitId), kept);
    }
    read.devices.save();
    if (accepted.length > 0) {
      const before = accepted.flatMap(({ replaced }) => replaced ?? []);
      const after = accepted.map(({ kept }) => kept);
      const { question } = read;
      const asked = { question, placeOf: batch.placeOf, isRollPublic: isRollCallPublic(question) };
      addToShard(tx, shard, changeBetween(before, after, asked));
    }
    return answers;
  });
}

const named: VoteKind<Ballot> = {
  decide(asked, existing, { receipt }) {
    const decision = decideCast({ ...asked, existing, receipt });
    if (!decision.ok) return decision;
    return accept({ kept: decision.value.ballot, repeated: decision.value.repeated });
  },
  answer: ({ optionIds, receipt }) => ({ optionIds, receipt }),
};
