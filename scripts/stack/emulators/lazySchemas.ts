import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';

// Loaded before firebase-tools starts emulators. The emulator of accounts would compile a validator for every
// operation of Google's identity service before it listens, which is half of its start: its library has an
// option to compile each when it is first asked for, which firebase-tools does not set.
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
