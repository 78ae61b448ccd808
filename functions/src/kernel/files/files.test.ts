import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '@google-cloud/storage';
import { afterAll, expect, test } from 'vitest';
import { serveFakeStorage } from '../../testing/fakeStorage.ts';
import { cloudFiles } from './cloudFiles.ts';
import type { Files } from './files.ts';
import { localFiles } from './localFiles.ts';

const folder = await mkdtemp(join(tmpdir(), 'files-'));
const server = await serveFakeStorage();
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
const storage = new Storage({
  apiEndpoint: server.origin,
  projectId: 'demo',
  useAuthWithCustomEndpoint: false,
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

test('the folder is left without drafts', async () => {
  const names = await readdir(join(folder, 'a-1'));
  expect(names.sort()).toEqual(['file-1', 'file-2']);
});
