import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipDirectory } from '../../functions/src/kernel/archives/zipDirectory.ts';
import { zipEntry } from '../../functions/src/kernel/archives/zipEntry.ts';
import { openZip } from '../../scripts/assembly/openZip.ts';

const folder = await mkdtemp(join(tmpdir(), 'zip-'));
const texts = { 'datos/a.ndjson': 'ñandú '.repeat(50_000), 'vacío.txt': '', 'b.txt': 'hola' };

async function* once(text: string) {
  yield Buffer.from(text);
}

async function ownZip(): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const entries = Object.entries(texts).map(([path, text]) => zipEntry(path, once(text)));
  for (const { chunks: own } of entries) for await (const chunk of own) chunks.push(chunk);
  return Buffer.concat([...chunks, zipDirectory(entries.map(({ sums }) => sums()))]);
}

async function keep(name: string, bytes: Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
}

async function read(file: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [path, open] of await openZip(file)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of open()) chunks.push(chunk);
    found[path] = Buffer.concat(chunks).toString();
  }
  return found;
}

test('reads our archives, and those that others pack without compressing', async () => {
  expect(await read(await keep('own.zip', await ownZip()))).toEqual(texts);
  const bytes = Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)] as const);
  const plain = zipSync(Object.fromEntries(bytes), { level: 0 });
  expect(await read(await keep('plain.zip', plain))).toEqual(texts);
});

test('a file that is cut, of another kind or missing ends with the next step', async () => {
  const cut = (await ownZip()).subarray(0, -30);
  await expect(openZip(await keep('cut.zip', cut))).rejects.toThrow('no es un ZIP');
  await expect(openZip(await keep('none.zip', Buffer.from('x')))).rejects.toThrow('no es un ZIP');
  await expect(openZip(join(folder, 'nowhere.zip'))).rejects.toThrow('No se puede leer');
});
