import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { arrivals } from '../figures/arrivals.ts';
import type { Hall, Voter } from '../seeds/seedHall.ts';
import { postJson } from './postJson.ts';

/** A vote as its voter lived it. Times are of `performance.now()`. */
export interface CastVote {
  readonly unitId: string;
  readonly weight: number;
  readonly optionId: string;
  /** When the voter pressed, even if this machine was late in sending it. */
  readonly pressedAt: number;
  readonly answeredAt: number;
  readonly isAccepted: boolean;
}

export interface Casting {
  /** Address of each instance of the API, taken in turns. */
  readonly api: readonly string[];
  readonly hall: Hall;
  readonly questionId: string;
}

/** Every voter presses at their own moment within the time, whether or not the others have their answer. */
export async function castWithin(casting: Casting, withinMs: number): Promise<readonly CastVote[]> {
  const { voters } = casting.hall;
  const moments = arrivals(voters.length, withinMs);
  const startedAt = performance.now();
  return Promise.all(
    voters.map(async (voter, i) => {
      const pressedAt = startedAt + (moments[i] ?? 0);
      await pause(Math.max(0, pressedAt - performance.now()));
      return castOne(casting, voter, i, pressedAt);
    }),
  );
}

/** As fast as the answers come, so many at a time. */
export async function castInParallel(
  casting: Casting,
  atOnce: number,
): Promise<readonly CastVote[]> {
  const votes: CastVote[] = [];
  const queue = casting.hall.voters.entries();
  const drain = async () => {
    for (const [i, voter] of queue) {
      votes.push(await castOne(casting, voter, i, performance.now()));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, drain));
  return votes;
}

export const optionIds = ['favour', 'against', 'blank', 'abstention'] as const;

/** A second attempt after a lost answer is told that the first one counted. */
const acceptedAnswer = z.object({
  results: z.tuple([z.object({ unitId: z.string(), status: z.enum(['accepted', 'repeated']) })]),
});

function castOne(
  { api, questionId }: Casting,
  voter: Voter,
  index: number,
  pressedAt: number,
): Promise<CastVote> {
  return sendVote({
    ...{ questionId, voter, pressedAt },
    address: api[index % api.length] ?? '',
    optionId: optionIds[index % optionIds.length] ?? '',
    requestId: randomUUID(),
  });
}

/** One sending of one vote, to one instance. */
export async function sendVote(sending: {
  readonly address: string;
  readonly questionId: string;
  readonly voter: Voter;
  readonly optionId: string;
  readonly requestId: string;
  readonly pressedAt: number;
}): Promise<CastVote> {
  const { address, questionId, voter, optionId, requestId, pressedAt } = sending;
  const { unitId, weight } = voter;
  const choices = [{ unitId, optionIds: [optionId] }];
  const answer = await postJson(address, '/votes/cast', voter, { questionId, requestId, choices });
  const accepted = acceptedAnswer.safeParse(answer.body);
  return {
    unitId,
    weight,
    optionId,
    pressedAt,
    answeredAt: performance.now(),
    isAccepted: accepted.success && accepted.data.results[0].unitId === unitId,
  };
}
