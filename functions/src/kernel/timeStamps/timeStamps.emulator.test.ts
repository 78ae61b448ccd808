import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { startTimeAuthority } from '../../testing/timeAuthority.ts';
import { documents } from '../database/documents.ts';
import { sealNow } from '../events/sealNow.ts';
import { systemClock } from '../platform/clock.ts';
import { readLatestStamp } from './readLatestStamp.ts';
import { readTimeStamps } from './readTimeStamps.ts';
import { setTimeAuthority } from './setTimeAuthority.ts';
import { sweepTimeStamps } from './sweepTimeStamps.ts';
import { tryTimeAuthority } from './tryTimeAuthority.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
let authority: Awaited<ReturnType<typeof startTimeAuthority>>;
beforeAll(async () => {
  authority = await startTimeAuthority();
});
afterAll(() => Promise.all([server.close(), authority.close()]));
beforeEach(() =>
  authority.answerWith(async (query, to) => {
    to.end(await authority.reply(query));
  }),
);

/** An assembly with that authority. */
async function newHall(address = authority.address): Promise<TestAssembly> {
  const assembly = await newAssembly(2);
  await seat(assembly);
  const { assemblyId } = assembly;
  taken(await setTimeAuthority({ assemblyId, by: 'admin', address, now: Date.now() }));
  await sealNow(assemblyId, Date.now());
  return assembly;
}

/** A vote that is counted and closed, under the seal of its block. */
async function closeOne(assembly: TestAssembly): Promise<void> {
  const { assemblyId } = assembly;
  const questionId = await newOpenQuestion(assembly);
  taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  await sealNow(assemblyId, Date.now());
}

async function stampsOf({ assemblyId }: TestAssembly) {
  const stored = await documents.timeStamps(assemblyId).get();
  return stored.docs.map((one) => one.data());
}

test('the seal over a closing is stamped once, however many clocks tick, and the authority holds it for good', async () => {
  const assembly = await newHall();
  expect(await stampsOf(assembly)).toEqual([]);
  await closeOne(assembly);
  const [due] = await stampsOf(assembly);
  expect(due).toMatchObject({ state: 'due', tries: 0, trouble: null });
  const before = authority.asked();
  await Promise.all([1, 2, 3].map(() => sweepTimeStamps(Date.now() + 1_000)));
  await sweepTimeStamps(Date.now() + 1_000);
  const given = await vi.waitFor(async () => {
    const [stamp] = await stampsOf(assembly);
    if (stamp?.state !== 'given') throw new Error('It is not there yet.');
    return stamp;
  }, 8_000);
  expect(authority.asked()).toBe(before + 1);
  const seal = (await documents.seal(assembly.assemblyId, given.block).get()).data();
  expect(given).toMatchObject({ hash: seal?.hash, authority: authority.address, askAt: null });
  expect(Math.abs(given.at - Date.now())).toBeLessThan(60_000);
  const reply = Buffer.from(given.reply, 'base64');
  expect(await authority.check(reply, given.hash)).toContain('OK');
  const { reply: _reply, ...shown } = given;
  const answer = { authority: authority.address, stamps: [shown] };
  expect(await readTimeStamps(assembly.assemblyId)).toEqual(answer);
  const { block, at, signer } = given;
  expect(await readLatestStamp(assembly.assemblyId)).toEqual({ timeStamp: { block, at, signer } });
});

test('without an authority, and of comings and goings, nothing is stamped', async () => {
  const plain = await newAssembly(2);
  await seat(plain);
  await closeOne(plain);
  expect(await stampsOf(plain)).toEqual([]);
  expect(await readLatestStamp(plain.assemblyId)).toEqual({});
  expect(await stampsOf(await newHall())).toEqual([]);
});

test('a failed stamp waits and says why; without an authority it is given up', async () => {
  authority.answerWith((_query, to) => void to.writeHead(503).end());
  const assembly = await newHall();
  await closeOne(assembly);
  const now = Date.now() + 1_000;
  await sweepTimeStamps(now);
  const waiting = await vi.waitFor(async () => {
    const [stamp] = await stampsOf(assembly);
    if (stamp?.state !== 'due' || stamp.trouble === null) throw new Error('It was not asked.');
    return stamp;
  }, 8_000);
  expect(waiting).toMatchObject({ trouble: 'answered' });
  expect(waiting.askAt).toBeGreaterThanOrEqual(now + 60_000);
  const { assemblyId } = assembly;
  taken(await setTimeAuthority({ assemblyId, by: 'admin', address: '', now }));
  await sweepTimeStamps(waiting.askAt + 1);
  await vi.waitFor(async () => {
    expect(await stampsOf(assembly)).toMatchObject([{ state: 'lost', trouble: 'authority-none' }]);
  }, 8_000);
});

test('a stamp taken by a clock that stopped is asked for again by another one', async () => {
  const assembly = await newHall();
  await closeOne(assembly);
  const post = vi.fn(async () => ({ reply: null, trouble: 'late' as const }));
  const [due] = await stampsOf(assembly);
  if (due?.state !== 'due') throw new Error('It does not wait.');
  const taking = { ...due, askAt: Date.now() + 120_000, tries: 1 };
  await documents.timeStamp(assembly.assemblyId, due.block).set(taking);
  await sweepTimeStamps(taking.askAt - 10, post);
  expect(await stampsOf(assembly)).toEqual([taking]);
  await sweepTimeStamps(taking.askAt, post);
  await vi.waitFor(async () => {
    expect(await stampsOf(assembly)).toMatchObject([{ tries: 2 }]);
  }, 8_000);
});

test('an administrator chooses it and it is recorded once; its stamps are behind the password', async () => {
  const assembly = await newAssembly(1);
  const admin = await browserOf(server.origin, await newMember(assembly, 'admin'));
  const address = 'https://sello.autoridad.co/tsa';
  const path = '/settings/time-authority';
  for (const _ of [1, 2]) {
    const said = await admin.post(path, { address: ` ${address} ` });
    expect(said).toMatchObject({ status: 200, body: { authority: address } });
  }
  expect((await admin.get(path)).body).toEqual({ authority: address });
  const wrong = await admin.post(path, { address: 'http://sello.autoridad.co' });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'time-authority-wrong' } });
  const events = documents.events(assembly.assemblyId);
  const changed = await events.where('kind', '==', 'time-authority-changed').get();
  expect(changed.size).toBe(1);
  const shown = await admin.get('/protected/time-stamps');
  expect(shown).toMatchObject({ body: { code: 'password-stale' } });
});

test('an authority is tried without a trace, and an address that is none is refused', async () => {
  const trial = taken(await tryTimeAuthority(authority.address));
  expect(trial).toMatchObject({ trouble: null, signer: expect.stringMatching(/./u) });
  authority.answerWith((_query, to) => {
    to.writeHead(500).end();
  });
  expect(taken(await tryTimeAuthority(authority.address))).toEqual({ trouble: 'answered' });
  for (const typed of ['', 'http://sello.example']) {
    const refused = await tryTimeAuthority(typed);
    expect(refused).toMatchObject({ refusal: { code: 'time-authority-wrong' } });
  }
});
