import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const sources = join(import.meta.dirname, '..', 'src');
const testing = join(sources, 'testing');
const fakes = join(testing, 'fakes');

/** The libraries under the live data; they speak to a network as soon as they are opened. */
const sdk = ['firebase/firestore', 'reactfire'];

/**
 * In tests, `web/src/testing/fakes/x` is there in place of `web/src/x` for its importers, so that every file
 * of a worker shares one copy of the app. The real one is for its own test, and for the fakes, which may lean
 * on it.
 */
export const withFakes: Plugin = {
  name: 'with-fakes',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || importer.startsWith(testing + sep)) return null;
    if (sdk.includes(source)) return join(fakes, 'sdk', `${source.split('/').at(-1)}.ts`);
    if (!importer.startsWith(sources + sep) || !source.startsWith('.')) return null;
    const real = resolve(dirname(importer), source);
    if (importer.replace(/(?:\.apart)?\.test\.tsx?$/u, '') === real.replace(/\.tsx?$/u, ''))
      return null;
    const fake = join(fakes, relative(sources, real));
    return fake.startsWith(fakes + sep) && existsSync(fake) ? fake : null;
  },
};
