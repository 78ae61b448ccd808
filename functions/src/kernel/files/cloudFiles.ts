import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@google-cloud/storage';
import { systemClock } from '../platform/clock.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { attachmentOf, checkedPath, type Files } from './files.ts';

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
    async write(path, chunks) {
      const target = (await object(path)).createWriteStream({
        resumable: false,
        validation: 'md5',
      });
      await pipeline(Readable.from(chunks), target);
    },
    async read(path) {
      const source = await object(path);
      const [isThere] = await source.exists();
      return isThere ? source.createReadStream() : null;
    },
    async join(paths, target) {
      await joinObjects(await open(), paths.map(checkedPath), checkedPath(target));
    },
    async *list(folder) {
      const found = (await open()).getFilesStream({ prefix: `${checkedPath(folder)}/` });
      for await (const { name } of found) yield name;
    },
    async removeFolder(folder) {
      await (await open()).deleteFiles({ prefix: `${checkedPath(folder)}/` });
    },
    async link(path, { name, type, forMillis }) {
      const [address] = await (await object(path)).getSignedUrl({
        version: 'v4',
        action: 'read',
        expires: systemClock.now() + forMillis,
        responseDisposition: attachmentOf(name),
        responseType: type,
      });
      return address;
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

/** So many objects the bucket puts together in one request. */
const joinedAtOnce = 32;

/**
 * Puts objects together inside the bucket, in their order: no byte passes through us. Of more than fit in
 * one request it first joins some, and those again; what it made on the way is removed.
 */
async function joinObjects(
  bucket: Bucket,
  paths: readonly string[],
  target: string,
): Promise<void> {
  const made: string[] = [];
  let waiting = paths;
  for (let level = 0; waiting.length > joinedAtOnce; level += 1) {
    const joined: string[] = [];
    for (let from = 0; from < waiting.length; from += joinedAtOnce) {
      const part = `${target}-${level}-${from}`;
      await bucket.combine(waiting.slice(from, from + joinedAtOnce), part);
      joined.push(part);
    }
    made.push(...joined);
    waiting = joined;
  }
  await bucket.combine([...waiting], target);
  for (const part of made) await bucket.file(part).delete({ ignoreNotFound: true });
}
