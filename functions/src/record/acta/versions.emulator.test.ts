import { memberIdOf, sealMark } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { sealEvents } from '../../kernel/events/sealEvents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { heldActa } from '../../testing/halls/heldActa.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { readVersion } from '../versions/readVersion.ts';
import { pdfPath, treePath } from '../versions/versionFiles.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const list = '/reports/acta/versions?session=1&call=1';

test('a version is fixed once, with its digest in the record, and says who signs it', async () => {
  const { assemblyId, admin, fixing, version } = await heldActa(server.origin);
  const chair = { place: 'chair', memberId: memberIdOf('person-1') };
  const asked = fixing(2, { signatories: [chair] });
  for (let i = 0; i < 2; i += 1) {
    expect(await admin.post('/reports/acta/versions', asked)).toMatchObject({
      status: 200,
      body: { document: { state: 'fixed', version: 1, revision: 3 } },
    });
  }
  const kept = await version(1);
  expect(kept).toMatchObject({
    ...{ number: 1, reason: '', pendingIds: [], signatures: [], communication: null },
    signatories: [
      { place: 'chair', label: 'Presidencia', name: 'Ana Ruiz', memberId: chair.memberId },
      { place: 'secretary', label: 'Secretaría', name: 'Luis Soto', memberId: null },
    ],
  });
  const events = await documents.events(assemblyId).where('kind', '==', 'acta-fixed').get();
  expect(events.docs.map((one) => one.data())).toEqual([
    expect.objectContaining({ session: 1, call: 1, digest: kept?.digest }),
  ]);
  expect((await admin.get(list)).body).toMatchObject({
    versions: [{ number: 1 }],
    shown: { number: 1, altered: [], draft: { title: 'Acta de la primera convocatoria' } },
  });
  expect((await admin.get(`${list}&number=2`)).status).toBe(404);
  expect((await admin.post('/reports/acta/versions', fixing(3))).body).toMatchObject({
    code: 'acta-fixed',
  });
});

test('two who fix at once leave one version, whose files are its own', async () => {
  const { admin, as, fixing, document } = await heldActa(server.origin);
  const other = await as('moderator');
  const answers = await Promise.all(
    [admin, other].map((one) => one.post('/reports/acta/versions', fixing())),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await document()).toMatchObject({ state: 'fixed', version: 1 });
  expect((await admin.get(list)).body).toMatchObject({ shown: { altered: [] } });
});

test('a version says the same after the roster, the law and the name of the assembly changed', async () => {
  const { assemblyId, admin, fixing, version } = await heldActa(server.origin);
  await admin.post('/reports/acta/versions', fixing());
  const before = await admin.get(list);
  const kept = await version(1);
  if (kept === undefined) throw new Error('Not fixed.');
  const pages = await openFiles().get(pdfPath(assemblyId, kept));
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U1')
    .update({ ownerNames: ['Otra Persona'], weight: 9_000_000 });
  await documents.assembly(assemblyId).update({ rulePack: 'co-ph', name: 'Otro nombre' });
  expect((await admin.get(list)).body).toEqual(before.body);
  expect(await openFiles().get(pdfPath(assemblyId, kept))).toEqual(pages);
  expect(JSON.stringify((await admin.get('/reports/acta')).body)).toContain('Otra Persona');
});

test('a tree, a page or a digest that was altered is told', async () => {
  const { assemblyId, admin, fixing, version } = await heldActa(server.origin);
  await admin.post('/reports/acta/versions', fixing());
  const kept = await version(1);
  if (kept === undefined) throw new Error('Not fixed.');
  const files = openFiles();
  const tree = Buffer.from((await files.get(treePath(assemblyId, kept))) ?? []).toString();
  await files.put(treePath(assemblyId, kept), Buffer.from(tree.replace('Ana Ruiz', 'Eva Ruiz')));
  expect((await admin.get(list)).body).toMatchObject({ shown: { altered: ['tree'] } });
  // Somebody who alters tree and digest alike does not alter the record.
  const digest = '0'.repeat(64);
  await actaDocuments.version(assemblyId, 1, 1, 1).update({ digest });
  await files.remove(pdfPath(assemblyId, kept));
  expect((await admin.get(list)).body).toMatchObject({
    shown: { draft: null, altered: ['tree', 'pdf', 'record'] },
  });
});

test('pages that are no longer those that were fixed are handed to nobody', async () => {
  const { assemblyId, admin, fixing, version } = await heldActa(server.origin);
  await admin.post('/reports/acta/versions', fixing());
  const kept = await version(1);
  if (kept === undefined) throw new Error('Not fixed.');
  const doors = [
    '/reports/acta/file?session=1&call=1&number=1',
    '/acta/pdf?session=1&call=1&version=1',
  ];
  await openFiles().put(pdfPath(assemblyId, kept), Buffer.from('%PDF-1.7 otra'));
  for (const door of doors) {
    expect(await admin.get(door)).toMatchObject({ body: { code: 'acta-file-altered' } });
  }
});

