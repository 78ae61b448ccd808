import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuestionKeys } from './questionKeys.ts';

const destroyed = 'destroyed';

/**
 * Keys in a folder of this machine that only its owner reads. A destroyed one is overwritten before
 * its mark takes its place; what a disk keeps beneath the file is beyond us.
 */
export function localQuestionKeys(folder: string): QuestionKeys {
  const pathOf = (keyId: string) => join(folder, keyId);

  /** Complete before it is visible. */
  async function draft(content: string): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `draft-${randomUUID()}`);
    await writeFile(path, content, { mode: 0o600, flag: 'wx' });
    return path;
  }

  return {
    async create(keyId, secret = randomBytes(32)) {
      const made = await draft(secret.toString('hex'));
      try {
        await link(made, pathOf(keyId));
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      } finally {
        await unlink(made);
      }
    },
    async read(keyId) {
      const text = await readFile(pathOf(keyId), 'utf8').catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return destroyed;
        throw error;
      });
      return /^(?:[0-9a-f]{2})+$/u.test(text) ? Buffer.from(text, 'hex') : null;
    },
    async destroy(keyId) {
      await overwrite(pathOf(keyId));
      await rename(await draft(destroyed), pathOf(keyId));
    },
  };
}

async function overwrite(path: string): Promise<void> {
  try {
    const file = await open(path, 'r+');
    try {
      const { size } = await file.stat();
      await file.write(Buffer.alloc(size, '-'), 0, size, 0);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
