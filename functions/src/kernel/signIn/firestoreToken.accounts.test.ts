import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import {
  accountOf,
  accountPassword,
  newAccount,
  renew,
  signInByPassword,
  takeOver,
} from '../../testing/database/accounts.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { addMember, newAssembly } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { systemClock } from '../platform/clock.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** An auditor with an account of the provider and a session of ours, and a browser that has the cookie. */
async function auditor() {
  const assembly = await newAssembly(1);
  const email = `${randomUUID()}@asamblea.test`;
  const account = await newAccount(email);
  const { uid } = account;
  const sid = randomUUID();
  await addMember(assembly, { uid, role: 'auditor', personId: null, sids: [sid] });
  const claims = { assembly: assembly.assemblyId, uid, sid };
  const browser = await browserOf(server.origin, claims);
  const { token } = (await browser.post('/auth/firestore', {})).body;
  return { assembly, account, email, sid, browser, token };
}

test('the cookie alone changes no password: what it gives out is not the account', async () => {
  const { email, token } = await auditor();
  await takeOver(await accountOf(token), `${randomUUID()}@thief.test`, 'thief-2026');
  expect(await signInByPassword(email, accountPassword)).not.toBeNull();
});

test('the token opens Firestore for a member of an assembly, and names no account', async () => {
  const { assembly, account, sid, token } = await auditor();
  const { uid, claims } = decodeJwt(String(token));
  expect(uid).toMatch(/^m-[\w-]{43}$/u);
  expect(claims).toEqual({ assembly: assembly.assemblyId, member: account.uid, sid });
});

test('a page that only asks who is here is given no token', async () => {
  const { browser, token } = await auditor();
  const { status, body } = await browser.get('/auth/session');
  expect(status).toBe(200);
  expect(token).toMatch(/^ey/u);
  expect(JSON.stringify(body)).not.toMatch(/"ey/u);
});

test('an e-mail and a password set on the account of the token sign in nowhere', async () => {
  const { assembly, account, browser, token } = await auditor();
  const email = `${randomUUID()}@thief.test`;
  const opened = await accountOf(token);
  await takeOver(opened, email, 'thief-2026');
  const later = await signInByPassword(email, 'thief-2026');
  if (later === null) throw new Error('The provider forgot the password.');
  await addMember(assembly, { uid: later.uid, role: 'admin', personId: null, sids: [] });
  for (const held of [opened, { ...later, uid: account.uid }]) {
    const stranger = newBrowser(server.origin);
    const body = { assembly: assembly.cot, token: held.idToken, remember: false };
    expect((await stranger.post('/auth/generate', body)).body.code).toBe('token-invalid');
    const login = await stranger.post('/auth/login', { token: await renew(held) });
    expect(login.body.code).toBe('token-invalid');
    const gate = await browser.post('/protected/log', { token: held.idToken });
    expect(gate.body.code).toBe('password-stale');
  }
});
