import { randomUUID } from 'node:crypto';
import type { DriveAnswer, DriveItem } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newMember } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { bytesPath } from './drivePaths.ts';
import { readLink } from './readLinked.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

async function shared() {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const admin = await browserOf(server.origin, await newMember(assembly, 'admin'));
  const [entryId, versionId] = [randomUUID(), randomUUID()];
  const version = {
    versionId,
    type: 'application/pdf',
    size: 8,
    digest: 'd',
    at: 1,
    by: 'a',
  } as const;
  const entry: DriveItem = {
    ...{ kind: 'document', entryId, parentId: null, name: 'Contrato.pdf', visibility: 'staff' },
    ...{ at: 1, by: 'a', versions: [version] },
  };
  await meetingDocuments.driveItem(assemblyId, entryId).set(entry);
  await openFiles().put(bytesPath(assemblyId, versionId), Buffer.from('%PDF-1.7'));
  const make = (more: object = {}) =>
    admin.post('/drive/links', { linkId: randomUUID(), entryId, expiresAt: null, ...more });
  return { assembly, assemblyId, admin, entryId, make };
}

async function open(token: unknown, path = '/document') {
  const headers = { 'x-document-link': String(token) };
  const answer = await fetch(`${server.origin}/api/public/links${path}`, { headers });
  return { answer, text: await answer.text() };
}

test('the link opens the document with no account, until it is taken back', async () => {
  const { admin, assemblyId, make } = await shared();
  const linkId = randomUUID();
  const made = await make({ linkId });
  expect(await make({ linkId })).toEqual(made);
  const { token } = made.body;
  const { answer, text } = await open(token);
  expect(text).toBe('%PDF-1.7');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/u);
  expect(answer.headers.get('content-security-policy')).toBe('sandbox');
  expect(JSON.parse((await open(token, '')).text)).toEqual({
    ...{ name: 'Contrato.pdf', type: 'application/pdf', size: 8, assembly: 'Conjunto de ensayo' },
  });
  const links = async () =>
    ((await admin.get('/drive')).body as unknown as DriveAnswer).entries[0]?.links;
  expect(await links()).toMatchObject([{ linkId, token }]);
  for (let time = 0; time < 2; time += 1)
    expect((await admin.post(`/drive/links/${linkId}/revoke`, {})).status).toBe(200);
  for (const path of ['', '/document'])
    expect((await open(token, path)).text).toContain('document-link-revoked');
  expect(await links()).toEqual([]);
  const stored = JSON.stringify(
    (await meetingDocuments.driveLink(assemblyId, linkId).get()).data(),
  );
  expect(stored).not.toContain(String(token).split('.').at(-1));
});

test('no other token opens anything: guessed, of another link or of another assembly', async () => {
  const [here, there] = [await shared(), await shared()];
  const token = String((await here.make()).body.token);
  const [assemblyId = '', linkId = '', proof = ''] = token.split('.');
  const other = String((await there.make()).body.token).split('.');
  const wrong = [
    ...['', 'x', `${assemblyId}.${linkId}`, `${assemblyId}.${linkId}.`],
    `${assemblyId}.${linkId}.${proof.slice(0, -1)}${proof.endsWith('A') ? 'B' : 'A'}`,
    `${assemblyId}.${randomUUID()}.${proof}`,
    `${there.assemblyId}.${linkId}.${proof}`,
    `${assemblyId}.${linkId}.${other[2]}`,
    '../../../etc/passwd',
  ];
  for (const one of wrong) expect((await open(one)).text).toContain('document-link-unknown');
});

test('a link ends on its day, and its term is after now and within a year', async () => {
  const { make } = await shared();
  const now = Date.now();
  const expiresAt = now + 60_000;
  const token = String((await make({ expiresAt })).body.token);
  expect(await readLink({ token, now: expiresAt - 1 })).toMatchObject({ ok: true });
  expect(await readLink({ token, now: expiresAt })).toMatchObject({
    refusal: { code: 'document-link-expired' },
  });
  for (const wrong of [now - 1, now + 400 * 24 * 60 * 60_000])
    expect((await make({ expiresAt: wrong })).body.code).toBe('link-term-wrong');
});

test('a document has so many links and no more, and goes with them', async () => {
  const { admin, entryId, make } = await shared();
  const made = await Promise.all(Array.from({ length: 20 }, () => make()));
  expect((await make()).body.code).toBe('document-links-full');
  await admin.post(`/drive/links/${made[0]?.body.linkId}/revoke`, {});
  expect((await make()).status).toBe(200);
  await admin.post(`/drive/entries/${entryId}/remove`, {});
  expect((await open(made[1]?.body.token)).text).toContain('document-link-unknown');
  expect((await make()).body.code).toBe('entry-unknown');
});
