import type { Bucket } from '@google-cloud/storage';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { checkedPath, type Files } from './files.ts';

/** Files in a bucket of Cloud Storage, which no client reaches: `storage.rules` denies everything. */
export function cloudFiles(open: () => Promise<Bucket> = projectBucket): Files {
  const object = async (path: string) => (await open()).file(checkedPath(path));
  return {
    async put(path, bytes) {
      // One request: the object appears whole or not at all.
      await (await object(path)).save(Buffer.from(bytes), {
        resumable: false,
        validation: 'md5',
      });
    },
    async get(path) {
      try {
        const [bytes] = await (await object(path)).download();
        return bytes;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(path) {
      await (await object(path)).delete({ ignoreNotFound: true });
    },
  };
}

/** Loaded when the first file comes: votes do not wait for it. */
async function projectBucket(): Promise<Bucket> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(firebaseApp()).bucket();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}
