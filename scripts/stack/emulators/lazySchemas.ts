import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';

// Loaded before firebase-tools starts emulators. The emulator of accounts would compile a validator for every
// operation of Google's identity service before it listens, which is most of its start: its library has an
// option to compile each when it is first asked for (exegesis-js/exegesis#497), which firebase-tools does not set.
// This file ends when `lib/emulator/auth/server.js` sets it; no issue of firebase-tools that asks for it was found.
const library = optionsOfLibrary();
if (library !== undefined) {
  const { compileOptions } = library;
  library.compileOptions = (given) =>
    compileOptions({ lazyCompileValidationSchemas: true, ...given });
}

interface OptionsOfLibrary {
  compileOptions: (given?: object) => object;
}

/** Undefined where firebase-tools does without that library. */
function optionsOfLibrary(): OptionsOfLibrary | undefined {
  const inTools = createRequire(join(projectRoot, 'node_modules/firebase-tools/package.json'));
  try {
    return inTools('exegesis/lib/options.js');
  } catch {
    return undefined;
  }
}
