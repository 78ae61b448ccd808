import { randomUUID } from 'node:crypto';
import { invitationIn, privacyVersion } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { membersOf } from '../../testing/halls/codePeople.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { inviteAtDesk } from '../invitations/inviteAtDesk.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

async function invited() {
  const assembly = await newAssembly(1);
  const { assemblyId, cot } = assembly;
  await documents.assembly(assemblyId).update({ dataContact: 'datos@torres.test' });
  const asked = { assemblyId, by: 'desk', personId: 'person-0', now: Date.now() };
  const { path } = taken(await inviteAtDesk({ ...asked, credentialId: randomUUID() }));
  const token = invitationIn(new URL(path, server.origin).hash) ?? '';
  return { assembly, cot, token, browser: newBrowser(server.origin) };
}

test('by the code or by the invitation, the notice names the assembly and its contact', async () => {
  const { cot, token, browser } = await invited();
  for (const asked of [{ assembly: cot }, { token }]) {
    const { status, body } = await browser.post('/auth/privacy', asked);
    expect(status).toBe(200);
    expect(body.version).toBe(privacyVersion);
    expect(JSON.stringify(body.parts)).toContain('Contacto: datos@torres.test');
  }
});

test('a code that is of no assembly, and a link that was never given, open no notice', async () => {
  const { token, browser } = await invited();
  const code = async (asked: object) => (await browser.post('/auth/privacy', asked)).body.code;
  expect(await code({ assembly: 'no-hay-tal' })).toBe('assembly-unknown');
  expect(await code({ token: 'sin-forma' })).toBe('invitation-unknown');
  const another = `${token.slice(0, -4)}AAAA`;
  expect(await code({ token: another })).toBe('invitation-unknown');
  expect(await code({})).toBe('bad-request');
});

test('entering keeps which notice stood above the button, and when', async () => {
  const { assembly, token, browser } = await invited();
  await browser.post('/auth/invitation', { token, browser: randomUUID() });
  expect(await membersOf(assembly, 'person-0')).toMatchObject([
    { privacyShown: { version: privacyVersion, at: expect.any(Number) } },
  ]);
});
