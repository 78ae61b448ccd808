import { randomUUID } from 'node:crypto';
import { defaultParts, defaultRoutes, staffTokenIn } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { newAccount, renew, signInByPassword } from '../../testing/database/accounts.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newMember, type TestAssembly } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { documents } from '../database/documents.ts';
import { systemClock } from '../platform/clock.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

async function office() {
  const assembly = await newAssembly(1);
  const claims = await newMember(assembly, 'admin');
  return { assembly, claims, browser: await browserOf(server.origin, claims) };
}
type Browser = Awaited<ReturnType<typeof office>>['browser'];

const newInvitation = (more: object = {}) => ({
  ...{ invitationId: randomUUID(), name: 'Marta Gil', email: `${randomUUID()}@correo.test` },
  ...{ role: 'moderator', accessUntil: null, way: 'print', ...more },
});

const memberOf = async ({ assemblyId }: TestAssembly, uid: unknown) =>
  (await documents.member(assemblyId, String(uid)).get()).data();
const kindsOf = async ({ assemblyId }: TestAssembly) =>
  (await documents.events(assemblyId).get()).docs.map((event) => event.data().kind);

const tokenIn = (path: unknown) =>
  staffTokenIn(new URL(String(path), 'https://x.test').hash) ?? 'none';
const ask = (path: unknown, more: object) =>
  newBrowser(server.origin).post('/auth/staff-invitation', { token: tokenIn(path), ...more });
/** As the page does it, from a browser that draws its own id. */
const choose = (path: unknown, newPassword = 'una clave larga', choiceId: string = randomUUID()) =>
  ask(path, { newPassword, choiceId });

async function signIn(assembly: TestAssembly, email: string, password: string) {
  const account = await signInByPassword(email, password);
  if (account === null) throw new Error('That password opens no account.');
  const browser = newBrowser(server.origin);
  const body = { assembly: assembly.cot, token: account.idToken, remember: false };
  const generated = await browser.post('/auth/generate', body);
  const login = await browser.post('/auth/login', { token: await renew(account) });
  return { browser, codes: [generated.body.code, login.body.statusCode ?? login.body.code] };
}

test('a printed link chooses a password, once, and its owner enters with their role', async () => {
  const { assembly, browser } = await office();
  const invitation = newInvitation();
  const invited = await browser.post('/staff/invite', invitation);
  expect(invited.body).toMatchObject({ hasAccount: false, mail: null });
  const { uid, path } = invited.body;
  expect(await memberOf(assembly, uid)).toMatchObject({
    ...{ role: 'moderator', name: 'Marta Gil', sids: [] },
    routesAvailable: defaultRoutes('moderator'),
    componentsAvailable: defaultParts('moderator'),
  });
  const choiceId = randomUUID();
  const chosen = await choose(path, 'una clave larga', choiceId);
  expect(chosen.body).toEqual({
    ...{ email: invitation.email, cot: assembly.cot, assemblyName: 'Conjunto de ensayo' },
  });
  // The answer was lost on the way.
  expect((await choose(path, 'una clave larga', choiceId)).body).toEqual(chosen.body);
  expect((await choose(path, 'otra clave larga')).body.code).toBe('staff-link-used');
  const entered = await signIn(assembly, invitation.email, 'una clave larga');
  expect(entered.codes).toEqual([1001, 200]);
  expect(await memberOf(assembly, uid)).toMatchObject({ invitation: null });
  expect((await choose(path)).body.code).toBe('staff-link-over');
  expect((await choose(path, 'otra clave larga', choiceId)).body.code).toBe('staff-link-over');
  expect(await signInByPassword(invitation.email, 'otra clave larga')).toBeNull();
  const session = await entered.browser.get('/auth/session');
  expect(session.body).toMatchObject({ session: { role: 'moderator', name: 'Marta Gil' } });
  expect(await kindsOf(assembly)).toEqual(['staff-invited']);
});

test('the same invitation again is the same person and link; another link ends the one before', async () => {
  const { assembly, browser } = await office();
  const invitation = newInvitation();
  const [first, second] = await Promise.all([
    browser.post('/staff/invite', invitation),
    browser.post('/staff/invite', invitation),
  ]);
  expect([first?.body.path, first?.status]).toEqual([second?.body.path, 200]);
  expect(await kindsOf(assembly)).toEqual(['staff-invited']);
  const { uid, path } = first?.body ?? {};
  const other = { invitationId: randomUUID(), uid, way: 'print' };
  const renewed = await browser.post('/staff/link', other);
  expect((await browser.post('/staff/link', other)).body.path).toBe(renewed.body.path);
  expect((await choose(path)).body.code).toBe('staff-link-over');
  const late = { invitation: { invitationId: other.invitationId, expiresAt: 1, usedAt: null } };
  await documents.member(assembly.assemblyId, String(uid)).update(late);
  expect((await choose(renewed.body.path)).body.code).toBe('staff-link-over');
  expect((await choose(`/x#equipo=${assembly.assemblyId}.${uid}.${'a'.repeat(43)}`)).status).toBe(
    409,
  );
});

