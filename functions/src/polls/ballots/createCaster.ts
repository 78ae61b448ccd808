import { randomBytes, randomUUID } from 'node:crypto';
import {
  accept,
  type Ballot,
  type CastAnswer,
  type CastRequest,
  changeBetween,
  decideCast,
  isRollCallPublic,
  isSecret,
  type Outcome,
  readableCode,
  refuse,
} from '@asamblea/domain';
import { batchRequests } from '../../kernel/concurrency/batching.ts';
import { busy, ordinaryPatience, reportGivenUp } from '../../kernel/concurrency/keepTrying.ts';
import { transactOnce } from '../../kernel/database/firestore.ts';
import { writeSeen } from '../../kernel/database/seen.ts';
import { holdKeys } from '../../kernel/keys/heldKeys.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { addToShard, laneCount, shardOfLane } from '../tallies/shards.ts';
import { answerSubmissions, type SubmissionWay } from './answerSubmissions.ts';
import { castSecretBatch } from './castSecretBatch.ts';
import {
  type Capture,
  type CastBatch,
  readSubmissions,
  type SenderClaims,
  type Submission,
} from './readSubmissions.ts';
import { rememberQuestions } from './rememberQuestions.ts';

/** A lane more is opened only for what a batch under way does not let pass soon. */
const gatherMillis = { idle: 5, working: { least: 20, most: 250 } };
const unitsABatch = 200;
/** A phone waits fifteen seconds and sends it again: the answer must be there before. */
const patience = { ...ordinaryPatience, millis: 8_000 };

type Cast = (
  claims: SenderClaims,
  request: CastRequest,
  about?: AboutCast,
) => Promise<Outcome<CastAnswer>>;

export interface Caster extends Cast {
  /** This instance's own clock: whether something came in time is for it alone to say. */
  readonly now: () => number;
}

interface AboutCast {
  readonly capture?: Capture | undefined;
  /** When the request reached this instance; now, unless given. */
  readonly receivedAt?: number;
}

export interface CastingInstance {
  readonly clock: Clock;
  readonly shard: string;
  /** Where the keys of secret votes are; where the environment says, unless given. */
  readonly keys?: Pick<QuestionKeys, 'read'>;
}

/**
 * The one door for votes of an instance. Sendings that arrive together share a transaction, a few of
 * which may be under way; two of one unit follow each other. The shard is this instance's place in the
 * tallies. A secret vote reads its shard before it seals it again, so there each lane has one of its own.
 */
export function createCaster(instance: CastingInstance): Caster {
  const questionOf = rememberQuestions();
  const keys = holdKeys(instance.keys ?? { read: (keyId) => questionKeys().read(keyId) });
  const ownShards = Array.from({ length: laneCount }, () => randomUUID());

  const cast = batchRequests<Submission, Outcome<CastAnswer>>({
    gatherMillis,
    patience,
    lanes: laneCount,
    limit: unitsABatch,
    dissolves: true,
    clock: instance.clock,
    random: Math.random,
    overdue: { ok: false, refusal: busy },
    report: reportGivenUp,
    sizeOf: ({ request }) => request.choices.length,
    subjectsOf: ({ request }) => request.choices.map(({ unitId }) => unitId),
    run: async (_key, sendings, lane) => {
      const [first] = sendings;
      if (first === undefined) return [];
      const { claims, request } = first;
      const question = await questionOf(claims.assembly, request.questionId);
      if (question === null) return sendings.map(() => refuse('question-unknown'));
      const batch = {
        assemblyId: claims.assembly,
        questionId: request.questionId,
        session: question.session,
        unitIndexOf: question.unitIndexOf,
        debtors: question.debtors,
        sendings,
        now: instance.clock.now,
      };
      return question.isSecret
        ? castSecretBatch({ ...batch, keys, shard: ownShards[lane] ?? '' })
        : castBatch({ ...batch, shard: shardOfLane(instance.shard, lane) });
    },
  });

  const { now } = instance.clock;
  const door: Cast = (claims, request, about = {}) => {
    const { capture, receivedAt = now() } = about;
    const sending = { claims, request, capture, receivedAt, receipt: newReceipt() };
    return cast(`${claims.assembly}/${request.questionId}`, sending);
  };
  return Object.assign(door, { now });
}

/**
 * Decides many named sendings in one transaction, in order: a ballot for each accepted unit and one
 * addition to the lane's shard. Each unit has its own outcome; repeating the batch is harmless, and left to
 * the caller.
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
    applyPlan(tx, { writes: read.devices.writes() });
    if (accepted.length > 0) {
      const before = accepted.flatMap(({ replaced }) => replaced ?? []);
      const after = accepted.map(({ kept }) => kept);
      const { question } = read;
      const asked = {
        question,
        unitIndexOf: batch.unitIndexOf,
        isRollPublic: isRollCallPublic(question),
      };
      addToShard(tx, shard, changeBetween(before, after, asked));
    }
    return answers;
  });
}

const named: SubmissionWay<Ballot> = {
  decide(asked, existing, { receipt }) {
    const decision = decideCast({ ...asked, existing, receipt });
    if (!decision.ok) return decision;
    return accept({ kept: decision.value.ballot, repeated: decision.value.repeated });
  },
  answer: ({ optionIds, receipt }) => ({ optionIds, receipt }),
};

/** A receipt to read and compare: `7K2M-Q0XD`. Random; it says that a vote was kept, not which. */
export function newReceipt(): string {
  return readableCode(randomBytes(8));
}
