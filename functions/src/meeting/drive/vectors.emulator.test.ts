import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  documentParams,
  documentQuery,
  keptTypes,
  uploadParams,
  uploadPlace,
} from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createApp } from '../../createApp.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { drawSome } from '../../testing/files/drawSome.ts';
import { type MadeArchive, makeArchive } from '../../testing/files/makeArchive.ts';
import { newAssembly, newMember } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';

const said = { source: z.string().min(10), read: z.iso.date(), licence: z.string().min(3) };
const groupsOf = <V extends z.ZodType>(vector: V) =>
  z.array(z.strictObject({ ...said, vectors: z.array(vector).min(1) }));
const made = z.custom<MadeArchive>((value) => typeof value === 'object');
const { names, formulas, contents, archives } = z
  .strictObject({
    names: groupsOf(z.string()),
    formulas: groupsOf(z.string()),
    contents: groupsOf(z.tuple([z.string(), z.string(), z.string(), z.string()])),
    archives: groupsOf(z.tuple([z.string(), made, z.string()])),
  })
  .parse(
    JSON.parse(
      readFileSync(
        new URL('../../../../tests/support/vectors/driveVectors.json', import.meta.url),
        'utf8',
      ),
    ),
  );
const allOf = <V>(groups: readonly { readonly vectors: readonly V[] }[]) =>
  groups.flatMap(({ vectors }) => vectors);

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);
const assembly = await newAssembly(1);
const admin = await browserOf(server.origin, await newMember(assembly, 'admin'));

async function upload(name: string, content: Buffer) {
  const [uploadId, entryId] = [randomUUID(), randomUUID()];
  const digest = createHash('sha256').update(content).digest('hex');
  const into = { parentId: null, visibility: 'public' };
  const size = content.length;
  await admin.post('/drive/uploads', { uploadId, entryId, into, name, size, digest });
  const piece = { piece: 0, content: content.toString('base64') };
  await admin.post(`/drive/uploads/${uploadId}/pieces`, piece);
  const { body } = await admin.post(`/drive/uploads/${uploadId}/finish`, {});
  return { entryId, name: String(body.name), code: body.code };
}

/** A document as it comes to the person who opens it. */
async function download(path: string) {
  const headers = { cookie: admin.cookie() };
  const answer = await fetch(`${server.origin}/api${path}`, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Letters, figures, spaces and a few signs that every system reads alike, and the extension of its type. */
const safeName =
  /^[\p{L}\p{N}(][\p{L}\p{N} _()-]{0,125}\.(?:pdf|jpg|png|webp|docx|xlsx|pptx|txt|csv)$/u;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)\./iu;

function expectInert(answer: Response, bytes: Buffer, content: Buffer): void {
  expect(bytes.equals(content)).toBe(true);
  const { headers } = answer;
  expect(keptTypes).toContain(headers.get('content-type')?.replace(/; charset=utf-8$/u, ''));
  expect(headers.get('content-security-policy')).toBe('sandbox');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const [, name = ''] = /^attachment; filename\*=UTF-8''(\S+)$/u.exec(
    headers.get('content-disposition') ?? '',
  ) ?? [''];
  expect(decodeURIComponent(name)).toMatch(safeName);
}

const renamed = await upload('Acta.pdf', Buffer.from('%PDF-1.7'));

test.each(drawSome(allOf(names).concat(allOf(formulas)), 24, 'names'))(
  '%j is given back under a name that is only a name',
  async (name) => {
    const { body } = await admin.post(`/drive/entries/${renamed.entryId}`, { name });
    const kept = body.code === 'bad-request' ? 'Acta.pdf' : String(body.name);
    expect(kept).toMatch(safeName);
    expect(kept).not.toMatch(device);
  },
);

test('no name is the id of a document, of a version, of an upload or of a folder', async () => {
  const refused = allOf(names).map(async (id) => {
    const written = encodeURIComponent(id);
    const path = `/drive/documents/${written}`;
    const { answer } = await download(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('content-type')).toContain('application/json');
    const asked = [documentParams, uploadParams].map((schema) =>
      schema.safeParse(schema === documentParams ? { entryId: id } : { uploadId: id }),
    );
    const version = documentQuery.safeParse({ version: id });
    const place = uploadPlace.safeParse({ parentId: id, visibility: 'staff' });
    expect([...asked, version, place].map(({ success }) => success)).toEqual(Array(4).fill(false));
  });
  await Promise.all(refused);
});

test.each(allOf(contents))('%s: %j', async (_, name, text, end) => {
  const content = Buffer.from(text, 'latin1');
  const kept = await upload(name, content);
  if (kept.code !== undefined) return expect(kept.code).toBe(end);
  expect(kept.name).toMatch(safeName);
  const { answer, bytes } = await download(`/public/documents/${kept.entryId}?cot=${assembly.cot}`);
  expect(answer.headers.get('content-type')).toBe(end);
  expectInert(answer, bytes, content);
});

test.each(drawSome(allOf(archives), 14, 'archives'))(
  'a document of Office with %s',
  async (_, archive, end) => {
    const content = makeArchive(archive);
    const kept = await upload('Carta.docx', content);
    if (kept.code !== undefined) return expect(kept.code).toBe(end);
    const { answer, bytes } = await download(`/drive/documents/${kept.entryId}`);
    expect(answer.headers.get('content-type')).toBe(end);
    expectInert(answer, bytes, content);
  },
);

test('a table of formulas comes back letter by letter, as something to keep', async () => {
  const cells = allOf(formulas).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  const content = Buffer.from(cells.join('\n'));
  const kept = await upload('=Nombres.csv', content);
  expect(kept.name).toBe('Nombres.csv');
  const { answer, bytes } = await download(`/drive/documents/${kept.entryId}`);
  expectInert(answer, bytes, content);
});
