import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { audit } from '../src/audit.ts';
import { seal, zipOf } from './caseFile.ts';
import { cleanCase } from './cleanCase.ts';

const clean = zipOf(seal(cleanCase()));

const manifest = (more: object) =>
  zipSync({
    'expediente.json': strToU8(
      JSON.stringify({
        format: 'asamblea-expediente',
        version: 1,
        assemblyId: 'a',
        name: 'A',
        files: [],
        ...more,
      }),
    ),
  });

test.each([
  ['nothing', new Uint8Array(), 'no es un ZIP'],
  ['a text', strToU8('hola'), 'no es un ZIP'],
  ['half a ZIP', clean.subarray(0, clean.length / 2), 'no es un ZIP'],
  ['a ZIP of something else', zipSync({ 'a.txt': strToU8('a') }), 'falta «expediente.json»'],
  ['a manifest that is no JSON', zipSync({ 'expediente.json': strToU8('{') }), 'no se entiende'],
  ['another version', manifest({ version: 2 }), 'de otra versión'],
  ['a manifest without a name', manifest({ name: 7 }), 'Falta «name»'],
])('%s is refused with its reason', (_, zip, message) => {
  expect(() => audit(zip, '')).toThrow(message);
});

test('a ZIP that says that it holds more than fits is not opened', () => {
  const zip = Uint8Array.from(manifest({}));
  const view = new DataView(zip.buffer);
  const directory = view.getUint32(zip.length - 6, true);
  view.setUint32(directory + 24, 0xfffffff0, true);
  expect(() => audit(zip, '')).toThrow('más de lo que cabe');
});

test.each([
  ['no JSON', '{"eventId":'],
  ['a list', '[]'],
  [
    'a huge number',
    '{"eventId":"e","kind":"k","committed":"000000000001.000000000","number":1e999}',
  ],
  ['a time that is none', '{"eventId":"e","kind":"k","committed":"ayer"}'],
])('a line that is %s is told with its place, and the rest is read', (_, line) => {
  const zip = zipOf(seal(cleanCase()), (files) => {
    files['datos/eventos.ndjson'] += `${line}\n`;
  });
  const found = audit(zip, '').mismatched.filter(({ code }) => code === 'dato-ilegible');
  expect(found).toMatchObject([
    { where: expect.stringMatching(/^datos\/eventos\.ndjson, línea \d+$/u) },
  ]);
});

test('data that is missing is told, file by file', () => {
  const report = audit(manifest({}), '');
  const missing = report.mismatched.filter(({ code }) => code === 'archivo-falta');
  expect(missing.map(({ where }) => where)).toContain('datos/eventos.ndjson');
});

test('a typed code that is none is told', () => {
  expect(audit(clean, 'hola').mismatched).toMatchObject([{ code: 'sello-ilegible' }]);
});

test('a file with any byte changed is read or refused, and never throws anything else', () => {
  fc.assert(
    fc.property(fc.nat(clean.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
      const zip = Uint8Array.from(clean);
      zip[place] = (zip[place] ?? 0) ^ change;
      try {
        audit(zip, '');
      } catch (error) {
        expect(error).toMatchObject({ name: 'Broken' });
      }
    }),
    { numRuns: 60 },
  );
});
