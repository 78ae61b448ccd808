import { randomUUID } from 'node:crypto';
import type { CastAnswer, Outcome } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import {
  addMember,
  newAssembly,
  newMember,
  newOpenQuestion,
  seat,
  type TestAssembly,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { documents } from '../database/documents.ts';
import { systemClock } from '../platform/clock.ts';
import { logOut } from '../signIn/logOut.ts';

const instance = (shard: string) => createCaster({ clock: systemClock, shard });
const cast = instance('0');
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** Ana holds two units and is signed in on a phone and a tablet; Ana's other account, on a computer. */
async function ana(person: { readonly person?: string } = { person: 'ana' }) {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units, 'ana');
  const { assemblyId } = assembly;
  const [uid, sids] = ['ana-1', ['phone', 'tablet']] as const;
  await addMember(assembly, { uid, role: 'voter', personId: 'ana', sids: [...sids] });
  await addMember(assembly, { uid: 'ana-2', role: 'attorney', personId: 'ana', sids: ['desktop'] });
  await documents.member(assemblyId, uid).update({
    sessions: { phone: { name: 'iPhone, Safari', since: 7 } },
  });
  const at = (account: string, sid: string): CookieClaims => ({
    ...{ assembly: assemblyId, uid: account, sid },
    ...person,
  });
  return {
    assembly,
    questionId: await newOpenQuestion(assembly),
    ...{ phone: at(uid, 'phone'), tablet: at(uid, 'tablet'), desktop: at('ana-2', 'desktop') },
  };
}

function word(outcome: Outcome<CastAnswer>): string {
  if (!outcome.ok) return outcome.refusal.code;
  return outcome.value.results
    .map((row) => (row.status === 'refused' ? row.refusal.code : row.status))
    .join();
}

const vote = async (
  claims: CookieClaims,
  questionId: string,
  unitId: string,
  through = cast,
): Promise<string> =>
  word(
    await through(claims, {
      ...{ questionId, requestId: randomUUID() },
      choices: [{ unitId, optionIds: ['favour'] }],
    }),
  );

const deviceOf = async ({ assemblyId }: TestAssembly) =>
  (await documents.device(assemblyId, 'ana').get()).data();

function phoneOf(claims: CookieClaims) {
  return browserOf(server.origin, claims);
}

test('of two devices that vote at the same instant, one is the voting device', async () => {
  const { assembly, questionId, phone, tablet } = await ana();
  const words = await Promise.all([
    vote(phone, questionId, 'U0', instance('1')),
    vote(tablet, questionId, 'U1', instance('2')),
  ]);
  expect([...words].sort()).toEqual(['accepted', 'other-device']);
  const winner = words[0] === 'accepted' ? 'phone' : 'tablet';
  expect(await deviceOf(assembly)).toMatchObject({ uid: 'ana-1', sid: winner });
});

test('two devices in the same batch are told apart too: the first wins', async () => {
  const { assembly, questionId, phone, tablet } = await ana();
  const words = await Promise.all([
    vote(phone, questionId, 'U0'),
    vote(tablet, questionId, 'U1'),
    vote(phone, questionId, 'U2'),
  ]);
  expect(words).toEqual(['accepted', 'other-device', 'accepted']);
  expect(await deviceOf(assembly)).toMatchObject({ sid: 'phone' });
});

test.each([
  ['known from the cookie', { person: 'ana' }],
  ['unknown to the cookie', {}],
  ['wrong in the cookie', { person: 'luis' }],
])(
  'another account of the same person is another device, with the person %s',
  async (_, person) => {
    const { questionId, phone, desktop } = await ana(person);
    expect(await vote(phone, questionId, 'U0')).toBe('accepted');
    expect(await vote(desktop, questionId, 'U1')).toBe('other-device');
    expect(await vote(phone, questionId, 'U1')).toBe('accepted');
  },
);

test('only an accepted vote makes a device the voting one, and only the first one writes it', async () => {
  const { assembly, questionId, phone, tablet } = await ana();
  expect(await vote(tablet, questionId, 'U9')).toBe('unit-not-present');
  expect(await deviceOf(assembly)).toBeUndefined();
  await vote(phone, questionId, 'U0');
  const written = await documents.device(assembly.assemblyId, 'ana').get();
  await vote(phone, questionId, 'U1');
  const after = await documents.device(assembly.assemblyId, 'ana').get();
  expect(after.updateTime?.isEqual(written.updateTime ?? after.readTime)).toBe(true);
});

test('a device that signed out holds nobody back', async () => {
  const { questionId, phone, tablet } = await ana();
  await vote(phone, questionId, 'U0');
  await logOut(phone, Date.now());
  expect(await vote(tablet, questionId, 'U1')).toBe('accepted');
});

test('moves the vote here, tells the other device, and repeats without harm', async () => {
  const { assembly, questionId, phone, tablet } = await ana();
  await vote(phone, questionId, 'U0');
  const here = await phoneOf(tablet);
  const { since } = (await deviceOf(assembly)) ?? {};
  expect((await here.get('/device')).body).toEqual({
    place: 'other',
    other: { name: 'iPhone, Safari', since },
  });
  for (let i = 0; i < 2; i += 1) {
    expect((await here.post('/device/move', {})).body).toEqual({ place: 'here', other: null });
  }
  expect(await vote(phone, questionId, 'U1')).toBe('other-device');
  expect(await vote(tablet, questionId, 'U1')).toBe('accepted');
  const events = (await documents.events(assembly.assemblyId).get()).docs.map((one) => one.data());
  expect(events.filter(({ kind }) => kind === 'device-moved')).toMatchObject([
    { by: 'person-ana', personId: 'ana' },
  ]);
});

test('the old device that lost its answer learns that its vote was counted', async () => {
  const { questionId, phone, tablet } = await ana();
  const request = {
    ...{ questionId, requestId: randomUUID() },
    choices: [{ unitId: 'U0', optionIds: ['favour'] }],
  };
  await cast(phone, request);
  await (await phoneOf(tablet)).post('/device/move', {});
  expect(word(await cast(phone, request))).toBe('repeated');
});

test('the desk frees a person; the next device that votes is theirs', async () => {
  const { assembly, questionId, phone, desktop } = await ana();
  await vote(phone, questionId, 'U0');
  const desk = await phoneOf(await newMember(assembly, 'registrar'));
  const reset = () => desk.post('/attendance/device-reset', { personId: 'ana' });
  expect((await reset()).body).toEqual({ changed: true });
  expect((await reset()).body).toEqual({ changed: false });
  expect(await vote(desktop, questionId, 'U1')).toBe('accepted');
  expect(await deviceOf(assembly)).toMatchObject({ uid: 'ana-2', sid: 'desktop' });
  const events = (await documents.events(assembly.assemblyId).get()).docs.map((one) => one.data());
  expect(events.filter(({ kind }) => kind === 'device-reset')).toHaveLength(1);
});

test('a person whose account is outside the roster has no device to move', async () => {
  const { assembly } = await ana();
  const stray = await phoneOf(await newMember(assembly, 'voter', null));
  expect((await stray.post('/device/move', {})).body.code).toBe('not-allowed');
});
