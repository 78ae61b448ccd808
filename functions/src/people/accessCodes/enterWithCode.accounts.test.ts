import { documentKey } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { setAttorneySignIn } from '../../office/assemblies/setAttorneySignIn.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { newAccount } from '../../testing/database/accounts.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { codeFor, giveDocument, grantProxy, membersOf } from '../../testing/halls/codePeople.ts';
import {
  addMember,
  newAssembly,
  newMember,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { accessCodeKey } from './accessCodeKey.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

const document = 'CC 1.083.150.191';
const luis = { personId: 'luis', document };

/** An attorney who is not in the roster, and an owner with the next document. */
async function opened() {
  const assembly = await newAssembly(2);
  await grantProxy(assembly, luis);
  await giveDocument(assembly, 'person-0', 'CC 2');
  const code = await codeFor(assembly, 'luis');
  const browser = newBrowser(server.origin);
  const enter = (way: 'attorney' | 'virtual', more: object = {}) =>
    browser.post(`/auth/${way}`, { assembly: assembly.cot, document, code, ...more });
  return { assembly, code, browser, enter };
}

const eventsOf = async ({ assemblyId }: TestAssembly) =>
  (await documents.events(assemblyId).get()).docs.map((event) => event.data());

test('an attorney enters with document and code, however they are typed', async () => {
  const { assembly, code, browser, enter } = await opened();
  const typed = { document: ' 1083150191 ', code: code.toLowerCase().replace('-', '') };
  const answer = await enter('attorney', typed);
  expect(answer).toMatchObject({ status: 200, body: { assembly: assembly.cot } });
  expect((await browser.get('/auth/session')).body).toMatchObject({
    session: { userId: 'person-luis', role: 'attorney', name: 'Apoderado luis' },
  });
  expect((await browser.get('/votes/current')).status).toBe(200);
});

test.each([
  ['C.C. 52.345.678 de Bogotá', ['52345678', 'CC 52.345.678', 'Cédula 52345678 Btá']],
  ['NIT 900.373.913-4', ['900373913', '900.373.913-4', '9003739134', 'nit 900373913']],
  ['CE 345678', ['345678', 'C.E. 345.678']],
  ['41.234.567 / 19.876.543', ['41234567', 'CC 19.876.543']],
  ['V-12.345.678', ['12345678', 'v12345678']],
])('a person with the document «%s» enters with %j', async (written, typed) => {
  const { assembly, enter } = await opened();
  await giveDocument(assembly, 'person-1', written);
  const code = await codeFor(assembly, 'person-1');
  for (const document of typed) {
    expect([document, (await enter('virtual', { document, code })).status]).toEqual([
      document,
      200,
    ]);
  }
  const others = ['52345679', '900373914', 'CC 1', '19876544 y 41234567', 'no tiene', '0'];
  for (const document of others) {
    expect((await enter('virtual', { document, code })).body.code).toBe('entry-refused');
  }
});

test.each([
  ['NIT 900.373.913-4', '900373913'],
  ['CE 345678', '345678'],
  ['52.345.678 de Bogotá', '52345678 DE BOGOTÁ'],
])(
  'a code that was given to «%s» before it was read by parts opens to «%s»',
  async (written, typed) => {
    const { assembly, enter } = await opened();
    const { assemblyId } = assembly;
    await giveDocument(assembly, 'person-1', written);
    const code = await codeFor(assembly, 'person-1');
    const codes = documents.accessCodes(assemblyId);
    const [issued] = (await codes.where('personId', '==', 'person-1').get()).docs;
    if (issued === undefined) throw new Error('Nobody has a code.');
    await issued.ref.delete();
    await codes.doc(accessCodeKey(assemblyId, documentKey(written), code)).set(issued.data());
    expect((await enter('virtual', { document: typed, code })).status).toBe(200);
  },
);

test('wrong codes of one number add up however it is written, until the desk gives another', async () => {
  const { assembly, enter } = await opened();
  await giveDocument(assembly, 'person-1', 'C.C. 52.345.678 de Bogotá');
  const code = await codeFor(assembly, 'person-1');
  const ways = ['52345678', 'CC 52345678', '52.345.678 de Cali', '52345678 Btá', 'C.C. 52345678'];
  const answers = [];
  for (const document of ways) {
    answers.push((await enter('virtual', { document, code: '0000-0000' })).status);
  }
  expect(answers).toEqual([401, 401, 401, 401, 429]);
  expect((await enter('virtual', { document: '52345678', code })).status).toBe(200);
  await codeFor(assembly, 'person-1');
  const again = { document: '52345678 (Bogotá)', code: '0000-0000' };
  expect((await enter('virtual', again)).status).toBe(401);
});

test('entering again, and twice at once, is the same member', async () => {
  const { assembly, enter } = await opened();
  const answers = await Promise.all([enter('attorney'), enter('virtual'), enter('attorney')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await membersOf(assembly, 'luis')).map(({ uid }) => uid)).toEqual(['person-luis']);
  const kinds = (await eventsOf(assembly)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'member-created')).toHaveLength(1);
});

test('a wrong assembly, document or code get the same answer, letter by letter', async () => {
  const { assembly, enter } = await opened();
  const wrong = [
    await enter('attorney', { assembly: 'no-such-cot' }),
    await enter('attorney', { document: 'CC 9' }),
    await enter('attorney', { code: '0000-0000' }),
    await enter('attorney', { code: 'not a code' }),
    await enter('virtual', { document: 'CC 9' }),
  ];
  for (const answer of wrong) expect(answer).toEqual(wrong[0]);
  expect(wrong[0]).toMatchObject({ status: 401, body: { code: 'entry-refused' } });
  expect(await membersOf(assembly, 'luis')).toEqual([]);
});

