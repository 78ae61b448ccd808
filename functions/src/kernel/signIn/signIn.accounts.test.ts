import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { replaceCode } from '../../office/assemblies/replaceCode.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { type Account, newAccount, renew } from '../../testing/database/accounts.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import {
  addMember,
  newAssembly,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { documents } from '../database/documents.ts';
import { systemClock } from '../platform/clock.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** An account with a place in an assembly, not signed in. */
async function newcomer() {
  const assembly = await newAssembly(1);
  const account = await newAccount();
  await addMember(assembly, { uid: account.uid, role: 'voter', personId: 'person-0', sids: [] });
  return { assembly, account, browser: newBrowser(server.origin) };
}

const sidsOf = async ({ assemblyId }: TestAssembly, { uid }: Account) =>
  (await documents.member(assemblyId, uid).get()).data()?.sids;

async function signIn(
  browser: ReturnType<typeof newBrowser>,
  assembly: TestAssembly,
  account: Account,
) {
  const body = { assembly: assembly.cot, token: account.idToken, remember: true };
  const generated = await browser.post('/auth/generate', body);
  const loggedIn = await browser.post('/auth/login', { token: await renew(account) });
  return [generated, loggedIn];
}

test('signs in with generate, a renewed token and login; signs out at once', async () => {
  const { assembly, account, browser } = await newcomer();
  expect(await signIn(browser, assembly, account)).toEqual([
    { status: 200, body: { code: 1001 } },
    { status: 200, body: { statusCode: 200 } },
  ]);
  const { body } = await browser.get('/auth/session');
  expect(body).toMatchObject({
    cot: assembly.cot,
    assemblyName: 'Conjunto de ensayo',
    timeZone: 'America/Bogota',
    session: { isAuthenticated: true, role: 'voter', userId: account.uid },
  });
  const kept = newBrowser(server.origin, browser.cookie());
  expect(await browser.get('/auth/logout')).toEqual({ status: 200, body: { code: 1001 } });
  expect(await sidsOf(assembly, account)).toEqual([]);
  expect((await kept.get('/votes/current')).body.code).toBe('not-signed-in');
});

test('answers a stranger without refusing', async () => {
  const { body, status } = await newBrowser(server.origin).get('/auth/session');
  expect(status).toBe(200);
  expect(body).toMatchObject({ session: { isAuthenticated: false } });
  expect((await newBrowser(server.origin).get('/auth/logout')).body).toEqual({ code: 1001 });
});

test('does not let a token log in that did not go through generate', async () => {
  const { assembly, account, browser } = await newcomer();
  const early = await browser.post('/auth/login', { token: account.idToken });
  expect(early).toMatchObject({ status: 401, body: { code: 'token-invalid' } });
  const body = { assembly: assembly.cot, token: account.idToken, remember: false };
  await browser.post('/auth/generate', body);
  const old = await browser.post('/auth/login', { token: account.idToken });
  expect(old.body.code).toBe('token-invalid');
  expect(await sidsOf(assembly, account)).toEqual([]);
});

test('tells an unknown assembly, somebody else’s assembly and a false token apart', async () => {
  const { assembly, account, browser } = await newcomer();
  const elsewhere = await newAssembly(1);
  const generate = async (cot: string, token: string) =>
    (await browser.post('/auth/generate', { assembly: cot, token, remember: false })).body.code;
  expect(await generate('no-such-cot', account.idToken)).toBe('assembly-unknown');
  expect(await generate(elsewhere.cot, account.idToken)).toBe('not-a-member');
  expect(await generate(assembly.cot, 'a.token.that.is.not.one')).toBe('token-invalid');
  expect(await generate(assembly.cot, account.idToken)).toBe(1001);
});

test('revokes one session and leaves the other devices signed in', async () => {
  const { assembly, account, browser } = await newcomer();
  const tablet = newBrowser(server.origin);
  await signIn(browser, assembly, account);
  await signIn(tablet, assembly, account);
  const [first, second] = (await sidsOf(assembly, account)) ?? [];
  await documents.member(assembly.assemblyId, account.uid).update({ sids: [second] });
  expect(first).not.toBe(second);
  expect((await browser.get('/auth/session')).body).toMatchObject({
    session: { isAuthenticated: false },
  });
  expect((await browser.get('/votes/current')).body.code).toBe('not-signed-in');
  expect((await tablet.get('/votes/current')).status).toBe(200);
});

test('keeps every session of devices that sign in at the same time', async () => {
  const { assembly, account, browser } = await newcomer();
  const body = { assembly: assembly.cot, token: account.idToken, remember: false };
  await browser.post('/auth/generate', body);
  const token = await renew(account);
  const devices = Array.from({ length: 4 }, () => newBrowser(server.origin));
  await Promise.all(devices.map((device) => device.post('/auth/login', { token })));
  expect(await sidsOf(assembly, account)).toHaveLength(4);
});

test('a code that was replaced signs nobody in, and says so; the new one does', async () => {
  const { assembly, account, browser } = await newcomer();
  const request = { from: assembly.cot, to: null };
  const { assemblyId } = assembly;
  const cot = `nuevo-${assembly.cot}`.slice(0, 60);
  taken(await replaceCode({ assemblyId, by: 'admin', request, drawn: cot, now: Date.now() }));
  const [refused] = await signIn(browser, assembly, account);
  expect(refused?.body.code).toBe('cot-replaced');
  expect(JSON.stringify(refused?.body)).not.toContain(cot);
  const [, loggedIn] = await signIn(browser, { ...assembly, cot }, account);
  expect(loggedIn?.status).toBe(200);
});

test('looks redirects up for a signed-in member, and sends a stranger nowhere', async () => {
  const { assembly, account, browser } = await newcomer();
  await documents.generalSettings(assembly.assemblyId).set({ redirects: { '/': '/zoom' } });
  expect((await browser.get('/redirect?path=/')).body).toEqual({ redirect: null });
  await signIn(browser, assembly, account);
  expect((await browser.get('/redirect?path=/')).body).toEqual({ redirect: '/zoom' });
  expect((await browser.get('/redirect?path=/drive')).body).toEqual({ redirect: null });
  expect((await browser.get('/redirect?path=drive')).body.code).toBe('bad-request');
});

test('two tabs that sign in at once, each at its assembly, each get theirs', async () => {
  const { assembly, account, browser } = await newcomer();
  const other = await newAssembly(1);
  await addMember(other, { uid: account.uid, role: 'voter', personId: null, sids: [] });
  const tabs = [assembly, other].map((of) => ({ of, tab: browser.tab({}) }));
  const tickets: string[] = [];
  for (const { of, tab } of tabs) {
    await tab.post('/auth/generate', { assembly: of.cot, token: account.idToken, remember: true });
    tickets.push(tab.heard('x-sign-in') ?? '');
  }
  const token = await renew(account);
  for (const [place, { of }] of tabs.entries()) {
    const tab = browser.tab({ 'x-sign-in': tickets[place] ?? '' });
    expect((await tab.post('/auth/login', { token })).status).toBe(200);
    expect(tab.heard('x-assembly')).toBe(of.assemblyId);
    expect(await sidsOf(of, account)).toHaveLength(1);
  }
  const stranger = await newcomer();
  const body = { assembly: stranger.assembly.cot, token: stranger.account.idToken, remember: true };
  await stranger.browser.post('/auth/generate', body);
  const theirs = { token: await renew(stranger.account) };
  for (const ticket of [tickets[0] ?? '', 'no ticket']) {
    const { status, body: answer } = await browser
      .tab({ 'x-sign-in': ticket })
      .post('/auth/login', theirs);
    expect([status, answer.code]).toEqual([401, 'token-invalid']);
  }
});

test('a member whose access ended does not sign in, neither at the first step nor between the two', async () => {
  const { assembly, account, browser } = await newcomer();
  const { assemblyId, cot } = assembly;
  const end = (accessUntil: number) =>
    documents.member(assemblyId, account.uid).update({ accessUntil });
  const generate = () =>
    browser.post('/auth/generate', { assembly: cot, token: account.idToken, remember: false });
  await end(Date.now() + 60_000);
  expect((await generate()).status).toBe(200);
  await end(Date.now() - 1);
  const loggedIn = await browser.post('/auth/login', { token: await renew(account) });
  expect(loggedIn.body.code).toBe('access-ended');
  expect((await generate()).body.code).toBe('access-ended');
});