test('of several who choose at once one does, and no other password opens the account', async () => {
  const { browser } = await office();
  const invitation = newInvitation();
  const { path } = (await browser.post('/staff/invite', invitation)).body;
  const passwords = ['la clave primera', 'la clave segunda', 'la clave tercera'];
  const answers = await Promise.all(passwords.map((password) => choose(path, password)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers) {
    if (status !== 200) expect(body.code).toMatch(/^staff-link-(?:taken|used)$/u);
  }
  const opens = await Promise.all(
    passwords.map(
      async (password) => (await signInByPassword(invitation.email, password)) !== null,
    ),
  );
  expect(opens).toEqual(answers.map(({ status }) => status === 200));
});

test('pressing the link before handing it over leaves nothing that chooses a password later', async () => {
  const { assembly, browser } = await office();
  const invitation = newInvitation();
  const { path } = (await browser.post('/staff/invite', invitation)).body;
  const pressed = [await ask(path, {}), await ask(path, {}), await choose(path, 'corta')];
  const chosen = await choose(path);
  for (const { body } of pressed) await resetByCode(body.passwordCode, 'la clave de otro');
  expect(await signInByPassword(invitation.email, 'la clave de otro')).toBeNull();
  expect(chosen.status).toBe(200);
  const entered = await signIn(assembly, invitation.email, 'una clave larga');
  expect(entered.codes).toEqual([1001, 200]);
});

/** As a holder of a code of the provider does, without asking us. */
async function resetByCode(oobCode: unknown, newPassword: string): Promise<void> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const path = 'identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=any';
  await fetch(`http://${host}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode, newPassword }),
  });
}

test('an unfinished choice of password holds the link for its browser one minute only', async () => {
  const { assembly, browser } = await office();
  const { uid, path } = (await browser.post('/staff/invite', newInvitation())).body;
  const reference = documents.member(assembly.assemblyId, String(uid));
  const { invitation } = (await reference.get()).data() ?? {};
  const begun = (at: number) =>
    reference.update({ invitation: { ...invitation, choice: { by: 'another browser', at } } });
  await begun(Date.now());
  expect((await choose(path)).body.code).toBe('staff-link-taken');
  await begun(Date.now() - 61_000);
  expect((await choose(path)).status).toBe(200);
});

test.each([
  ['short', 'corta', /al menos 10/u],
  ['too long', 'x'.repeat(129), /hasta 128/u],
  ['of blanks', ' '.repeat(12), /solo espacios/u],
  ['with what nobody sees', 'una clave\u200B larga', /no se ven/u],
])('a password that is %s is refused, and the link stays', async (_, password, said) => {
  const { browser } = await office();
  const { path } = (await browser.post('/staff/invite', newInvitation())).body;
  const refused = await choose(path, password);
  expect(refused).toMatchObject({ status: 422, body: { code: 'password-unfit' } });
  expect(refused.body.message).toMatch(said);
  expect((await choose(path)).status).toBe(200);
});

test('no link chooses the password of an account that was there', async () => {
  const { browser } = await office();
  const email = `${randomUUID()}@correo.test`;
  await newAccount(email);
  const refused = await browser.post('/staff/invite', newInvitation({ email }));
  expect(refused.body.code).toBe('staff-account-unproven');
});

test('an account of the same organisation comes in with its own password', async () => {
  const { assembly, browser } = await office();
  const invitation = newInvitation();
  const invited = await browser.post('/staff/invite', invitation);
  expect((await choose(invited.body.path)).status).toBe(200);
  const there = await office();
  const { organisationId } = (await documents.assembly(assembly.assemblyId).get()).data() ?? {};
  const same = { organisationId: organisationId ?? '' };
  const foreign = { organisationId: 'another' };
  await documents.assembly(there.assembly.assemblyId).update(foreign);
  const second = newInvitation({ email: invitation.email, role: 'auditor' });
  expect((await there.browser.post('/staff/invite', second)).body.code).toBe(
    'staff-account-unproven',
  );
  await documents.assembly(there.assembly.assemblyId).update(same);
  expect((await there.browser.post('/staff/invite', second)).body).toMatchObject({
    ...{ uid: invited.body.uid, hasAccount: true, expiresAt: null },
    path: `/login?cot=${there.assembly.cot}`,
  });
  const entered = await signIn(there.assembly, invitation.email, 'una clave larga');
  expect(entered.codes).toEqual([1001, 200]);
});

/** One of the staff, signed in, with what the office would send to change them as they are. */
async function working(assembly: TestAssembly) {
  const claims = await newMember(assembly, 'moderator');
  const { uid } = claims;
  const asIs = {
    ...{ uid, revision: 0, role: 'moderator', accessUntil: null, fullRouteComponents: [] },
    routesAvailable: defaultRoutes('moderator').filter((path) => !path.startsWith('/virtual')),
    componentsAvailable: defaultParts('moderator'),
  };
  return { uid, asIs, browser: await browserOf(server.origin, claims) };
}

const change = (browser: Browser, body: object) => browser.post('/staff/change', body);

test('a permission taken away is refused at the next request, and the session says it', async () => {
  const { assembly, browser } = await office();
  const { uid, asIs, browser: theirs } = await working(assembly);
  const without = {
    ...asIs,
    routesAvailable: asIs.routesAvailable.filter((path) => path !== '/dashboard'),
    componentsAvailable: asIs.componentsAvailable.filter((part) => part !== 'annul-question'),
  };
  expect((await change(browser, without)).body).toEqual({ revision: 1 });
  const { body } = await theirs.get('/auth/session');
  const session = body.session as { routesAvailable: string[]; componentsAvailable: string[] };
  expect(session.routesAvailable).not.toContain('/dashboard');
  expect(session.componentsAvailable).not.toContain('annul-question');
  const annulled = await theirs.post(`/questions/${randomUUID()}/annul`, {
    ...{ reason: 'Se leyó de otra manera.', repeatAs: null },
  });
  expect(annulled.body.code).toBe('not-allowed');
  // Repeated, it is the same; from an older reading, it is refused.
  expect((await change(browser, without)).body).toEqual({ revision: 1 });
  expect((await change(browser, asIs)).body.code).toBe('staff-changed');
  expect(await kindsOf(assembly)).toEqual(['staff-changed']);
  expect(await memberOf(assembly, uid)).toMatchObject({ revision: 1 });
});

test('a removed member is out at once, cannot come back, and may be invited again', async () => {
  const { assembly, browser } = await office();
  const invitation = newInvitation();
  const invited = await browser.post('/staff/invite', invitation);
  expect((await choose(invited.body.path)).status).toBe(200);
  const { browser: theirs } = await signIn(assembly, invitation.email, 'una clave larga');
  const { uid } = invited.body;
  const { revision } = (await memberOf(assembly, uid)) ?? {};
  expect((await browser.post('/staff/remove', { uid, revision })).status).toBe(200);
  expect((await browser.post('/staff/remove', { uid, revision })).status).toBe(200);
  expect((await theirs.get('/reports/quorum')).body.code).toBe('not-signed-in');
  const back = await signIn(assembly, invitation.email, 'una clave larga');
  expect(back.codes[0]).toBe('access-ended');
  expect(await memberOf(assembly, uid)).toMatchObject({ sids: [], name: 'Marta Gil' });
  const anew = newInvitation({ email: invitation.email, role: 'teller' });
  expect((await browser.post('/staff/invite', anew)).body).toMatchObject({ hasAccount: true });
  const entered = await signIn(assembly, invitation.email, 'una clave larga');
  expect(entered.codes).toEqual([1001, 200]);
});

test('nobody changes themselves, and two who remove each other do not both manage to', async () => {
  const { assembly, claims, browser } = await office();
  const other = await newMember(assembly, 'admin');
  const theirs = await browserOf(server.origin, other);
  const own = await browser.post('/staff/remove', { uid: claims.uid, revision: 0 });
  expect(own.body.code).toBe('staff-self');
  const answers = await Promise.all([
    browser.post('/staff/remove', { uid: other.uid, revision: 0 }),
    theirs.post('/staff/remove', { uid: claims.uid, revision: 0 }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await documents.members(assembly.assemblyId).where('role', '==', 'admin').get();
  expect(left.docs.filter((one) => one.data().removedAt === undefined)).toHaveLength(1);
});

test('an invitation says when there is no mail, and the address of a voter is refused', async () => {
  const { assembly, browser } = await office();
  const mailed = await browser.post('/staff/invite', newInvitation({ way: 'mail' }));
  expect(mailed.body.code).toBe('mail-not-configured');
  const past = await browser.post('/staff/invite', newInvitation({ accessUntil: 5 }));
  expect(past.body.code).toBe('access-past');
  expect(await kindsOf(assembly)).toEqual([]);
});

test('a page taken from a role is lost at once by its members, and withheld from its invited', async () => {
  const { assembly, browser } = await office();
  const { uid, browser: theirs } = await working(assembly);
  const roles = (await browser.get('/staff/roles')).body.roles as readonly {
    readonly access: { readonly role: string; readonly componentsAvailable: string[] };
    readonly revision: number;
  }[];
  const { access, revision } =
    roles.find((one) => one.access.role === 'moderator') ?? roles[0] ?? {};
  const { accessUntil: _none, ...lists } = { accessUntil: null, ...access };
  const componentsAvailable = access?.componentsAvailable.filter((one) => one !== 'close-session');
  const body = { ...lists, revision, componentsAvailable };
  expect((await browser.post('/staff/role', body)).body).toEqual({ revision: 1 });
  expect((await browser.post('/staff/role', body)).body).toEqual({ revision: 1 });
  const closing = await theirs.post('/session/close', { session: 1, call: 1 });
  expect(closing.body.code).toBe('not-allowed');
  const invited = await browser.post('/staff/invite', newInvitation());
  for (const one of [uid, invited.body.uid]) {
    const member = await memberOf(assembly, one);
    expect(member?.componentsAvailable).not.toContain('close-session');
    expect(member?.componentsAvailable).toContain('annul-question');
  }
  expect((await kindsOf(assembly)).toSorted()).toEqual(['role-changed', 'staff-invited']);
});
