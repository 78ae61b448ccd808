import { createHash, randomUUID } from 'node:crypto';
import { type DriveAnswer, type DriveItemView, pieceBytes, uploadLife } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newMember, type TestAssembly } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import type { Browser } from '../../testing/requests/newBrowser.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { bytesPath, piecePath } from './drivePaths.ts';
import { finishUpload } from './finishUpload.ts';
import { sweepUploads } from './sweepUploads.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

/** Two pieces and a bit of a third. */
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * pieceBytes, 'a')]);
const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function office() {
  const assembly = await newAssembly(1);
  const claims = await newMember(assembly, 'admin');
  return { assembly, uid: claims.uid, admin: await browserOf(server.origin, claims) };
}

function uploadOf(content: Buffer, more: object = {}) {
  return {
    ...{ uploadId: randomUUID(), entryId: randomUUID(), name: 'Presupuesto.pdf' },
    ...{ size: content.length, digest: digestOf(content) },
    ...{ into: { parentId: null, visibility: 'attendees' }, ...more },
  };
}
type Upload = ReturnType<typeof uploadOf>;

function sendPiece(by: Browser, { uploadId }: Upload, piece: number, content = bytes) {
  const part = content.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
  return by.post(`/drive/uploads/${uploadId}/pieces`, { piece, content: part.toString('base64') });
}

const finish = (by: Browser, { uploadId }: Upload) =>
  by.post(`/drive/uploads/${uploadId}/finish`, {});

async function send(by: Browser, upload: Upload, content = bytes) {
  await by.post('/drive/uploads', upload);
  for (let piece = 0; piece * pieceBytes < content.length; piece += 1)
    await sendPiece(by, upload, piece, content);
  return finish(by, upload);
}

async function listed(by: Browser): Promise<readonly DriveItemView[]> {
  return ((await by.get('/drive')).body as unknown as DriveAnswer).entries;
}

/** Which of the bytes of an upload are in the store: its pieces, and the whole. */
async function stored({ assemblyId }: TestAssembly, { uploadId }: Upload) {
  const pieces = [0, 1, 2].map((piece) => piecePath(assemblyId, uploadId, piece));
  const paths = [...pieces, bytesPath(assemblyId, uploadId)];
  const found = await Promise.all(paths.map((path) => openFiles().get(path)));
  return found.map((content) => content?.length ?? 0);
}

test('a document is seen once it is whole, after a cut that resumes with the missing pieces', async () => {
  const { assembly, admin } = await office();
  const upload = uploadOf(bytes);
  expect((await admin.post('/drive/uploads', upload)).body).toMatchObject({ received: [] });
  await sendPiece(admin, upload, 1);
  await sendPiece(admin, upload, 1);
  expect((await finish(admin, upload)).body.code).toBe('upload-incomplete');
  const again = await admin.post('/drive/uploads', upload);
  expect(again.body).toMatchObject({ received: [1], isKept: false });
  expect(await listed(admin)).toEqual([]);
  await sendPiece(admin, upload, 0);
  await sendPiece(admin, upload, 2);
  for (let time = 0; time < 2; time += 1)
    expect((await finish(admin, upload)).body).toMatchObject({ name: 'Presupuesto.pdf' });
  expect((await admin.post('/drive/uploads', upload)).body.isKept).toBe(true);
  expect((await sendPiece(admin, upload, 0)).body.isKept).toBe(true);
  const { uploadId: versionId } = upload;
  expect(await listed(admin)).toMatchObject([
    { name: 'Presupuesto.pdf', type: 'application/pdf', size: bytes.length, versionId },
  ]);
  expect(await stored(assembly, upload)).toEqual([0, 0, 0, bytes.length]);
});

