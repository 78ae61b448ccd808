import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';

/** firebase-tools of this project under the Node that runs the launcher, whatever the machine has on its PATH. */
export function firebaseCommand(
  parameters: readonly string[],
  nodeOptions: readonly string[] = [],
): readonly [string, ...string[]] {
  return [
    process.execPath,
    ...nodeOptions,
    join(projectRoot, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    ...parameters,
  ];
}
