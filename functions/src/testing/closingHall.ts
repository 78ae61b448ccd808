import { randomUUID } from 'node:crypto';
import type { Disclosure, Role } from '@asamblea/domain';
import { createCaster } from '../ballots/createCaster.ts';
import { createApp } from '../createApp.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { browserOf } from './browserOf.ts';
import { serveLocally } from './serveLocally.ts';
import { newAssembly, newMember, newOpenQuestion, newVoters, seat } from './testAssembly.ts';

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
  const assembly = await newAssembly(2);
  await seat(assembly);
  const voters = await newVoters(assembly, 2);
  const questionId = await newOpenQuestion(assembly, more);
  const { assemblyId } = assembly;
  return {
    assembly,
    questionId,
    stateNow: async () => (await documents.question(assemblyId, questionId).get()).data()?.state,
    staff: async (origin: string, role: Role = 'moderator') =>
      browserOf(origin, await newMember(assembly, role)),
    voter: async (origin: string, place = 0) => {
      const claims = voters[place];
      if (claims === undefined) throw new Error('no such voter');
      return browserOf(origin, claims);
    },
    sending: (place = 0) => ({
      questionId,
      requestId: randomUUID(),
      choices: [{ unitId: `U${place}`, optionId: 'favour' }],
    }),
  };
}

/** The server that everybody else uses. */
export function plainServer() {
  return serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
}
