import { randomUUID } from 'node:crypto';
import {
  type ActaDraft,
  type ActaSignatory,
  type ActaVersion,
  beginActa,
  noDetails,
  type Role,
} from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newSigner, signedPdf } from '../../testing/files/signedPdf.ts';
import { newAssembly, newMember } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { fileDigest, pdfPath, treeFile, treePath } from '../versions/versionFiles.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const of = { session: 1, call: 1, version: 1 };
const tree: ActaDraft = {
  title: 'Acta',
  blocks: [{ kind: 'paragraph', line: [{ kind: 'text', text: 'Se reunieron.' }] }],
};
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const scan = Buffer.from('%PDF-1.4 escaneada').toString('base64');

/** A version that waits for the chair, who is an owner, the secretary, who is staff, and a notary with no account. */
async function newVersion() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  const as = async (role: Role, personId: string | null = null) => {
    const claims = await newMember(assembly, role, personId);
    return { ...(await browserOf(server.origin, claims)), uid: claims.uid };
  };
  const [chair, secretary] = [await as('voter', 'person-0'), await as('moderator')];
  const { bytes, digest } = treeFile(tree);
  const signatories: readonly ActaSignatory[] = [
    { place: 'chair', label: 'Presidencia', name: 'José Ruiz', memberId: chair.uid },
    { place: 'secretary', label: 'Secretaría', name: 'Ana Soto', memberId: secretary.uid },
    { place: 'notary', label: 'Notario', name: 'Luis Paz', memberId: null },
  ];
  const version: ActaVersion = {
    ...{ session: 1, call: 1, number: 1, reason: '', digest, at: Date.now(), by: 'x', name: 'X' },
    ...{ pdf: { digest: fileDigest(pdf), size: pdf.length }, pendingIds: [] },
    ...{ signatories, signatures: [], communication: null },
  };
  const acta = actaDocuments.acta(assemblyId, 1, 1);
  const kept = actaDocuments.version(assemblyId, 1, 1, 1);
  await openFiles().put(treePath(assemblyId, version), bytes);
  await openFiles().put(pdfPath(assemblyId, version), pdf);
  await kept.set(version);
  const details = { ...noDetails, number: '12' };
  await acta.set({ ...beginActa(1, 1), state: 'fixed', version: 1, details });
  const signing = (place: string, more: object = {}) => ({
    ...{ ...of, digest, place, requestId: randomUUID(), kind: 'drawn', drawing: 'M1 2L30 40' },
    ...more,
  });
  const handing = (places: readonly string[], more: object = {}) => ({
    ...{ ...of, digest, places, requestId: randomUUID(), kind: 'scanned', content: scan },
    ...more,
  });
  const download = async (browser: { readonly cookie: () => string }, path: string) => {
    const { session, call, version: number } = of;
    const asked = `session=${session}&call=${call}&version=${number}`;
    return fetch(`${server.origin}/api/acta/${path}${path.includes('?') ? '&' : '?'}${asked}`, {
      headers: { cookie: browser.cookie() },
    });
  };
  return {
    ...{ as, chair, secretary, kept, acta, digest, signing, handing, download },
    stored: async () => (await kept.get()).data(),
    events: async () => {
      const { docs } = await documents.events(assemblyId).get();
      return docs
        .map((one) => one.data())
        .filter(({ kind }) => kind.startsWith('acta-'))
        .map(({ kind, signedAs }) => [kind, signedAs]);
    },
  };
}

test('each signs in their place, once, and nobody for another', async () => {
  const { chair, secretary, signing, stored, events } = await newVersion();
  const sent = signing('chair');
  for (let i = 0; i < 2; i += 1) {
    expect((await chair.post('/acta/sign', sent)).status).toBe(200);
  }
  expect((await stored())?.signatures).toMatchObject([{ place: 'chair', name: 'José Ruiz' }]);
  expect(await events()).toEqual([['acta-signed', 'chair']]);
  const codeOf = async (asked: object, by = secretary) =>
    (await by.post('/acta/sign', asked)).body.code;
  expect(await codeOf(signing('chair'))).toBe('acta-not-signatory');
  expect(await codeOf(signing('notary'))).toBe('acta-not-signatory');
  expect(await codeOf(signing('secretary', { digest: '0'.repeat(64) }))).toBe(
    'acta-version-changed',
  );
  expect(await codeOf(signing('secretary', { version: 2 }))).toBe('not-found');
  expect(await codeOf(signing('secretary', { drawing: 'M1 1L2 2"/><script>' }))).toBe(
    'bad-request',
  );
  expect(await codeOf(signing('chair'), chair)).toBe('acta-already-signed');
});

test('two presses of one person at once leave one signature', async () => {
  const { chair, signing, stored } = await newVersion();
  const both = await Promise.all([
    chair.post('/acta/sign', signing('chair')),
    chair.post('/acta/sign', signing('chair')),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await stored())?.signatures.length).toBe(1);
});

test('a person asked to sign finds it, reads it and signs no more once it is reopened', async () => {
  const { as, chair, signing, acta, download } = await newVersion();
  expect((await chair.get('/acta')).body).toMatchObject({
    actas: [{ number: '12', state: 'fixed', asked: [{ place: 'chair' }] }],
  });
  const address = '/acta/tree?session=1&call=1&version=1';
  expect((await chair.get(address)).body).toEqual({ tree });
  expect(Buffer.from(await (await download(chair, 'pdf')).arrayBuffer())).toEqual(pdf);
  const other = await as('voter', 'person-1');
  expect((await other.get('/acta')).body).toMatchObject({ actas: [] });
  expect((await other.get(address)).status).toBe(404);
  await acta.update({ state: 'draft' });
  expect((await chair.post('/acta/sign', signing('chair'))).body.code).toBe('acta-not-signable');
  expect((await chair.get('/acta')).body).toMatchObject({ actas: [{ asked: [] }] });
});

