import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '@google-cloud/storage';
import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { serveFakeStorage } from '../../testing/fakes/fakeStorage.ts';
import { readToken } from '../keys/signedTokens.ts';
import { cloudFiles } from './cloudFiles.ts';
import type { Files } from './files.ts';
import { localFiles } from './localFiles.ts';
import { fileLink } from './ownLink.ts';

const folder = await mkdtemp(join(tmpdir(), 'files-'));
const server = await serveFakeStorage();
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const storage = new Storage({
  apiEndpoint: server.origin,
  projectId: 'demo',
  useAuthWithCustomEndpoint: false,
  credentials: { client_email: 'api@demo.test', private_key: privateKey },
});
const adapters: readonly (readonly [string, Files])[] = [
  ['a folder', localFiles(folder)],
  ['a bucket', cloudFiles(async () => storage.bucket('papers'))],
];
const bytes = Uint8Array.from([0, 255, 13, 10, 45, 45, 0x25, 0x50]);

test.each(adapters)('%s gives back the bytes that were put', async (_, files) => {
  await files.put('a-1/file-1', bytes);
  expect(Uint8Array.from((await files.get('a-1/file-1')) ?? [])).toEqual(bytes);
});

test.each(adapters)('%s keeps the last of two puts', async (_, files) => {
  await files.put('a-1/file-2', bytes);
  await files.put('a-1/file-2', Uint8Array.from([1]));
  expect(await files.get('a-1/file-2')).toHaveLength(1);
});

test.each(adapters)(
  '%s has null where nothing was put, and removing it is harmless',
  async (_, files) => {
    expect(await files.get('a-1/nothing')).toBeNull();
    await files.put('a-1/file-3', bytes);
    await files.remove('a-1/file-3');
    await files.remove('a-1/file-3');
    expect(await files.get('a-1/file-3')).toBeNull();
  },
);

test.each(adapters)('%s refuses a path that leads elsewhere', async (_, files) => {
  for (const path of ['../keys', 'a/../../b', '/etc/passwd', 'a//b', 'a.b', '']) {
    await expect(files.get(path)).rejects.toThrow('Not a path');
    await expect(files.put(path, bytes)).rejects.toThrow('Not a path');
  }
});

async function* inChunks(...parts: readonly string[]) {
  for (const part of parts) yield Buffer.from(part);
}

async function textOf(chunks: AsyncIterable<Uint8Array> | null): Promise<string | null> {
  if (chunks === null) return null;
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read).toString();
}

async function listed(files: Files, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const one of files.list(path)) found.push(one);
  return found;
}

test.each(adapters)('%s writes and reads in chunks, whole or not at all', async (_, files) => {
  await files.write('b-1/long', inChunks('uno', 'dos'));
  expect(await textOf(await files.read('b-1/long'))).toBe('unodos');
  expect(await files.read('b-1/nothing')).toBeNull();
  async function* broken() {
    yield Buffer.from('uno');
    throw new Error('cut');
  }
  await expect(files.write('b-1/cut', broken())).rejects.toThrow('cut');
  expect(await files.get('b-1/cut')).toBeNull();
});

test.each(adapters)(
  '%s joins more files than a bucket takes at once, in order',
  async (_, files) => {
    const paths = Array.from({ length: 70 }, (_, place) => `b-2/${place}`);
    for (const path of paths) await files.put(path, Buffer.from(`${path},`));
    await files.join(paths, 'b-2/whole');
    expect(await textOf(await files.read('b-2/whole'))).toBe(
      paths.map((one) => `${one},`).join(''),
    );
    expect(await listed(files, 'b-2')).toHaveLength(71);
    await expect(files.join(['b-2/0', 'b-2/lost'], 'b-2/none')).rejects.toThrow();
  },
);

test.each(adapters)('%s lists and empties a folder, and no other', async (_, files) => {
  for (const path of ['c-1/a', 'c-1/in/b', 'c-10/a']) await files.put(path, bytes);
  expect(await listed(files, 'c-1')).toEqual(['c-1/a', 'c-1/in/b']);
  await files.removeFolder('c-1');
  await files.removeFolder('c-1');
  expect(await listed(files, 'c-1')).toEqual([]);
  expect(await listed(files, 'c-10')).toEqual(['c-10/a']);
});

const sent = { name: 'Acta número 3.zip', type: 'application/zip', forMillis: 120_000 };

test('a bucket signs an address for two minutes, which sends a download with its name', async () => {
  const files = cloudFiles(async () => storage.bucket('papers'));
  await files.put('d-1/zip', bytes);
  const address = await files.link('d-1/zip', sent);
  expect(new URL(address).searchParams.get('X-Goog-Expires')).toBe('120');
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const named = `attachment; filename*=UTF-8''Acta%20n%C3%BAmero%203.zip`;
  expect(answer.headers.get('content-disposition')).toBe(named);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
});

test('a folder gives an address of ours, whose words say that file until their time is over', async () => {
  vi.stubEnv('ASAMBLEA_KEYS_DIR', folder);
  const [, token = ''] =
    /^\/api\/linked-files\/([\w.-]+)$/u.exec(await localFiles(folder).link('d-1/zip', sent)) ?? [];
  const said = await readToken(fileLink, z.looseObject({}), token);
  expect(said).toEqual({ path: 'd-1/zip', name: sent.name, type: sent.type });
  vi.useFakeTimers({ now: Date.now() + 121_000 });
  expect(await readToken(fileLink, z.looseObject({}), token)).toBeNull();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('the folder is left without drafts', async () => {
  const names = await readdir(join(folder, 'a-1'));
  expect(names.sort()).toEqual(['file-1', 'file-2']);
});
