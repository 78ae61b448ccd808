import {
  accept,
  addCounts,
  bitmapOf,
  type CastAnswer,
  decideSecretCast,
  emptyBitmap,
  emptyTally,
  headTally,
  isSecret,
  joinSums,
  nothing,
  type Outcome,
  type Participation,
  refuse,
  sealedSlots,
  splitSums,
  sumBitmaps,
  sumCounts,
  takesVotes,
  tallyOf,
} from '@asamblea/domain';
import { inTurn } from '../../kernel/concurrency/inTurn.ts';
import { StoreAway } from '../../kernel/concurrency/storeFailure.ts';
import { type Transaction, transactOnce } from '../../kernel/database/firestore.ts';
import type { HeldKeys } from '../../kernel/keys/heldKeys.ts';
import { questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { annulKeyless } from '../closing/annulKeyless.ts';
import { secretReceipt } from '../receipts/secretReceipt.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { openTally, sealTally } from '../tallies/sealedTally.ts';
import { answerSubmissions, type SubmissionWay } from './answerSubmissions.ts';
import { type CastBatch, readSubmissions } from './readSubmissions.ts';

export interface SecretBatch extends CastBatch {
  readonly keys: HeldKeys;
}

/**
 * The same for secret sendings: that each unit took part, and the lane's sums sealed again as a whole.
 * A choice lives in the memory of this call and in the sealed sums; nothing that is stored, answered,
 * logged or retried says it. The shard is this lane's own, and those of a batch that go on one by one
 * take turns at it, so that reading it holds nobody up.
 */
export async function castSecretBatch(batch: SecretBatch): Promise<readonly Outcome<CastAnswer>[]> {
  const { assemblyId, questionId, sendings, keys } = batch;
  const keyId = questionKeyId(assemblyId, questionId);
  const key = await keys.hold(keyId, batch.now()).catch((error: unknown) => {
    throw new StoreAway(error);
  });
  // The answer then says that it was annulled, and why.
  if (key === null) await annulKeyless(batch, batch.now(), (id) => keys.hold(id, batch.now()));
  const participations = pollDocuments.participations(assemblyId, questionId);
  const shard = pollDocuments.sealedShards(assemblyId, questionId).doc(batch.shard);
  try {
    const work = async (tx: Transaction) => {
      const [read, found] = await Promise.all([
        readSubmissions(tx, batch, participations),
        tx.get(shard),
      ]);
      if (read === null) return sendings.map(() => refuse('question-unknown'));
      const { question } = read;
      if (!isSecret(question)) throw new Error('A named vote came through the secret door.');
      if (!takesVotes(question)) keys.drop(keyId);
      const { answers, accepted } = answerSubmissions(sendings, read, secret(key));
      if (accepted.length === 0) return answers;
      if (key === null) throw new Error('An open secret question has no key.');
      const before = found.data();
      const slots = sealedSlots(question);
      const place = { assemblyId, questionId, shard: batch.shard };
      const sums = splitSums(
        question,
        before === undefined
          ? emptyTally
          : openTally(key, { ...place, version: before.version }, slots, before.box),
      );
      const cast = accepted.map(({ kept: { weight, headId }, optionIds }) => ({
        ...{ optionIds, weight, headId },
      }));
      const heads = headTally(question, cast, sums.heads);
      const tally = joinSums({
        tally: tallyOf(question, cast, sums.tally),
        ...(heads === null ? {} : { heads }),
      });
      const version = (before?.version ?? 0) + 1;
      for (const { kept } of accepted) tx.create(participations.doc(kept.unitId), kept);
      read.heads.write(
        tx,
        accepted.map(({ kept }) => kept),
      );
      applyPlan(tx, { writes: read.devices.writes() });
      tx.set(shard, {
        voted: addCounts(
          before?.voted ?? nothing,
          sumCounts(accepted.map(({ kept }) => ({ weight: kept.weight, units: 1 }))),
        ),
        seen: sumBitmaps([
          before?.seen ?? emptyBitmap,
          bitmapOf(unitIndexesOfVotes(accepted, batch)),
        ]),
        version,
        box: sealTally(key, { ...place, version }, slots, tally),
      });
      return answers;
    };
    return await inTurn(shard.path, () => transactOnce(work));
  } finally {
    key?.fill(0);
  }
}

function unitIndexesOfVotes(
  accepted: readonly { readonly kept: Participation }[],
  { unitIndexOf }: Pick<CastBatch, 'unitIndexOf'>,
): readonly number[] {
  return accepted.flatMap(({ kept }) => unitIndexOf(kept.unitId) ?? []);
}

function secret(key: Buffer | null): SubmissionWay<Participation> {
  return {
    decide(asked, existing) {
      const decision = decideSecretCast({ ...asked, existing });
      if (!decision.ok) return decision;
      const { participation, repeated } = decision.value;
      return accept({ kept: participation, repeated });
    },
    answer: (kept) => ({
      ...{ optionIds: null, optionId: null },
      receipt: key === null ? null : secretReceipt(key, kept),
    }),
  };
}
