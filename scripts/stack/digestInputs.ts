import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * One text for the state of everything a build reads: the named files and folders, and `settings`.
 * Tests are left out, since no build reads them; a path that does not exist counts as empty. Vite and esbuild
 * build anew each time, which takes most of a start.
 */
export async function digestInputs(
  root: string,
  paths: readonly string[],
  settings: readonly string[],
): Promise<string> {
  const hash = createHash('sha256');
  for (const setting of settings) hash.update(`${setting}\0`);
  for (const path of paths) {
    for (const file of await listFiles(root, path)) {
      hash.update(`${file}\0`).update(await readFile(join(root, file)));
    }
  }
  return hash.digest('hex');
}

async function listFiles(root: string, path: string): Promise<readonly string[]> {
  const found = await stat(join(root, path)).catch(() => null);
  if (found === null) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
