import { createHmac } from 'node:crypto';
import { type AnswerMoodRequest, type MoodAnswer, type Outcome, refuse } from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { batchRequests } from '../../kernel/concurrency/batching.ts';
import { busy, ordinaryPatience, reportGivenUp } from '../../kernel/concurrency/keepTrying.ts';
import { StoreAway } from '../../kernel/concurrency/storeFailure.ts';
import { holdKeys } from '../../kernel/keys/heldKeys.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { drawShard } from '../tallies/shards.ts';
import { answerMoods, type MoodSubmission } from './answerMoods.ts';
import { moodKeyOf } from './moodKeyOf.ts';

/** A mood can wait a moment: the more answers share a transaction, the less it says of any of them. */
const gatherMillis = { idle: 150, working: { least: 150, most: 150 } };
const answersABatch = 200;

export type MoodAnswerer = (
  claims: CookieClaims,
  request: AnswerMoodRequest,
) => Promise<Outcome<MoodAnswer>>;

/** The one door for answers of an instance: those that arrive together share a transaction. */
export function createMoodAnswerer(
  clock: Clock,
  stored: Pick<QuestionKeys, 'read'> = { read: (keyId) => questionKeys().read(keyId) },
): MoodAnswerer {
  const keys = holdKeys(stored);
  const shard = drawShard();
  const answer = batchRequests<MoodSubmission, Outcome<MoodAnswer>>({
    gatherMillis,
    clock,
    limit: answersABatch,
    lanes: 1,
    patience: ordinaryPatience,
    random: Math.random,
    // One by one they would say more of each.
    dissolves: false,
    overdue: { ok: false, refusal: busy },
    report: reportGivenUp,
    sizeOf: () => 1,
    // A person who answers twice in a batch is told so within it.
    subjectsOf: () => [],
    run: async (_key, sendings) => {
      const [first] = sendings;
      if (first === undefined) return [];
      const { claims, request } = first;
      const place = { assemblyId: claims.assembly, moodId: request.moodId };
      const keyId = questionKeyId(place.assemblyId, moodKeyOf(place.moodId));
      const key = await keys.hold(keyId, clock.now()).catch((error: unknown) => {
        throw new StoreAway(error);
      });
      if (key === null) return sendings.map(() => refuse('mood-over'));
      try {
        const markOf = (personId: string) =>
          createHmac('sha256', key).update(personId).digest('hex').slice(0, 32);
        return await answerMoods({ ...place, shard, sendings, markOf, now: clock.now });
      } finally {
        key.fill(0);
      }
    },
  });
  return (claims, request) => answer(`${claims.assembly}/${request.moodId}`, { claims, request });
}
