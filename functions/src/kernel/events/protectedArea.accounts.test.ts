import { randomUUID } from 'node:crypto';
import { proofLife, type Role } from '@asamblea/domain';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { accountOf, newAccount } from '../../testing/database/accounts.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { addMember, newAssembly } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { requirePassword } from '../access/requirePassword.ts';
import { documents } from '../database/documents.ts';
import { systemClock } from '../platform/clock.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { Refused } from '../platform/refused.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** Somebody with an account of the provider and two sessions of ours. */
async function signedIn(role: Role = 'auditor') {
  const account = await newAccount();
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const { uid } = account;
  const sids = [randomUUID(), randomUUID()];
  await addMember(assembly, { uid, role, personId: null, sids });
  const browserIn = async (sid: string) => {
    const claims = { assembly: assemblyId, uid, sid };
    return browserOf(server.origin, claims);
  };
  const [sid = '', otherSid = ''] = sids;
  const member = documents.member(assemblyId, uid);
  return {
    ...{ account, member, sid, assemblyId },
    browser: await browserIn(sid),
    elsewhere: await browserIn(otherSid),
  };
}

const closed = { status: 401, body: { code: 'password-stale' } };
const doors = ['/protected/log', '/protected/seals', '/protected/recount'];

test('opens to the session in which somebody has just typed their password, and to no other', async () => {
  const { account, browser, elsewhere, member, sid } = await signedIn();
  for (const door of doors) expect(await browser.post(door, {})).toMatchObject(closed);
  const opened = await browser.post('/protected/open', { token: account.idToken });
  expect(opened).toMatchObject({ status: 200, body: { until: expect.any(Number) } });
  expect((await member.get()).data()?.proofs).toEqual({ [sid]: opened.body.until });
  expect(Number(opened.body.until)).toBeLessThanOrEqual(Date.now() + proofLife);
  const log = await browser.post('/protected/log', {});
  const rows = [{ kind: 'protected-opened' }];
  expect(log).toMatchObject({ status: 200, body: { rows, before: null } });
  const check = await browser.post('/protected/seals', {});
  expect(check).toMatchObject({ status: 200, body: { broken: null, blocks: 0 } });
  expect((await browser.post('/protected/recount', {})).status).toBe(200);
  for (const door of doors) expect(await elsewhere.post(door, {})).toMatchObject(closed);
});

test('a teller opens the protected area for the recount, and reads nothing of the record', async () => {
  const { account, browser } = await signedIn('teller');
  expect(await browser.post('/protected/recount', {})).toMatchObject(closed);
  expect((await browser.post('/protected/open', { token: account.idToken })).status).toBe(200);
  expect((await browser.post('/protected/recount', {})).status).toBe(200);
  expect((await browser.post('/protected/log', {})).status).toBe(403);
  expect((await browser.post('/protected/seals', {})).status).toBe(403);
});

test('is shut once its minutes are over, and when it is left', async () => {
  const { account, browser, member, sid } = await signedIn();
  await browser.post('/protected/open', { token: account.idToken });
  await member.update({ proofs: { [sid]: Date.now() - 1 } });
  for (const door of doors) expect(await browser.post(door, {})).toMatchObject(closed);
  await browser.post('/protected/open', { token: account.idToken });
  expect((await browser.post('/protected/log', {})).status).toBe(200);
  expect((await browser.post('/protected/close', {})).status).toBe(200);
  expect(await browser.post('/protected/log', {})).toMatchObject(closed);
  expect((await member.get()).data()?.proofs).toEqual({});
});

test('does not open with the token of somebody else, nor without password', async () => {
  const { account, browser, member } = await signedIn();
  const other = await newAccount();
  const withoutPassword = await accountOf(
    await getAuth(firebaseApp()).createCustomToken(account.uid),
  );
  for (const token of [other.idToken, withoutPassword.idToken, 'x'.repeat(40)]) {
    expect(await browser.post('/protected/open', { token })).toMatchObject(closed);
  }
  expect((await member.get()).data()?.proofs).toBeUndefined();
});

test('a password typed a while ago is asked for again, and the proof counts from then', async () => {
  const { account, member, assemblyId, sid } = await signedIn();
  const found = (await member.get()).data();
  if (found === undefined) throw new Error('no member');
  const caller = { assemblyId, uid: account.uid, by: account.uid, sid, member: found };
  const late = Date.now() + 14 * 60_000;
  const until = await requirePassword(caller, account.idToken, late);
  expect(until).toBeLessThan(late + 2 * 60_000);
  const stale = requirePassword(caller, account.idToken, Date.now() + 16 * 60_000);
  await expect(stale).rejects.toThrow(Refused);
});

test('a session that was ended opens nothing with the password', async () => {
  const { account, browser, member } = await signedIn();
  await member.update({ sids: [] });
  const answer = await browser.post('/protected/open', { token: account.idToken });
  expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
});
