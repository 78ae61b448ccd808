import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../createApp.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { gateStore, type StoreCall, storeStatus } from '../../testing/fakes/storeGate.ts';
import { drawSome } from '../../testing/files/drawSome.ts';
import { newHall } from '../../testing/halls/newHall.ts';
import { voteOf } from '../../testing/halls/secretVoting.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { createCaster } from './createCaster.ts';

vi.mock('firebase-functions/logger', () => ({ logger: { error: () => undefined } }));

const store = await gateStore();
/** An instance whose time passes that many times as fast as ours. */
function newInstance(shard: string, pace: number) {
  const from = Date.now();
  const clock = {
    now: () => from + (Date.now() - from) * pace,
    wait: (millis: number) => systemClock.wait(millis / Math.max(pace, 1)),
  };
  return serveLocally(createApp(createCaster({ clock, shard })));
}

/** Two instances, as the cloud would have them under load; on a busy machine their patience lasts. */
const instances = await Promise.all(['0', '1'].map((shard) => newInstance(shard, 0.1)));
afterEach(store.mend);
afterAll(() => {
  for (const { close } of instances) close();
  store.close();
});

const kinds = ['named', 'secret'] as const;
type Disclosure = (typeof kinds)[number];

/** A hall that votes through the API, each with the first unit of theirs, and has voted once to warm up. */
async function newPhones(voters: number, disclosure: Disclosure, servers = instances) {
  const hall = await newHall(voters, { disclosure });
  const { assembly, questionId } = hall;
  const phones = await Promise.all(
    hall.voters.map((claims) =>
      Promise.all(servers.map(({ origin }) => browserOf(origin, claims))),
    ),
  );
  return {
    assembly,
    async vote(i: number, instance = 0) {
      const answer = await phones[i]?.[instance]?.post(
        '/votes/cast',
        voteOf(questionId, `U${i}`, 'favour'),
      );
      if (answer === undefined) throw new Error('no such voter');
      const [row] = Array.isArray(answer.body.results) ? answer.body.results : [];
      const { code, retryAfterSeconds } = answer.body;
      if (code === 'busy') return `${answer.status} busy ${retryAfterSeconds}`;
      const word = row === undefined ? code : (row.refusal?.code ?? row.status);
      return `${answer.status} ${word}`;
    },
  };
}

function commitsIn(calls: readonly StoreCall[]): readonly StoreCall[] {
  return calls.filter(({ name }) => name === 'Commit');
}

const places = (count: number) => Array.from({ length: count }, (_, i) => i);

const failures = [
  ['named', storeStatus.away],
  ['named', storeStatus.exhausted],
  ['named', storeStatus.late],
  ['secret', storeStatus.away],
] as const;
test.each(drawSome(failures, 1, 'failing store'))(
  'a %s vote of two hundred costs few tries more while the store answers %i',
  async (disclosure, status) => {
    const hall = await newPhones(201, disclosure);
    await hall.vote(200);
    let failures = 0;
    store.fail(({ name }) => {
      if (name !== 'Commit' || failures === 6) return null;
      failures += 1;
      return status;
    });
    const words: string[] = [];
    const calls = await store.watch(async () => {
      words.push(...(await Promise.all(places(200).map((i) => hall.vote(i)))));
    });
    expect(new Set(words)).toEqual(new Set(['200 accepted']));
    // However the machine spread them over batches, each failure cost one try and no more.
    const commits = commitsIn(calls);
    const kept = commits.filter((call) => call.status === 0);
    expect([failures, commits.length - kept.length]).toEqual([6, 6]);
    expect(kept.length).toBeLessThan(100);
  },
);

test('a store that stays away is told to everybody as busy, with when to come back, and is not besieged', async () => {
  const hasty = await newInstance('2', 10);
  const hall = await newPhones(60, 'named', [hasty, ...instances]);
  await hall.vote(59, 1);
  store.fail(({ name }) => (name === 'Commit' ? storeStatus.away : null));
  const words: string[] = [];
  const calls = await store.watch(async () => {
    words.push(...(await Promise.all(places(50).map((i) => hall.vote(i)))));
  });
  expect(new Set(words)).toEqual(new Set(['503 busy 3']));
  expect(commitsIn(calls).length).toBeLessThan(60);
  store.mend();
  expect(await hall.vote(0, 1)).toBe('200 accepted');
  hasty.close();
});

test.each(drawSome(kinds, 1, 'collision'))(
  'a %s vote that collides is done one by one once, and nobody else is refused for it',
  async (disclosure) => {
    const hall = await newPhones(31, disclosure);
    await hall.vote(30);
    let collisions = 0;
    store.fail(({ name, text }) => {
      if (name !== 'Commit' || !text.includes('/U7') || collisions === 3) return null;
      collisions += 1;
      return storeStatus.aborted;
    });
    const words: string[] = [];
    const calls = await store.watch(async () => {
      words.push(...(await Promise.all(places(30).map((i) => hall.vote(i)))));
    });
    expect(new Set(words)).toEqual(new Set(['200 accepted']));
    expect(collisions).toBe(3);
    // At most each of them alone, and the one that collided three times more.
    expect(commitsIn(calls).length).toBeLessThanOrEqual(40);
  },
);

test.each(drawSome(kinds, 1, 'two places'))(
  'of a %s unit voted in two places at once one counts, and no transaction waits for another to be given up',
  async (disclosure) => {
    const hall = await newPhones(4, disclosure);
    await Promise.all([hall.vote(3, 0), hall.vote(3, 1)]);
    const words: string[] = [];
    const calls = await store.watch(async () => {
      const racing = places(3).flatMap((i) => [hall.vote(i, 0), hall.vote(i, 1), hall.vote(i, 0)]);
      words.push(...(await Promise.all(racing)));
    });
    expect(words.filter((word) => word === '200 accepted')).toHaveLength(3);
    expect(words.filter((word) => word === '200 already-voted')).toHaveLength(6);
    expect(calls.filter(({ status }) => status === storeStatus.aborted)).toEqual([]);
  },
);