test('five wrong codes make the document wait in both doors, until the desk gives another', async () => {
  const { assembly, enter } = await opened();
  for (let i = 0; i < 4; i += 1) {
    expect((await enter('attorney', { code: '0000-0000' })).status).toBe(401);
  }
  const fifth = await enter('virtual', { code: '0000-0000' });
  expect(fifth).toMatchObject({
    status: 429,
    body: { code: 'too-many-attempts', retryAfterSeconds: 60 },
  });
  expect((await enter('attorney', { code: '1111-1111' })).status).toBe(429);
  const code = await codeFor(assembly, 'luis');
  expect((await enter('attorney')).body.code).toBe('entry-refused');
  expect((await enter('attorney', { code })).status).toBe(200);
});

test('a revoked proxy takes the attorney’s code out of force', async () => {
  const { assembly, enter } = await opened();
  await grantProxy(assembly, luis, 'revoked');
  expect((await enter('attorney')).body.code).toBe('entry-refused');
  expect((await enter('virtual')).body.code).toBe('entry-refused');
});

test('an owner enters with a code by the virtual door, and not by the attorneys’', async () => {
  const { assembly, browser, enter } = await opened();
  const own = { document: 'CC 2', code: await codeFor(assembly, 'person-0') };
  expect((await enter('attorney', own)).body.code).toBe('entry-refused');
  await enter('virtual', own);
  expect((await browser.get('/auth/session')).body).toMatchObject({ session: { role: 'voter' } });
});

test.each(['admin', 'voter'] as const)(
  'enters as the person, and not by the account they may have as %s',
  async (role) => {
    const { assembly, browser, enter } = await opened();
    await addMember(assembly, { uid: 'account', role, personId: 'person-0', sids: [] });
    await enter('virtual', { document: 'CC 2', code: await codeFor(assembly, 'person-0') });
    expect((await browser.get('/auth/session')).body).toMatchObject({
      session: { userId: 'person-person-0', role: 'voter' },
    });
  },
);

test('a person whose membership became one of the staff does not enter with a code', async () => {
  const { assembly, enter } = await opened();
  await enter('attorney');
  const reference = documents.member(assembly.assemblyId, 'person-luis');
  await reference.update({ role: 'registrar' });
  expect((await enter('attorney')).body.code).toBe('entry-refused');
});

test('an assembly that receives no attorneys says so before looking at the code', async () => {
  const { assembly, browser, enter } = await opened();
  const { assemblyId, cot } = assembly;
  const ask = async () => (await browser.get(`/auth/enable-vote?assembly=${cot}`)).body;
  expect(await ask()).toEqual({ open: true, reason: null });
  await documents.session(assemblyId, 1).update({ state: 'closed' });
  expect(await ask()).toMatchObject({ open: false, reason: 'session-closed', since: null });
  expect((await enter('attorney')).body.code).toBe('attorneys-closed');
  expect((await enter('attorney', { code: '0000-0000' })).body.code).toBe('attorneys-closed');
  expect((await enter('virtual')).status).toBe(200);
  await documents.session(assemblyId, 1).update({ state: 'open' });
  const turn = (isOpen: boolean) =>
    setAttorneySignIn({ assemblyId, by: 'chair', request: { isOpen }, now: Date.now() });
  taken(await turn(false));
  expect(await ask()).toMatchObject({ reason: 'turned-off', since: expect.any(Number) });
  expect((await enter('attorney')).body.code).toBe('attorneys-closed');
  taken(await turn(false));
  taken(await turn(true));
  expect(await ask()).toEqual({ open: true, reason: null });
  const kinds = (await eventsOf(assembly)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('attorney-door')).toSorted()).toEqual([
    'attorney-door-closed',
    'attorney-door-opened',
  ]);
});

test('the desk issues a code for anybody whom the roster or a proxy names with a document', async () => {
  const { assembly, code } = await opened();
  const claims = await newMember(assembly, 'registrar');
  const desk = await browserOf(server.origin, claims);
  const ask = (personId: string) => desk.post('/access/codes', { personId });
  expect((await ask('nobody-known')).body.code).toBe('person-unknown');
  expect((await ask('person-1')).body.code).toBe('person-without-document');
  const issued = await ask('luis');
  expect(issued.body.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
  const kept = JSON.stringify([
    await eventsOf(assembly),
    (await documents.accessCodes(assembly.assemblyId).get()).docs.map((one) => [
      one.id,
      one.data(),
    ]),
  ]);
  expect(kept).toContain('code-issued');
  for (const secret of [issued.body.code, code, '1083150191']) {
    expect(kept).not.toContain(String(secret));
    expect(kept).not.toContain(String(secret).replace('-', ''));
  }
});

test('generate makes an account wait after five refusals in the same assembly', async () => {
  const browser = newBrowser(server.origin);
  const account = await newAccount();
  const elsewhere = await newAssembly(1);
  const body = { assembly: elsewhere.cot, token: account.idToken, remember: false };
  for (let i = 0; i < 4; i += 1) await browser.post('/auth/generate', body);
  const fifth = await browser.post('/auth/generate', body);
  expect(fifth).toMatchObject({ status: 429, body: { retryAfterSeconds: 60 } });
});

test('asking for a new password five times from one place makes one wait, however it is written', async () => {
  const browser = newBrowser(server.origin);
  const email = `${Math.random()}@asamblea.test`;
  const ask = async (written: string) =>
    (await browser.post('/auth/forgot', { email: written })).status;
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1)
    statuses.push(await ask(i % 2 === 0 ? email : email.toUpperCase()));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
