import { randomUUID } from 'node:crypto';
import { type CastAnswer, type CastRequest, type Outcome, refuse } from '@asamblea/domain';
import { batchRequests } from '../../kernel/platform/batching.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { holdKeys } from '../../kernel/platform/heldKeys.ts';
import { busy, ordinaryPatience, reportGivenUp } from '../../kernel/platform/keepTrying.ts';
import { questionKeys } from '../../kernel/platform/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/platform/questionKeys.ts';
import { laneCount, shardOfLane } from '../tallies/shards.ts';
import { castBatch } from './castBatch.ts';
import { castSecretBatch } from './castSecretBatch.ts';
import { newReceipt } from './newReceipt.ts';
import type { Capture, SenderClaims, Submission } from './readSubmissions.ts';
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
        placeOf: question.placeOf,
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
