import { type CockpitAnswer, namedPaceMillis, screenWidthLeast } from '@asamblea/domain';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { answerError } from '../../kernel/http/httpAnswers.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newMember, type TestAssembly } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { type Browser, newBrowser } from '../../testing/requests/newBrowser.ts';
import { liveDocuments } from '../projections/liveDocuments.ts';
import { readHealth } from './readHealth.ts';
import { serveHealth } from './serveHealth.ts';
import { sweepSigns } from './sweepSigns.ts';

/** Whether the hour moves on with the waits; a crowd would wait itself old. */
type Waiting = 'movesOn' | 'standsStill';

/** The same hour for several servers, which moves when the test says so; nobody waits for it. */
function newClock(waiting: Waiting) {
  let now = Date.now();
  return {
    clock: {
      now: () => now,
      wait: async (millis: number) => {
        if (waiting === 'movesOn') now += millis;
      },
    },
    pass: (millis: number) => {
      now += millis;
    },
  };
}

/** One of several servers, with a memory of its own. */
async function newServer(clock: Parameters<typeof serveHealth>[0]) {
  const app = express();
  app.use(express.json());
  app.use('/api', serveHealth(clock));
  app.use(answerError);
  const server = await serveLocally(app);
  onTestFinished(server.close);
  return server.origin;
}

const idOf = (name: string) => name.padEnd(16, '_');
const at = (deviceId: string, state: 'here' | 'away' | 'gone' = 'here', isTroubled = false) => ({
  ...{ deviceId: idOf(deviceId), state, isTroubled },
});

async function newHall(waiting: Waiting = 'movesOn') {
  const assembly = await newAssembly(1);
  const { clock, pass } = newClock(waiting);
  const [one, other] = [await newServer(clock), await newServer(clock)];
  const chair = await browserOf(other, await newMember(assembly, 'moderator'));
  const look = async () => {
    // The answer shared between simultaneous readers is over.
    pass(1_000);
    const { status, body } = await chair.get('/cockpit');
    expect(status).toBe(200);
    return (body as unknown as CockpitAnswer).health;
  };
  return { assembly, pass, one, other, look, clock };
}

const screen = ({ cot }: TestAssembly, name: string, kind = 'projector', width = 1_920) => ({
  ...{ ...at(name), cot, kind, width, height: 1_080 },
});

async function say(browser: Browser, path: string, body: object) {
  const answer = await browser.post(path, body);
  expect(answer.status).toBe(200);
  return (answer.body as unknown as { readonly nextMillis: number }).nextMillis;
}

test('each kind of device that falls silent is lost within ten seconds, whichever server heard it', async () => {
  const { assembly, pass, one, other, look } = await newHall();
  const stranger = newBrowser(one);
  const desk = await browserOf(one, await newMember(assembly, 'registrar'));
  const phone = await browserOf(one, await newMember(assembly, 'voter', 'person-0'));
  const signs = [
    () => say(stranger, '/public/sign', screen(assembly, 'p')),
    () => say(stranger, '/public/sign', screen(assembly, 's', 'stream')),
    () => say(desk, '/sign', { ...at('d'), kind: 'desk' }),
    () => say(phone, '/sign', { ...at('m'), kind: 'phone' }),
  ];
  for (const sign of signs) expect(await sign()).toBeLessThanOrEqual(3_000);
  const states = async () => {
    const { devices, crowds } = await look();
    return [devices.map(({ kind, state }) => `${kind} ${state}`), crowds.phone] as const;
  };
  const crowd = { troubled: 0, away: 0, lostNames: [] };
  expect(await states()).toEqual([
    ['projector on', 'stream on', 'desk on'],
    { ...crowd, on: 1, lost: 0 },
  ]);
  pass(8_000);
  expect(await states()).toEqual([
    ['projector lost', 'stream lost', 'desk lost'],
    { ...crowd, on: 0, lost: 1 },
  ]);
  // Heard by the other server from now on: it is the same device.
  await say(newBrowser(other), '/public/sign', screen(assembly, 'p'));
  expect((await states())[0]).toEqual(['projector on', 'stream lost', 'desk lost']);
});

test('a device that was closed on purpose is told from one that was unplugged', async () => {
  const { assembly, pass, one, look } = await newHall();
  const stranger = newBrowser(one);
  await say(stranger, '/public/sign', screen(assembly, 'p'));
  await say(stranger, '/public/sign', { ...screen(assembly, 'p'), ...at('p', 'gone') });
  await say(stranger, '/public/sign', { ...screen(assembly, 'q'), ...at('q', 'here', true) });
  pass(2 * namedPaceMillis);
  expect((await look()).devices.map(({ state }) => state)).toEqual(['closed', 'troubled']);
});

