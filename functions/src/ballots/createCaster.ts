import { type CastAnswer, type CastRequest, type Outcome, refuse } from '@asamblea/domain';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { batchRequests } from '../platform/batching.ts';
import type { Clock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { castBatch, type Sending } from './castBatch.ts';
import { newReceipt } from './newReceipt.ts';

const gatherMillis = 5;
const unitsABatch = 200;

export type Caster = (claims: CookieClaims, request: CastRequest) => Promise<Outcome<CastAnswer>>;

/**
 * The one door for votes of an instance. Sendings that arrive together share a transaction; the
 * shard is this instance's own place in the tallies.
 */
export function createCaster(instance: { readonly clock: Clock; readonly shard: string }): Caster {
  const sessionOf = rememberSessions();

  const cast = batchRequests<Sending, Outcome<CastAnswer>>({
    gatherMillis,
    limit: unitsABatch,
    clock: instance.clock,
    sizeOf: ({ request }) => request.choices.length,
    run: async (_key, sendings) => {
      const [first] = sendings;
      if (first === undefined) return [];
      const { claims, request } = first;
      const session = await sessionOf(claims.assembly, request.questionId);
      if (session === null) return sendings.map(() => refuse('question-unknown'));
      return castBatch({
        assemblyId: claims.assembly,
        questionId: request.questionId,
        session,
        shard: instance.shard,
        sendings,
        now: instance.clock.now,
      });
    },
  });

  return (claims, request) =>
    cast(`${claims.assembly}/${request.questionId}`, { claims, request, receipt: newReceipt() });
}

/** A question never changes session: an instance asks once. */
function rememberSessions() {
  const known = new Map<string, number>();
  return async (assemblyId: string, questionId: string): Promise<number | null> => {
    const key = `${assemblyId}/${questionId}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const question = (await documents.question(assemblyId, questionId).get()).data();
    if (question === undefined) return null;
    known.set(key, question.session);
    return question.session;
  };
}
