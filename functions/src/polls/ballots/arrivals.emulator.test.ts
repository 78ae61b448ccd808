import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newBooth, plateDesk } from '../../testing/halls/boothHall.ts';
import { voteOf } from '../../testing/halls/secretVoting.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  newVoters,
  seat,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { createCaster } from './createCaster.ts';

const minute = 60_000;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** An instance that is so slow that the question's hour passes while a vote gathers company. */
async function slowInstance(late = 0) {
  let passed = late;
  const clock = {
    now: () => systemClock.now() + passed,
    wait: async () => {
      passed = 2 * minute;
    },
  };
  const server = await serveLocally(createApp(createCaster({ clock, shard: '0' })));
  closers.push(server.close);
  return server.origin;
}

async function phoneOf(origin: string, claims: CookieClaims | undefined) {
  if (claims === undefined) throw new Error('nobody');
  return browserOf(origin, claims);
}

async function newTimed(disclosure: 'named' | 'secret') {
  const assembly = await newAssembly(1);
  await seat(assembly);
  const [voter] = await newVoters(assembly, 1);
  const questionId = await newOpenQuestion(assembly, { disclosure, durationSeconds: 60 });
  return { assembly, voter, questionId };
}

/** The answer for its only unit, in a word. */
function wordOf({ body }: { readonly body: Record<string, unknown> }) {
  const [row] = Array.isArray(body.results) ? body.results : [];
  return row === undefined ? body.code : (row.refusal?.code ?? row.status);
}

test.each(['named', 'secret'] as const)(
  'a %s vote that arrived in time is not late because of its wait here',
  async (disclosure) => {
    const { voter, questionId } = await newTimed(disclosure);
    const phone = await phoneOf(await slowInstance(), voter);
    expect(wordOf(await phone.post('/votes/cast', voteOf(questionId, 'U0', 'favour')))).toBe(
      'accepted',
    );
  },
);

test.each(['named', 'secret'] as const)(
  'a %s vote that arrives after its hour by the clock of the instance is late',
  async (disclosure) => {
    const { voter, questionId } = await newTimed(disclosure);
    const phone = await phoneOf(await slowInstance(minute + 1000), voter);
    expect(wordOf(await phone.post('/votes/cast', voteOf(questionId, 'U0', 'favour')))).toBe(
      'voting-closed',
    );
  },
);

test('a show of hands that arrived in time is not late because of its wait here', async () => {
  const { assembly, questionId } = await newTimed('named');
  const teller = await newMember(assembly, 'teller');
  const table = await phoneOf(await slowInstance(), teller);
  const hands = { by: 'hands', optionId: 'favour', exceptions: [], after: null, asOf: null };
  const sending = { ...hands, questionId, requestId: randomUUID() };
  expect(wordOf(await table.post('/votes/capture', sending))).toBe('accepted');
});

test('a vote at the booth that arrived in time is not late because of its wait here', async () => {
  const { assembly, questionId } = await newTimed('secret');
  const desk = plateDesk(assembly);
  taken(await desk.create(1, 1));
  taken(await desk.give(1, 'person-0', '700001'));
  const booth = await newBooth(assembly, await slowInstance());
  expect(wordOf(await booth.vote(1, '700001', voteOf(questionId, 'U0', 'favour')))).toBe(
    'accepted',
  );
});
