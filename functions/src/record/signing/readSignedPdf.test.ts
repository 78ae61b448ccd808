import { expect, test } from 'vitest';
import { newSigner, signedPdf } from '../../testing/files/signedPdf.ts';
import { readSignedPdf } from './readSignedPdf.ts';

const original = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n',
);
const ana = await newSigner('Ana Ruiz');
const luis = await newSigner('Luis Soto');
const codeOf = async (bytes: Buffer) => {
  const read = await readSignedPdf(bytes, original);
  return read.ok ? 'read' : read.refusal.code;
};

test('a signed PDF tells its signer, its issuer, its time, and that it is whole', async () => {
  const at = Date.UTC(2026, 10, 21, 20, 0);
  const read = await readSignedPdf(await signedPdf(original, ana, { at }), original);
  expect(read.ok && read.value).toMatchObject([
    {
      ...{ subject: 'Ana Ruiz', issuer: 'Ana Ruiz', claimedAt: at },
      ...{ isIntact: true, coversAll: true },
      ...{ validFrom: Date.UTC(2026, 0, 1), validUntil: Date.UTC(2028, 0, 1) },
    },
  ]);
});

test('of two that signed one after another each is read, and the second covers the first', async () => {
  const twice = await signedPdf(await signedPdf(original, ana), luis);
  const read = await readSignedPdf(twice, original);
  expect(read.ok && read.value.map(({ subject, coversAll }) => [subject, coversAll])).toEqual([
    ['Ana Ruiz', false],
    ['Luis Soto', true],
  ]);
});

test('a byte that changed after it was signed breaks it', async () => {
  const signed = await signedPdf(original, ana);
  const added = Buffer.from(signed);
  added.write('X', original.length + 3);
  expect(await codeOf(added)).toBe('acta-pdf-broken');
});

test('another document, and this one with a byte changed, is not that version', async () => {
  const other = Buffer.from(original);
  other.write('2', 9);
  expect(await codeOf(await signedPdf(other, ana))).toBe('acta-pdf-other');
  expect(await codeOf(Buffer.from('%PDF-1.7'))).toBe('acta-pdf-other');
});

test('a signature that covers a part only, or after which something was added, is refused', async () => {
  expect(await codeOf(await signedPdf(original, ana, { leaveOut: 10 }))).toBe('acta-pdf-partial');
  const more = Buffer.concat([await signedPdf(original, ana), Buffer.from('2 0 obj endobj')]);
  expect(await codeOf(more)).toBe('acta-pdf-partial');
});

test('the bytes of the version must be among the covered ones', async () => {
  expect(await codeOf(await signedPdf(original, ana, { from: 4 }))).toBe('acta-pdf-unread');
});

test('a signature that carries its own content is not taken for one of the file', async () => {
  expect(await codeOf(await signedPdf(original, ana, { attached: true }))).toBe('acta-pdf-unread');
});

test('a digest that can be forged is not read', async () => {
  expect(await codeOf(await signedPdf(original, ana, { hash: 'SHA-1' }))).toBe('acta-pdf-unread');
});

test('a document that nobody signed has no signature', async () => {
  expect(await codeOf(original)).toBe('acta-pdf-unsigned');
});

test.each([
  '/ByteRange [0 10 20 30]',
  '/ByteRange [0 99999999999 1 2]',
  '/ByteRange [-1 2 3 4]',
  '/ByteRange',
  '/ByteRange [',
  `/ByteRange [0 ${original.length + 30} ${original.length + 40} 1]`,
  '/ByteRange '.repeat(10_000),
  `/ByteRange [${' '.repeat(100_000)}`,
])('text that only looks like a signature (%#) is refused', async (text) => {
  expect(await codeOf(Buffer.concat([original, Buffer.from(text)]))).toBe('acta-pdf-unread');
});

test.each(['00', 'ff'.repeat(200), '3080'.repeat(500), `3082ffff${'30'.repeat(60_000)}`])(
  'bytes that are no CMS (%#) are a refusal',
  async (hexadecimal) => {
    expect(await codeOf(await signedPdf(original, ana, { hexadecimal }))).toBe('acta-pdf-unread');
  },
);
