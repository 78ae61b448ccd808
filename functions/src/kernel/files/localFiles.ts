import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedPath, type Files } from './files.ts';

/** Files in a folder of this machine that nobody else reads. */
export function localFiles(folder: string): Files {
  const place = (path: string) => join(folder, checkedPath(path));
  return {
    async put(path, bytes) {
      const target = place(path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const draft = `${target}.${randomUUID()}`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, target);
    },
    async get(path) {
      try {
        return await readFile(place(path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (path) => rm(place(path), { force: true }),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