test('two finishings at once keep one version, and a version more keeps the older', async () => {
  const { assembly, admin } = await office();
  const first = uploadOf(bytes);
  await send(admin, first);
  const { entryId } = first;
  const second = uploadOf(bytes.subarray(0, 90), { entryId, into: null });
  await admin.post('/drive/uploads', second);
  await sendPiece(admin, second, 0, bytes.subarray(0, 90));
  const answers = await Promise.all([finish(admin, second), finish(admin, second)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [document] = await listed(admin);
  const ids = document?.versions?.map(({ versionId }) => versionId);
  expect(ids).toEqual([first.uploadId, second.uploadId]);
  const events = await documents.events(assembly.assemblyId).get();
  expect(events.docs.map((one) => one.data().kind).sort()).toEqual([
    'document-kept',
    'version-kept',
  ]);
});

test('an upload that arrives changed is not stored, nor one that belongs to somebody else', async () => {
  const { assembly, admin } = await office();
  const broken = uploadOf(bytes, { digest: digestOf(Buffer.from('other')) });
  expect((await send(admin, broken)).body.code).toBe('upload-broken');
  expect(await stored(assembly, broken)).toEqual([0, 0, 0, 0]);
  const upload = uploadOf(bytes);
  await admin.post('/drive/uploads', upload);
  const other = await browserOf(server.origin, await newMember(assembly, 'admin'));
  expect((await sendPiece(other, upload, 0)).body.code).toBe('upload-unknown');
  expect((await other.post('/drive/uploads', upload)).body.code).toBe('upload-exists');
  expect((await finish(other, upload)).body.code).toBe('upload-unknown');
  const short = { piece: 0, content: Buffer.from('%PDF-').toString('base64') };
  const cut = await admin.post(`/drive/uploads/${upload.uploadId}/pieces`, short);
  expect(cut.body.code).toBe('bad-request');
  const large = uploadOf(bytes, { size: 25 * 1024 * 1024 + 1 });
  expect((await admin.post('/drive/uploads', large)).body.code).toBe('document-too-large');
  const lost = uploadOf(bytes, { into: null });
  expect((await admin.post('/drive/uploads', lost)).body.code).toBe('entry-unknown');
  expect(await listed(admin)).toEqual([]);
});

test('a finishing that is cut at any write leaves no half file, and the next one ends it', async () => {
  const { assembly, uid, admin } = await office();
  const { assemblyId } = assembly;
  const upload = uploadOf(bytes);
  await admin.post('/drive/uploads', upload);
  for (const piece of [0, 1, 2]) await sendPiece(admin, upload, piece);
  const files = openFiles();
  const asked = { assemblyId, by: uid, uploadId: upload.uploadId, now: Date.now() };
  const dead = () => Promise.reject(new Error('The function was killed.'));
  await expect(finishUpload({ ...asked, files: { ...files, put: dead } })).rejects.toThrow(
    'killed',
  );
  expect(await listed(admin)).toEqual([]);
  await expect(finishUpload({ ...asked, files: { ...files, remove: dead } })).rejects.toThrow();
  expect(await listed(admin)).toHaveLength(1);
  expect(await stored(assembly, upload)).toEqual([pieceBytes, pieceBytes, 9, bytes.length]);
  await sweepUploads(files, Date.now());
  expect(await stored(assembly, upload)).toEqual([0, 0, 0, bytes.length]);
  expect((await finish(admin, upload)).status).toBe(200);
});

test('an upload unfinished for a day is cleared, also after a clearing that was cut', async () => {
  const { assembly, admin } = await office();
  const [left, cancelled] = [uploadOf(bytes), uploadOf(bytes)];
  for (const upload of [left, cancelled]) {
    await admin.post('/drive/uploads', upload);
    await sendPiece(admin, upload, 0);
  }
  for (let time = 0; time < 2; time += 1) {
    const { status } = await admin.post(`/drive/uploads/${cancelled.uploadId}/cancel`, {});
    expect(status).toBe(200);
  }
  expect(await stored(assembly, cancelled)).toEqual([0, 0, 0, 0]);
  expect((await sendPiece(admin, cancelled, 1)).body.code).toBe('upload-unknown');
  const files = openFiles();
  await sweepUploads(files, Date.now() + uploadLife - 60_000);
  expect(await stored(assembly, left)).toEqual([pieceBytes, 0, 0, 0]);
  const late = Date.now() + uploadLife;
  const broken = { remove: () => Promise.reject(new Error('The store is away.')) };
  await sweepUploads(broken, late);
  expect((await sendPiece(admin, left, 1)).body.code).toBe('upload-unknown');
  await sweepUploads(files, late);
  expect(await stored(assembly, left)).toEqual([0, 0, 0, 0]);
  const found = await meetingDocuments.driveUpload(assembly.assemblyId, left.uploadId).get();
  expect(found.exists).toBe(false);
});

test('a folder is taken away with its content, and the bytes are cleared', async () => {
  const { assembly, admin } = await office();
  const folder = { entryId: randomUUID(), parentId: null, name: 'Actas', visibility: 'staff' };
  await admin.post('/drive/folders', folder);
  const upload = uploadOf(bytes, { into: { parentId: folder.entryId, visibility: 'staff' } });
  await send(admin, upload);
  const change = `/drive/entries/${upload.entryId}`;
  for (let time = 0; time < 2; time += 1) {
    const { body } = await admin.post(change, { name: 'Acta 1.exe', visibility: 'public' });
    expect(body.name).toBe('Acta 1_exe.pdf');
  }
  const remove = () => admin.post(`/drive/entries/${folder.entryId}/remove`, {});
  expect((await remove()).body).toEqual({ removed: 2 });
  expect((await remove()).body).toEqual({ removed: 0 });
  expect(await listed(admin)).toEqual([]);
  expect((await admin.post(change, { name: 'x' })).body.code).toBe('entry-unknown');
  await sweepUploads(openFiles(), Date.now());
  expect(await stored(assembly, upload)).toEqual([0, 0, 0, 0]);
  const events = await documents.events(assembly.assemblyId).get();
  expect(events.docs.map((one) => one.data().kind).sort()).toEqual([
    ...['document-kept', 'entry-removed', 'entry-renamed', 'entry-shown', 'folder-made'],
  ]);
});