test('a version keeps the seal that the record had when it was fixed', async () => {
  const { assemblyId, admin, fixing, version } = await heldActa(server.origin);
  await sealEvents(Date.now() + 1);
  const head = (await documents.sealHead(assemblyId).get()).data();
  if (head === undefined) throw new Error('Not sealed.');
  await admin.post('/reports/acta/versions', fixing());
  expect(await version(1)).toMatchObject({ sealMark: sealMark(head) });
});

test('a version keeps the latest stamp of an authority that there was when it was fixed', async () => {
  const { assemblyId, admin, fixing, version } = await heldActa(server.origin);
  const stamp = { block: 3, at: Date.UTC(2026, 10, 30, 15, 4, 5), signer: 'Autoridad de ensayo' };
  const given = { hash: 'a'.repeat(64), state: 'given', askAt: null, reply: 'MIIB' } as const;
  const said = { ...stamp, authority: 'https://sello.autoridad.co', serial: '0a' };
  await documents.timeStamp(assemblyId, 3).set({ ...given, ...said });
  const due = { hash: 'b'.repeat(64), state: 'due', tries: 1, trouble: 'late' } as const;
  await documents.timeStamp(assemblyId, 4).set({ ...due, block: 4, askAt: Date.now() + 1e9 });
  await admin.post('/reports/acta/versions', fixing());
  expect(await version(1)).toMatchObject({ timeStamp: stamp });
});

test('another version has its reason and its number, and the one before stays', async () => {
  const held = await heldActa(server.origin);
  const { assemblyId, admin, as, fixing, reopening, version } = held;
  const moderator = await as('moderator');
  await admin.post('/reports/acta/versions', fixing());
  const first = await version(1);
  const words = { session: 1, call: 1, requestId: crypto.randomUUID(), revision: 3, notes: [] };
  expect((await admin.post('/reports/acta/words', words)).body).toMatchObject({
    code: 'acta-fixed',
  });
  expect((await admin.post('/reports/acta/reopen', reopening(3, 'error'))).body).toMatchObject({
    code: 'acta-reason-missing',
  });
  // Once somebody signed, only an administrator opens it.
  const signature = { signatureId: 's1', place: 'chair', kind: 'typed', name: 'Ana' } as const;
  const signed = { ...signature, by: 'x', at: 1, digest: first?.digest ?? '' };
  await actaDocuments.version(assemblyId, 1, 1, 1).update({ signatures: [signed] });
  const reason = 'Se corrige la hora de cierre.';
  expect((await moderator.post('/reports/acta/reopen', reopening(3, reason))).status).toBe(403);
  const again = reopening(3, reason);
  for (let i = 0; i < 2; i += 1) {
    expect((await admin.post('/reports/acta/reopen', again)).body).toMatchObject({
      document: { state: 'draft', version: 1, reason, revision: 4 },
    });
  }
  const review = { ...fixing(4), state: 'review', signatories: undefined };
  await admin.post('/reports/acta/state', review);
  expect((await admin.post('/reports/acta/versions', fixing(5))).body).toMatchObject({
    document: { state: 'fixed', version: 2, reason: '' },
  });
  expect(await version(2)).toMatchObject({ number: 2, reason, signatures: [] });
  expect(await version(1)).toEqual({ ...first, signatures: [signed] });
  const opened = await documents.events(assemblyId).where('kind', '==', 'acta-reopened').get();
  expect(opened.docs.map((one) => Object.values(one.data()).includes(reason))).toEqual([false]);
});

test('the pages of a version are a file with the name of its assembly, number and version', async () => {
  const { admin, fixing } = await heldActa(server.origin);
  await admin.post('/reports/acta/versions', fixing());
  const answer = await fetch(`${server.origin}/api/reports/acta/file?session=1&call=1&number=1`, {
    headers: { cookie: admin.cookie() },
  });
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('Acta 7, versión 1, Conjunto de ensayo.pdf')}`,
  );
  expect(
    Buffer.from(await answer.bytes())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a law that wants the approval has it first, and an unknown signer is refused', async () => {
  const { admin, as, fixing, assemblyId } = await heldActa(server.origin, 'co-ph');
  expect((await admin.post('/reports/acta/versions', fixing())).body).toMatchObject({
    code: 'acta-move-refused',
  });
  const approval = { approver: 'la asamblea', on: new Date().toISOString().slice(0, 10) };
  const approve = { ...fixing(2), signatories: undefined, state: 'approved', approval };
  await admin.post('/reports/acta/state', approve);
  const stranger = { place: 'chair', memberId: 'nobody' };
  expect(
    (await admin.post('/reports/acta/versions', fixing(3, { signatories: [stranger] }))).body,
  ).toMatchObject({ code: 'acta-signer-unknown' });
  const auditor = await as('auditor');
  expect((await auditor.post('/reports/acta/versions', fixing(3))).status).toBe(403);
  expect((await auditor.get(list)).body).toMatchObject({
    ...{ versions: [], shown: null },
    staff: expect.arrayContaining([
      { memberId: expect.stringMatching(/^auditor-/u), name: expect.stringMatching(/^Cuenta/u) },
    ]),
  });
  expect(await readVersion(null, { assemblyId, session: 1, call: 1, number: 1 })).toBeUndefined();
});
