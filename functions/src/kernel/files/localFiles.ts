import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedPath, type Files } from './files.ts';
import { ownLink } from './ownLink.ts';

/** Files in a folder of this machine that nobody else reads; their links are to our own API. */
export function localFiles(folder: string): Files {
  const place = (path: string) => join(folder, checkedPath(path));
  const keep = async (path: string, write: (draft: string) => Promise<void>) => {
    const target = place(path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const draft = `${target}.${randomUUID()}`;
    await write(draft);
    await rename(draft, target);
  };
  const write = (path: string, chunks: AsyncIterable<Uint8Array>) =>
    keep(path, (draft) =>
      pipeline(Readable.from(chunks), createWriteStream(draft, { mode: 0o600 })),
    );
  return {
    put: (path, bytes) => keep(path, (draft) => writeFile(draft, bytes, { mode: 0o600 })),
    async get(path) {
      try {
        return await readFile(place(path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (path) => rm(place(path), { force: true }),
    write,
    async read(path) {
      try {
        return (await open(place(path))).createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    join: (paths, target) => write(target, chunksOfAll(paths.map(place))),
    async *list(inner) {
      for (const path of await pathsIn(place(inner))) {
        yield relative(folder, path).split(sep).join('/');
      }
    },
    removeFolder: (inner) => rm(place(inner), { recursive: true, force: true }),
    link: ownLink,
  };
}

async function* chunksOfAll(places: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const one of places) yield* createReadStream(one);
}

/** The paths without the drafts of files being written: their names have a point. */
async function pathsIn(folder: string): Promise<readonly string[]> {
  try {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const kept = found.filter((one) => one.isFile() && !one.name.includes('.'));
    return kept.map((one) => join(one.parentPath, one.name)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
