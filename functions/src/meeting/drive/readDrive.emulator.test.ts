import { randomUUID } from 'node:crypto';
import type { DriveAnswer, DriveDocument, DriveItem, Role, Visibility } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newMember, type TestAssembly } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { describeEvents } from '../events/describeEvents.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { bytesPath } from './drivePaths.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const pdf = Buffer.from('%PDF-1.7\n<script>alert(1)</script>');

async function signedIn(assembly: TestAssembly, role: Role) {
  const personId = role === 'voter' ? 'person-0' : null;
  return browserOf(server.origin, await newMember(assembly, role, personId));
}

/** Keeps a document in the drive as an upload leaves it, with an older version. */
async function keep(
  { assemblyId }: TestAssembly,
  visibility: Visibility,
  more: Partial<DriveDocument> = {},
): Promise<{ readonly entryId: string; readonly older: string }> {
  const [entryId, older, versionId] = [randomUUID(), randomUUID(), randomUUID()];
  const version = {
    type: 'application/pdf',
    size: pdf.length,
    digest: 'd',
    at: 1,
    by: 'a',
  } as const;
  const versions = [older, versionId].map((one) => ({ ...version, versionId: one }));
  const document: DriveItem = {
    ...{ kind: 'document', entryId, parentId: null, name: 'Niñez <1>.pdf', visibility },
    ...{ at: 1, by: 'a', versions, ...more },
  };
  await meetingDocuments.driveItem(assemblyId, entryId).set(document);
  const files = openFiles();
  await files.put(bytesPath(assemblyId, older), Buffer.from('%PDF-1.7 older'));
  await files.put(bytesPath(assemblyId, versionId), pdf);
  return { entryId, older };
}

function download(path: string, cookie = '') {
  return fetch(`${server.origin}/api${path}`, { headers: { cookie } });
}

test('each role is listed and given what it may see, and to anybody else it does not exist', async () => {
  const assembly = await newAssembly(1);
  const kept = {
    public: await keep(assembly, 'public', { name: 'C.pdf' }),
    attendees: await keep(assembly, 'attendees', { name: 'B.pdf' }),
    staff: await keep(assembly, 'staff', { name: 'A.pdf' }),
  };
  const seenBy = async (role: Role) => {
    const browser = await signedIn(assembly, role);
    const listed = (await browser.get('/drive')).body as unknown as DriveAnswer;
    const statuses = Object.values(kept).map(async ({ entryId }) => {
      return (await download(`/drive/documents/${entryId}`, browser.cookie())).status;
    });
    return [...listed.entries.map(({ name }) => name), ...(await Promise.all(statuses))];
  };
  expect(await seenBy('registrar')).toEqual(['A.pdf', 'B.pdf', 'C.pdf', 200, 200, 200]);
  for (const role of ['voter', 'observer'] as const)
    expect(await seenBy(role)).toEqual(['B.pdf', 'C.pdf', 200, 200, 404]);
  expect((await download(`/drive/documents/${kept.public.entryId}`)).status).toBe(401);
  const openly = async ({ entryId }: { readonly entryId: string }, cot = assembly.cot) =>
    (await download(`/public/documents/${entryId}?cot=${cot}`)).status;
  expect([await openly(kept.public), await openly(kept.attendees)]).toEqual([200, 404]);
  const about = await download(
    `/public/documents/${kept.public.entryId}/about?cot=${assembly.cot}`,
  );
  expect(await about.json()).toMatchObject({ name: 'C.pdf', assembly: 'Conjunto de ensayo' });
  const hidden = `/public/documents/${kept.attendees.entryId}/about?cot=${assembly.cot}`;
  expect((await download(hidden)).status).toBe(404);
  const other = await newAssembly(1);
  expect(await openly(kept.public, other.cot)).toBe(404);
  const elsewhere = await signedIn(other, 'admin');
  const { status } = await download(`/drive/documents/${kept.public.entryId}`, elsewhere.cookie());
  expect(status).toBe(404);
});

test('a document comes as a file to keep, never to run, also without an account', async () => {
  const assembly = await newAssembly(1);
  const { entryId } = await keep(assembly, 'public');
  const voter = await signedIn(assembly, 'voter');
  const answers = [
    await download(`/drive/documents/${entryId}`, voter.cookie()),
    await download(`/public/documents/${entryId}?cot=${assembly.cot}`),
    await download(`/drive/documents/${entryId}?by=link`, voter.cookie()),
  ];
  for (const answer of answers) {
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Ni%C3%B1ez%20%3C1%3E.pdf",
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
  }
  const kept = answers.map(({ headers }) => headers.get('cache-control'));
  expect(kept.slice(0, 2)).toEqual(['private, no-store', 'public, max-age=0, s-maxage=60']);
});

