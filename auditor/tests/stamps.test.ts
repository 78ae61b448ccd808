import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { audit } from '../src/audit.ts';
import { sha256 } from '../src/bytes/sha256.ts';
import { at } from './altering.ts';
import { type Case, seal, zipOf } from './caseFile.ts';
import { cleanCase } from './cleanCase.ts';

/** As much of the answer of an authority as says what it is of; `isShort`: without the empty parameters of its hash. */
function stampOf(hash: string, isShort = false): Uint8Array {
  const name = isShort ? '300b0609608648016503040201' : '300d06096086480165030402010500';
  const around = '308203a83003020100308203';
  return Uint8Array.from(Buffer.from(`${around}3031${name}0420${hash}02010a`, 'hex'));
}

/** The file with stamps beside it, announced as its other files. */
function withStamps(file: Case, stamps: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const files = unzipSync(zipOf(file));
  const manifest = JSON.parse(strFromU8(files['expediente.json'] ?? new Uint8Array()));
  for (const [path, bytes] of Object.entries(stamps)) {
    manifest.files.push({ path, bytes: bytes.length, sha256: sha256(bytes) });
  }
  return zipSync({ ...files, ...stamps, 'expediente.json': strToU8(JSON.stringify(manifest)) });
}

const file = seal(cleanCase());
const hashOf = (block: number) => at(file.sellos.blocks, block - 1).hash;

test('stamps of their blocks are checked, and who signed them is said to be for others', () => {
  const zip = withStamps(file, {
    'sellos/bloque-1.tsr': stampOf(hashOf(1)),
    'sellos/bloque-2.tsr': stampOf(hashOf(2), true),
  });
  const report = audit(zip, '');
  expect(report.mismatched).toEqual([]);
  expect(report.checked).toContainEqual({
    what: 'Sellos de tiempo',
    detail: '2 sellos: la huella de cada uno',
  });
  expect(report.notDerived.map(({ what }) => what)).toContain(
    'La firma y la hora de los sellos de tiempo',
  );
});

test.each([
  ['of another block', 'sellos/bloque-1.tsr', stampOf(hashOf(2)), 'sello-de-tiempo-distinto'],
  ['of no block', 'sellos/bloque-99.tsr', stampOf(hashOf(1)), 'sello-de-tiempo-distinto'],
  ['that is none', 'sellos/bloque-1.tsr', strToU8('nada'), 'dato-ilegible'],
])('a stamp %s is found', (_what, path, bytes, code) => {
  const report = audit(withStamps(file, { [path]: bytes }), '');
  expect(report.mismatched).toMatchObject([{ code, where: path }]);
});

test('a file without stamps says nothing of them', () => {
  const report = audit(zipOf(file), '');
  expect(report.checked.map(({ what }) => what)).not.toContain('Sellos de tiempo');
});
