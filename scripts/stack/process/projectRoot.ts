import { join, resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '../../..');

/** The `demo-` prefix keeps every emulator from reaching a real project. */
export const projectId = 'demo-asamblea';

/** Everything the stack writes at run time lives here, out of git. */
export const localFolder = join(projectRoot, '.local');
