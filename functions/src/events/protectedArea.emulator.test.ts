import { randomUUID } from 'node:crypto';
import type { Role } from '@asamblea/domain';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import { requirePassword } from '../access/requirePassword.ts';
import { signSession } from '../access/sessionCookie.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { createApp } from '../createApp.ts';
import { systemClock } from '../platform/clock.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { Refused } from '../platform/refused.ts';
import { accountOf, newAccount } from '../testing/accounts.ts';
import { newBrowser } from '../testing/newBrowser.ts';
import { workWhereAccountsAre } from '../testing/requireEmulators.ts';
import { serveLocally } from '../testing/serveLocally.ts';
import { addMember, newAssembly } from '../testing/testAssembly.ts';

workWhereAccountsAre();

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** Somebody with an account of the provider and a session of ours. */
async function signedIn(role: Role = 'auditor') {
  const account = await newAccount();
  const assembly = await newAssembly(1);
  const sid = randomUUID();
  const { uid } = account;
  await addMember(assembly, { uid, role, personId: null, sids: [sid] });
  const claims = { assembly: assembly.assemblyId, uid, sid };
  const cookie = `__session=${await signSession(claims, false, Date.now())}`;
  return { account, browser: newBrowser(server.origin, cookie) };
}

test('opens to whoever has just typed their password', async () => {
  const { account, browser } = await signedIn();
  const token = account.idToken;
  const log = await browser.post('/protected/log', { token });
  expect(log).toMatchObject({ status: 200, body: { rows: [], before: null } });
  const check = await browser.post('/protected/seals', { token });
  expect(check).toMatchObject({ status: 200, body: { broken: null, blocks: 0 } });
});

test('does not open with the token of somebody else, nor without password', async () => {
  const { account, browser } = await signedIn();
  const other = await newAccount();
  const withoutPassword = await accountOf(
    await getAuth(firebaseApp()).createCustomToken(account.uid),
  );
  for (const token of [other.idToken, withoutPassword.idToken, 'x'.repeat(40)]) {
    const answer = await browser.post('/protected/log', { token });
    expect(answer).toMatchObject({ status: 401, body: { code: 'password-stale' } });
  }
});

test('a password typed a while ago is asked for again', async () => {
  const { account } = await signedIn();
  const ask = (now: number) => requirePassword(account.uid, account.idToken, now);
  await expect(ask(Date.now() + 14 * 60 * 1000)).resolves.toBeUndefined();
  await expect(ask(Date.now() + 16 * 60 * 1000)).rejects.toThrow(Refused);
});