test('minutes that were made known before the last signature take it, and go on being made known', async () => {
  const { chair, secretary, acta, signing, handing, events } = await newVersion();
  expect((await chair.post('/acta/sign', signing('chair'))).status).toBe(200);
  await acta.update({ state: 'communicated' });
  const own = await secretary.get('/acta');
  expect(own.body).toMatchObject({ actas: [{ asked: [{ place: 'secretary' }] }] });
  expect((await secretary.post('/acta/sign', signing('secretary'))).status).toBe(200);
  expect((await secretary.post('/acta/handed', handing(['notary']))).status).toBe(200);
  expect((await acta.get()).data()).toMatchObject({
    state: 'communicated',
    steps: [{ state: 'signed', version: 1 }],
  });
  expect((await events()).map(([kind]) => kind)).toContain('acta-all-signed');
  expect((await secretary.post('/acta/handed', handing(['notary']))).body.code).toBe(
    'acta-already-signed',
  );
});

test('a communicated version is read by owners and staff, and not by attorneys or observers', async () => {
  const { as, kept } = await newVersion();
  const communication = { on: '2026-11-30', at: 1, by: 'x', mailed: 1, means: '' };
  await kept.update({ communication });
  for (const [role, count] of [
    ...([
      ['voter', 1],
      ['teller', 1],
    ] as const),
    ...([
      ['attorney', 0],
      ['observer', 0],
    ] as const),
  ] as const) {
    const { actas } = (await (await as(role, 'person-1')).get('/acta')).body;
    expect(actas, role).toHaveLength(count);
  }
});

test('a scan covers the rest: the minutes are signed, and the sheet is drawn once', async () => {
  const found = await newVersion();
  const { as, chair, secretary, signing, handing, download, acta, events } = found;
  const admin = await as('admin');
  await chair.post('/acta/sign', signing('chair'));
  const [first] = (await found.stored())?.signatures ?? [];
  const withdrawn = { ...of, signatureId: first?.signatureId };
  expect((await secretary.post('/acta/withdraw', withdrawn)).status).toBe(403);
  for (let i = 0; i < 2; i += 1) {
    expect((await admin.post('/acta/withdraw', withdrawn)).status).toBe(200);
  }
  expect(
    (await chair.post('/acta/sign', signing('chair', { requestId: randomUUID() }))).status,
  ).toBe(200);
  expect((await download(chair, 'sheet')).status).toBe(404);
  const handed = handing(['secretary', 'notary']);
  expect((await chair.post('/acta/handed', handed)).status).toBe(403);
  for (let i = 0; i < 2; i += 1) {
    expect((await secretary.post('/acta/handed', handed)).status).toBe(200);
  }
  expect((await acta.get()).data()).toMatchObject({
    state: 'signed',
    steps: [{ state: 'signed', version: 1, by: secretary.uid }],
  });
  const sheets = await Promise.all([download(chair, 'sheet'), download(secretary, 'sheet')]);
  const [one, two] = await Promise.all(sheets.map(async (sheet) => sheet.arrayBuffer()));
  expect(
    Buffer.from(one ?? new ArrayBuffer(0))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(Buffer.from(one ?? new ArrayBuffer(0))).toEqual(Buffer.from(two ?? new ArrayBuffer(0)));
  const file = await download(secretary, `handed?fileId=${handed.requestId}`);
  expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(scan);
  expect((await download(chair, `handed?fileId=${handed.requestId}`)).status).toBe(403);
  const last = (await found.stored())?.signatures[0]?.signatureId;
  const late = await admin.post('/acta/withdraw', { ...of, signatureId: last });
  expect(late.body.code).toBe('acta-signature-stays');
  expect((await events()).map(String).toSorted()).toEqual([
    ...['acta-all-signed,', 'acta-signature-withdrawn,chair', 'acta-signed,chair'],
    ...['acta-signed,chair', 'acta-signed,notary', 'acta-signed,secretary'],
  ]);
});

test('a PDF that was signed outside is read, and any other is refused', async () => {
  const { secretary, handing, stored } = await newVersion();
  const signer = await newSigner('Luis Paz');
  const asked = (bytes: Buffer, places = ['notary']) =>
    secretary.post(
      '/acta/handed',
      handing(places, { kind: 'digital', content: bytes.toString('base64') }),
    );
  expect((await asked(pdf)).body.code).toBe('acta-pdf-unsigned');
  expect((await asked(Buffer.from('%PDF-1.7 otro'))).body.code).toBe('acta-pdf-other');
  const signed = await signedPdf(pdf, signer);
  expect((await asked(signed, ['notary', 'chair'])).body.code).toBe('acta-pdf-unsigned');
  expect((await asked(signed)).status).toBe(200);
  expect((await stored())?.signatures).toMatchObject([
    { place: 'notary', kind: 'digital', digital: [{ subject: 'Luis Paz', coversAll: true }] },
  ]);
  const page = handing(['chair'], { content: Buffer.from('<html>').toString('base64') });
  expect((await secretary.post('/acta/handed', page)).body.code).toBe('file-not-kept');
});
