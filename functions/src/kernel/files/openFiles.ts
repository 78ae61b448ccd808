import { cloudFiles } from './cloudFiles.ts';
import type { Files } from './files.ts';
import { localFiles } from './localFiles.ts';

/** A folder of this machine when the environment names one; the project's bucket otherwise. */
export function openFiles(env: NodeJS.ProcessEnv = process.env): Files {
  const folder = env.ASAMBLEA_FILES_DIR;
  return folder === undefined ? cloudFiles() : localFiles(folder);
}
