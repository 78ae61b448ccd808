import { randomUUID } from 'node:crypto';
import { looseFileLife, looseFilesAtMost, pendingProxiesAtMost, type Role } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { storedPath } from '../../kernel/files/saveFile.ts';
import { sweepFiles } from '../../kernel/files/sweepFiles.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { luis, proxyDesk } from '../../testing/halls/proxyDesk.ts';
import {
  newAssembly,
  newMember,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

const pdf = Buffer.from('%PDF-1.7\n<script>alert(1)</script>');

async function signedIn(assembly: TestAssembly, role: Role, personId: string | null = null) {
  const claims = await newMember(assembly, role, personId);
  const browser = await browserOf(server.origin, claims);
  return { ...browser, uid: claims.uid };
}

/** A paper that the first owner brought, and the proxy it belongs to. */
async function handedIn() {
  const assembly = await newAssembly(3);
  const owner = await signedIn(assembly, 'voter', 'person-0');
  const fileId = randomUUID();
  const paper = { fileId, name: '../Poder <b>.pdf', content: pdf.toString('base64') };
  const saved = await owner.post('/files', paper);
  const proxyId = randomUUID();
  const given = await owner.post('/proxies/own', {
    ...{ proxyId, unitIds: ['U0'], attorney: luis, scope: 'assembly', instructions: '', fileId },
  });
  return { assembly, owner, fileId, paper, saved, given, proxyId };
}

function download(cookie: string, fileId: string) {
  return fetch(`${server.origin}/api/files/${fileId}`, { headers: { cookie } });
}

test('a paper is kept by its content and given back as something to keep, never to run', async () => {
  const { owner, fileId, saved, given } = await handedIn();
  expect(saved).toMatchObject({
    status: 200,
    body: { fileId, type: 'application/pdf', size: pdf.length },
  });
  expect(given.body.state).toBe('received');
  const answer = await download(owner.cookie(), fileId);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''/u);
  expect(answer.headers.get('content-disposition')).not.toMatch(/[<>/]/u);
  expect(answer.headers.get('content-security-policy')).toBe('sandbox');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('a paper comes back with the extension of its real type, whatever its name was', async () => {
  const owner = await signedIn(await newAssembly(1), 'voter', 'person-0');
  const fileId = randomUUID();
  const content = pdf.toString('base64');
  const saved = await owner.post('/files', { fileId, name: 'Poder.hta', content });
  expect(saved.body.name).toBe('Poder_hta.pdf');
  const answer = await download(owner.cookie(), fileId);
  expect(answer.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Poder_hta.pdf",
  );
});

test('an account leaves so many papers that nothing names and no more, until it uses one', async () => {
  const assembly = await newAssembly(2);
  const owner = await signedIn(assembly, 'voter', 'person-0');
  const bring = (fileId: string, by = owner) =>
    by.post('/files', { fileId, name: 'p.pdf', content: pdf.toString('base64') });
  const ids = Array.from({ length: looseFilesAtMost }, () => randomUUID());
  for (const fileId of ids) expect((await bring(fileId)).status).toBe(200);
  const more = await bring(randomUUID());
  expect(more).toMatchObject({ status: 409, body: { code: 'file-too-many' } });
  expect((await bring(ids[0] ?? '')).status).toBe(200);
  expect((await bring(randomUUID(), await signedIn(assembly, 'registrar'))).status).toBe(200);
  await owner.post('/proxies/own', {
    ...{ proxyId: randomUUID(), unitIds: ['U0'], attorney: luis, scope: 'assembly' },
    ...{ instructions: '', fileId: ids[0] },
  });
  expect((await bring(randomUUID())).status).toBe(200);
  while ((await sweepFiles(openFiles(), Date.now() + looseFileLife)) > 0);
});

test('an owner hands in so many proxies of a unit that wait for the desk, and the desk as many as it gets', async () => {
  const assembly = await newAssembly(2);
  const owner = await signedIn(assembly, 'voter', 'person-0');
  const desk = proxyDesk(assembly);
  const proxyIds = Array.from({ length: pendingProxiesAtMost }, () => randomUUID());
  const give = (proxyId: string) =>
    owner.post('/proxies/own', {
      ...{ proxyId, unitIds: ['U0'], attorney: luis, scope: 'assembly' },
      ...{ instructions: '', fileId: null },
    });
  for (const proxyId of proxyIds) expect((await give(proxyId)).status).toBe(200);
  const more = await give(randomUUID());
  expect(more).toMatchObject({ status: 409, body: { code: 'proxy-too-many' } });
  expect((await give(proxyIds[0] ?? '')).status).toBe(200);
  expect((await desk.takeIn('person-0')).ok).toBe(true);
  expect((await desk.give('person-1')).ok).toBe(true);
  taken(await desk.revoke(proxyIds[0] ?? '', 'person-0'));
  taken(await desk.reject(proxyIds[1] ?? ''));
  expect((await give(randomUUID())).status).toBe(200);
});

test('only readers of the proxy may see its paper', async () => {
  const { assembly, fileId, proxyId } = await handedIn();
  const attorneyId = (await proxyDesk(assembly).proxy(proxyId))?.attorneyId ?? '';
  const status = async (role: Role, personId: string | null) => {
    const { cookie } = await signedIn(assembly, role, personId);
    return (await download(cookie(), fileId)).status;
  };
  expect(await status('registrar', null)).toBe(200);
  expect(await status('auditor', null)).toBe(200);
  expect(await status('attorney', attorneyId)).toBe(200);
  expect(await status('voter', 'person-0')).toBe(200);
  expect(await status('voter', 'person-1')).toBe(404);
  expect(await status('observer', null)).toBe(404);
  expect((await download('', fileId)).status).toBe(401);
  const other = await signedIn(await newAssembly(1), 'registrar');
  expect((await download(other.cookie(), fileId)).status).toBe(404);
});

test('sending a paper again keeps one; another content under its id, or no paper at all, is refused', async () => {
  const { assembly, owner, paper, saved } = await handedIn();
  expect(await owner.post('/files', paper)).toEqual(saved);
  const other = { ...paper, content: btoa('%PDF-1.7 otro') };
  expect((await owner.post('/files', other)).body.code).toBe('file-exists');
  const page = { ...paper, fileId: randomUUID(), name: 'a.pdf', content: btoa('<html><script>') };
  expect((await owner.post('/files', page)).body.code).toBe('file-not-kept');
  const thief = await signedIn(assembly, 'voter', 'person-1');
  const { fileId } = paper;
  const stolen = await thief.post('/proxies/own', {
    ...{ proxyId: randomUUID(), unitIds: ['U1'], attorney: luis, scope: 'assembly' },
    ...{ instructions: '', fileId },
  });
  expect(stolen.body.code).toBe('file-unknown');
});

test('a paper of more than 8 MB is refused', async () => {
  const owner = await signedIn(await newAssembly(1), 'voter', 'person-0');
  const large = Buffer.concat([pdf, Buffer.alloc(8 * 1024 * 1024)]).toString('base64');
  const answer = await owner.post('/files', {
    ...{ fileId: randomUUID(), name: 'a.pdf', content: large },
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(['file-too-large', 'bad-request']).toContain(answer.body.code);
});

test('a paper that no proxy named is cleared after a day; one that is named stays', async () => {
  const { assembly, owner, fileId: named } = await handedIn();
  const { assemblyId } = assembly;
  const loose = randomUUID();
  await owner.post('/files', { fileId: loose, name: 'p.pdf', content: pdf.toString('base64') });
  const files = openFiles();
  const kept = async (fileId: string) => [
    (await documents.file(assemblyId, fileId).get()).exists,
    (await files.get(storedPath(assemblyId, fileId))) !== null,
  ];
  await sweepFiles(files, Date.now() + looseFileLife - 60_000);
  expect(await kept(loose)).toEqual([true, true]);
  const late = Date.now() + looseFileLife;
  await Promise.all([sweepFiles(files, late), sweepFiles(files, late)]);
  expect(await kept(loose)).toEqual([false, false]);
  expect(await kept(named)).toEqual([true, true]);
});

test('a clearing that was cut is finished, and meanwhile no proxy may name the paper', async () => {
  const { assembly, owner } = await handedIn();
  const { assemblyId } = assembly;
  const fileId = randomUUID();
  await owner.post('/files', { fileId, name: 'p.pdf', content: pdf.toString('base64') });
  const files = openFiles();
  const broken = { ...files, remove: () => Promise.reject(new Error('The store is away.')) };
  const late = Date.now() + looseFileLife;
  await sweepFiles(broken, late);
  const asked = { unitIds: ['U0'], attorney: luis, scope: 'assembly', instructions: '', fileId };
  const given = await owner.post('/proxies/own', { proxyId: randomUUID(), ...asked });
  expect(given.body.code).toBe('file-unknown');
  await sweepFiles(files, late);
  expect((await documents.file(assemblyId, fileId).get()).exists).toBe(false);
});
