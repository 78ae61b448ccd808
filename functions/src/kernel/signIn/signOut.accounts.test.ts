import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { newAccount, renew } from '../../testing/database/accounts.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { addMember, newAssembly } from '../../testing/halls/testAssembly.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { systemClock } from '../platform/clock.ts';
import { generateClaims } from './generateClaims.ts';
import { logIn } from './logIn.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

async function member() {
  const assembly = await newAssembly(1);
  const account = await newAccount();
  await addMember(assembly, { uid: account.uid, role: 'voter', personId: 'person-0', sids: [] });
  const generate = (token: string) => ({ assembly: assembly.cot, token, remember: false });
  return { assembly, account, generate, browser: newBrowser(server.origin) };
}

test('after signing out, neither the old ID token nor the provider’s session bring it back', async () => {
  const { account, browser, generate } = await member();
  await browser.post('/auth/generate', generate(account.idToken));
  const token = await renew(account);
  expect((await browser.post('/auth/login', { token })).body).toEqual({ statusCode: 200 });
  await browser.get('/auth/logout');
  const thief = newBrowser(server.origin);
  for (const old of [token, await renew(account)]) {
    const again = await thief.post('/auth/generate', generate(old));
    expect(again).toMatchObject({ status: 401, body: { code: 'sign-in-stale' } });
    const login = await thief.post('/auth/login', { token: old });
    expect(login).toMatchObject({ status: 401, body: { code: 'sign-in-stale' } });
  }
  expect((await thief.get('/auth/session')).body).toMatchObject({
    session: { isAuthenticated: false },
  });
});

test.each([
  ['five minutes and a minute of skew', 5 * 60_000 + 58_000, true],
  ['a moment more', 6 * 60_000 + 2_000, false],
])('a sign-in opens a session until %s after it', async (_, age, opens) => {
  const { account, generate } = await member();
  const now = Date.now();
  const code = (outcome: Awaited<ReturnType<typeof generateClaims>>) =>
    outcome.ok ? 'in' : outcome.refusal.code;
  const expected = opens ? 'in' : 'sign-in-stale';
  expect(
    code(await generateClaims(generate(account.idToken), { from: 'here', now: now + age })),
  ).toBe(expected);
  await generateClaims(generate(account.idToken), { from: 'here', now });
  const login = await logIn(await renew(account), { name: 'Equipo', since: now + age });
  expect(login.ok ? 'in' : login.refusal.code).toBe(expected);
});
