import { randomUUID } from 'node:crypto';
import type { Disclosure, Role } from '@asamblea/domain';
import { createApp } from '../../createApp.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { serveLocally } from '../fakes/serveLocally.ts';
import { browserOf } from '../requests/browserOf.ts';
import { newHall } from './newHall.ts';
import { newMember } from './testAssembly.ts';

/** A server whose votes wait at the door until the test lets them in. */
export async function heldServer() {
  const arrival = Promise.withResolvers<void>();
  const door = Promise.withResolvers<void>();
  const clock = {
    now: Date.now,
    wait: () => {
      arrival.resolve();
      return door.promise;
    },
  };
  const server = await serveLocally(createApp(createCaster({ clock, shard: '1' })));
  return { ...server, arrived: arrival.promise, letIn: door.resolve };
}

/** Two units in the hall before an open question, and the browsers of their owners and of the chair. */
export async function closingHall(
  more: { readonly durationSeconds?: number; readonly disclosure?: Disclosure } = {},
) {
  const { assembly, assemblyId, questionId, voter } = await newHall(2, more);
  return {
    assembly,
    questionId,
    stateNow: async () =>
      (await pollDocuments.question(assemblyId, questionId).get()).data()?.state,
    staff: async (origin: string, role: Role = 'moderator') =>
      browserOf(origin, await newMember(assembly, role)),
    voter: (origin: string, place = 0) => browserOf(origin, voter(place)),
    sending: (place = 0) => ({
      questionId,
      requestId: randomUUID(),
      choices: [{ unitId: `U${place}`, optionIds: ['favour'] }],
    }),
  };
}

/** The server that everybody else uses. */
export function plainServer() {
  return serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
}
