import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.ts';
import { shareInstances } from './shareInstances.ts';

// Loaded before firebase-tools starts emulators.
const inTools = createRequire(join(projectRoot, 'node_modules/firebase-tools/package.json'));
shareInstances({
  ...inTools('./lib/emulator/functionsRuntimeWorker.js'),
  ...inTools('./lib/emulator/functionsEmulator.js'),
});
