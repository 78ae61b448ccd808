import { randomUUID } from 'node:crypto';
import { invitationIn } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { codeFor, giveDocument } from '../../testing/halls/codePeople.ts';
import {
  addMember,
  newAssembly,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { inviteAtDesk } from '../invitations/inviteAtDesk.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** An owner of the hall with a document, who may also have an account with a password. */
async function owner() {
  const assembly = await newAssembly(2);
  await giveDocument(assembly, 'person-0', 'CC 2');
  await addMember(assembly, { uid: 'account', role: 'voter', personId: 'person-0', sids: ['s1'] });
  await seat(assembly);
  return { assembly, byCode, byLink };

  async function byCode(code?: string, browser = newBrowser(server.origin)) {
    const body = { assembly: assembly.cot, document: 'CC 2', code: code ?? (await newCode()) };
    const answer = await browser.post('/auth/virtual', body);
    return { browser, answer };
  }
  async function byLink(browser = newBrowser(server.origin)) {
    const asked = { assemblyId: assembly.assemblyId, by: 'desk', personId: 'person-0' };
    const invited = await inviteAtDesk({ ...asked, credentialId: randomUUID(), now: Date.now() });
    const token = invitationIn(new URL(taken(invited).path, server.origin).hash);
    const answer = await browser.post('/auth/invitation', { token, browser: randomUUID() });
    return { browser, answer };
  }
  function newCode() {
    return codeFor(assembly, 'person-0');
  }
}

async function byPassword({ assemblyId }: TestAssembly) {
  const claims = { assembly: assemblyId, uid: 'account', sid: 's1' };
  return browserOf(server.origin, claims);
}

test('a code and a link set the cookie themselves, and give out neither token nor account', async () => {
  const { assembly, byCode, byLink } = await owner();
  for (const { browser, answer } of [await byCode(), await byLink()]) {
    expect(answer).toEqual({ status: 200, body: { assembly: assembly.cot } });
    const session = await browser.get('/auth/session');
    expect(session.body).toMatchObject({
      session: { isAuthenticated: true, role: 'voter', name: 'Persona 0' },
    });
    expect((await browser.get('/votes/current')).status).toBe(200);
    const [, payload = ''] = browser.cookie().split('.');
    const told = JSON.stringify([answer, session, Buffer.from(payload, 'base64url').toString()]);
    expect(told).toContain('person-0');
    expect(told).not.toContain('"account"');
  }
});

test('a voter’s whole evening works with the identity provider down', async () => {
  const { assembly, byCode, byLink } = await owner();
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9';
  try {
    const questionId = await newOpenQuestion(assembly);
    for (const { browser } of [await byCode(), await byLink()]) {
      expect((await browser.get('/auth/session')).body).toMatchObject({
        session: { isAuthenticated: true },
      });
      const vote = { questionId, requestId: randomUUID() };
      const choices = [{ unitId: 'U0', optionIds: ['favour'] }];
      const cast = await browser.post('/votes/cast', { ...vote, choices });
      expect(cast.status).toBe(200);
      expect((await browser.get('/auth/logout')).body).toEqual({ code: 1001 });
      expect((await browser.get('/votes/current')).status).toBe(401);
    }
  } finally {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  }
});

test('a new code ends the sessions that the one before opened, and no other', async () => {
  const { assembly, byCode, byLink } = await owner();
  const password = await byPassword(assembly);
  const { browser: link } = await byLink();
  const { browser: thief } = await byCode();
  expect((await thief.get('/votes/current')).status).toBe(200);
  const code = await codeFor(assembly, 'person-0');
  expect((await thief.get('/votes/current')).body.code).toBe('not-signed-in');
  const { browser: rightful } = await byCode(code);
  for (const browser of [rightful, link, password]) {
    expect((await browser.get('/votes/current')).status).toBe(200);
  }
});

test('a vote sent again after entering another way is answered as repeated', async () => {
  const { assembly, byCode, byLink } = await owner();
  const questionId = await newOpenQuestion(assembly);
  const request = {
    ...{ questionId, requestId: randomUUID() },
    choices: [{ unitId: 'U0', optionIds: ['favour'] }],
  };
  const statusOf = async (browser: ReturnType<typeof newBrowser>) => {
    const { body } = await browser.post('/votes/cast', request);
    return JSON.stringify(body.results ?? body.code);
  };
  expect(await statusOf(await byPassword(assembly))).toContain('accepted');
  for (const { browser } of [await byCode(), await byLink()]) {
    expect(await statusOf(browser)).toContain('repeated');
  }
  const ballot = await pollDocuments.ballots(assembly.assemblyId, questionId).doc('U0').get();
  expect(ballot.data()?.castBy).toBe('person-person-0');
});