test('a link sends the browser to where the file is kept, with the same right to see it', async () => {
  const assembly = await newAssembly(1);
  const { entryId } = await keep(assembly, 'staff');
  const sent = async (role: Role) => {
    const cookie = (await signedIn(assembly, role)).cookie();
    const address = `${server.origin}/api/drive/documents/${entryId}?by=link`;
    return fetch(address, { headers: { cookie }, redirect: 'manual' });
  };
  const answer = await sent('admin');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('location')).toMatch(/^\/api\/linked-files\//u);
  expect((await sent('voter')).status).toBe(404);
});

test('the same version is not sent twice, and one that the store lost is not there', async () => {
  const assembly = await newAssembly(1);
  const { entryId, older } = await keep(assembly, 'public');
  const address = `${server.origin}/api/public/documents/${entryId}?cot=${assembly.cot}`;
  const first = await fetch(address);
  const tag = first.headers.get('etag') ?? '';
  // The cache of `fetch` would add its own words.
  const headers = { 'if-none-match': tag, 'cache-control': 'max-age=0' };
  const again = await fetch(address, { headers });
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
  const document = (await meetingDocuments.driveItem(assembly.assemblyId, entryId).get()).data();
  const versions = document?.kind === 'document' ? document.versions : [];
  const latest = versions.find(({ versionId }) => versionId !== older);
  await openFiles().remove(bytesPath(assembly.assemblyId, latest?.versionId ?? ''));
  const lost = await fetch(address);
  expect([lost.status, lost.headers.get('etag')]).not.toContain(tag);
  expect(await lost.json()).toMatchObject({ code: 'entry-unknown' });
});

test('documents in a folder of the staff are only for the staff, older versions too', async () => {
  const assembly = await newAssembly(1);
  const admin = await signedIn(assembly, 'admin');
  const folder = { entryId: randomUUID(), parentId: null, visibility: 'staff' };
  await admin.post('/drive/folders', { ...folder, name: 'Borradores' });
  const inside = await keep(assembly, 'public', { parentId: folder.entryId });
  const loose = await keep(assembly, 'attendees');
  const voter = await signedIn(assembly, 'voter');
  const status = async (path: string, by = voter) =>
    (await download(`/drive/documents/${path}`, by.cookie())).status;
  expect(await status(inside.entryId)).toBe(404);
  expect((await download(`/public/documents/${inside.entryId}?cot=${assembly.cot}`)).status).toBe(
    404,
  );
  expect(await status(`${loose.entryId}?version=${loose.older}`)).toBe(404);
  expect(await status(`${loose.entryId}?version=${loose.older}`, admin)).toBe(200);
  expect(await status(folder.entryId, admin)).toBe(404);
  const versionsFor = async (by: typeof admin) =>
    ((await by.get('/drive')).body as unknown as DriveAnswer).entries.map(
      (one) => one.versions?.length,
    );
  expect(await versionsFor(admin)).toContain(2);
  expect(await versionsFor(voter)).toEqual([undefined]);
});

test('a folder is made once however often it is asked, and the record names it', async () => {
  const assembly = await newAssembly(1);
  const admin = await signedIn(assembly, 'admin');
  const asked = { entryId: randomUUID(), parentId: null, name: '../Actas', visibility: 'staff' };
  for (let time = 0; time < 2; time += 1) {
    const answer = await admin.post('/drive/folders', asked);
    expect(answer.body).toEqual({ entryId: asked.entryId, name: 'Actas' });
  }
  const again = await admin.post('/drive/folders', { ...asked, entryId: randomUUID() });
  expect(again.body.name).toBe('Actas (2)');
  const lost = { ...asked, entryId: randomUUID(), parentId: randomUUID() };
  expect((await admin.post('/drive/folders', lost)).body.code).toBe('folder-unknown');
  const { docs } = await documents.events(assembly.assemblyId).get();
  const rows = await describeEvents(assembly.assemblyId, datedEvents(docs));
  expect(rows.map(({ kind, entry }) => `${kind} ${entry}`).sort()).toEqual([
    'folder-made Actas',
    'folder-made Actas (2)',
  ]);
});

test('switched off, no document is given to anybody', async () => {
  const assembly = await newAssembly(1);
  const { entryId } = await keep(assembly, 'public');
  await documents.assembly(assembly.assemblyId).update({ off: ['drive'] });
  const answer = await download(`/public/documents/${entryId}?cot=${assembly.cot}`);
  expect(await answer.json()).toMatchObject({ code: 'plugin-off' });
});

test('an administrator is told where each document is attached, and nobody else', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const { entryId } = await keep(assembly, 'attendees');
  const point = { pointId: 'p1', number: 3, text: 'Presupuesto', kind: 'decision' } as const;
  const written = { presenter: '', notes: '', addedAt: 1, documentIds: [entryId] };
  await meetingDocuments.agendaPoint(assemblyId, 'p1').set({ ...point, ...written });
  const attachedFor = async (role: Role) => {
    const { body } = await (await signedIn(assembly, role)).get('/drive');
    return (body as unknown as DriveAnswer).entries.map(({ attachedTo }) => attachedTo);
  };
  expect(await attachedFor('admin')).toEqual([['punto 3. Presupuesto']]);
  expect(await attachedFor('moderator')).toEqual([undefined]);
});