test('a whole hall of phones is one document a server, written once a second, without a name', async () => {
  const { assembly, one } = await newHall();
  const { assemblyId } = assembly;
  const voter = await browserOf(one, await newMember(assembly, 'voter', 'person-0'));
  const phones = Array.from({ length: 60 }, (_, i) =>
    say(voter, '/sign', { ...at(`m${i}`), kind: 'phone' }),
  );
  await Promise.all(phones);
  const { docs } = await liveDocuments.signs(assemblyId).get();
  expect(docs).toHaveLength(1);
  const text = docs[0]?.data().heard ?? '';
  expect(text).not.toMatch(/Cuenta|voter|person/u);
  expect(text.length).toBeLessThan(60 * 80);
});

test('a screen of the hall is answered how many phones are in, and a phone that watches it is not', async () => {
  const { assembly, pass, one } = await newHall();
  const voter = await browserOf(one, await newMember(assembly, 'voter', 'person-0'));
  for (const [name, state] of [['m1'], ['m2', 'away'], ['m3', 'gone']] as const) {
    await say(voter, '/sign', { ...at(name, state), kind: 'phone' });
  }
  // The signs are written, and the answer shared between simultaneous readers is over.
  pass(1_500);
  const answered = async (width?: number) => {
    const asked = screen(assembly, 'p', 'projector', width);
    return (await newBrowser(one).post('/public/sign', asked)).body;
  };
  expect(await answered()).toMatchObject({ phones: 2 });
  expect(await answered(screenWidthLeast - 1)).not.toHaveProperty('phones');
});

test('a phone in the audience is not the screen of the hall, and a stranger opens no desk', async () => {
  const { assembly, one, look } = await newHall();
  const stranger = newBrowser(one);
  const small = screen(assembly, 'p', 'projector', screenWidthLeast - 1);
  expect(await say(stranger, '/public/sign', small)).toBeGreaterThan(30_000);
  expect((await look()).devices).toEqual([]);
  expect((await stranger.post('/sign', { ...at('d'), kind: 'desk' })).status).toBe(401);
  const voter = await browserOf(one, await newMember(assembly, 'voter', 'person-0'));
  expect((await voter.post('/sign', { ...at('d'), kind: 'desk' })).status).toBe(403);
  const unknown = { ...screen(assembly, 'p'), cot: 'no-such' };
  expect((await stranger.post('/public/sign', unknown)).status).toBe(404);
});

test('made-up screens are counted and do not grow the stored signs without end', async () => {
  const { assembly, one, look } = await newHall('standsStill');
  const stranger = newBrowser(one);
  await say(stranger, '/public/sign', screen(assembly, 'real'));
  const made = Array.from({ length: 120 }, (_, i) => screen(assembly, `made${i}`));
  const paces = await Promise.all(made.map((one) => say(stranger, '/public/sign', one)));
  expect(paces.filter((pace) => pace > 30_000)).toHaveLength(21);
  // Of writings that crossed, an earlier one may have come last: the next one has them all.
  await say(stranger, '/public/sign', screen(assembly, 'real'));
  const { devices, moreScreens } = await look();
  expect([devices.length, moreScreens]).toEqual([12, 88]);
});

test('old signs are swept, and the chair of another assembly sees none of them', async () => {
  const { assembly, one, look, clock } = await newHall();
  await say(newBrowser(one), '/public/sign', screen(assembly, 'p'));
  const strangeHall = await newAssembly(1);
  expect((await readHealth(strangeHall.assemblyId, clock.now())).devices).toEqual([]);
  const left = async () => (await liveDocuments.signs(assembly.assemblyId).get()).size;
  await sweepSigns(clock.now());
  expect(await left()).toBe(1);
  await sweepSigns(clock.now() + 31 * 60_000);
  expect(await left()).toBe(0);
  expect((await look()).devices).toEqual([]);
});

test.each([{ replaced: true } as const, { isArchived: true }])(
  'a screen that is still open when its assembly is %j is asked to be silent',
  async (change) => {
    const { assembly, one, look } = await newHall();
    await documents.publicAssembly(assembly.cot).update(change);
    const pace = await say(newBrowser(one), '/public/sign', screen(assembly, 'p'));
    expect(pace).toBeGreaterThan(30_000);
    expect((await look()).devices).toEqual([]);
  },
);
