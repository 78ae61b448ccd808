import { join } from 'node:path';
import { projectRoot } from '../stack/process/projectRoot.ts';

/**
 * Where Node keeps what it compiled, for all that this run starts: a run is many processes, most of
 * which read the same libraries. It goes with the libraries when they are installed anew.
 */
export function keepCompiled(environment: NodeJS.ProcessEnv = process.env): string {
  environment.NODE_COMPILE_CACHE ??= join(projectRoot, 'node_modules/.cache/compiled');
  return environment.NODE_COMPILE_CACHE;
}
