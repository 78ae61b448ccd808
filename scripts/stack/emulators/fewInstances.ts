import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';
import { type FunctionsEmulatorParts, shareInstances } from './shareInstances.ts';

// Loaded before firebase-tools starts emulators. It ends when `shareInstances.ts` does.
const parts = partsOfTools();
if (parts !== undefined) shareInstances(parts);

/** Undefined where firebase-tools keeps them elsewhere: then it starts as many processes as it likes. */
function partsOfTools(): FunctionsEmulatorParts | undefined {
  const inTools = createRequire(join(projectRoot, 'node_modules/firebase-tools/package.json'));
  try {
    return {
      ...inTools('./lib/emulator/functionsRuntimeWorker.js'),
      ...inTools('./lib/emulator/functionsEmulator.js'),
    };
  } catch {
    return undefined;
  }
}
