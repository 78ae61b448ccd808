import { parseArgs } from 'node:util';
import { seedDemo } from './seed/seedDemo.ts';
import { seedTestAssembly } from './seed/seedTestAssembly.ts';

/**
 * Fills the emulators with the demonstration data. Never touches a real project: it needs both
 * emulators named in the environment. Doing it again changes nothing.
 *
 *   node scripts/seed.ts [--with-test-assembly]
 */
const needed = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'GCLOUD_PROJECT',
  'ASAMBLEA_KEYS_DIR',
];
const { values } = parseArgs({
  options: { 'with-test-assembly': { type: 'boolean', default: false } },
});

const missing = needed.filter((name) => process.env[name] === undefined);
if (missing.length > 0) {
  process.stderr.write(
    `No sembré nada: falta ${missing.join(', ')} en el entorno. Use npm start, que lo prepara.\n`,
  );
  process.exit(1);
}
say('demo', await seedDemo());
if (values['with-test-assembly']) say('prueba', await seedTestAssembly());

function say(cot: string, created: boolean): void {
  process.stdout.write(
    created ? `La asamblea ${cot} quedó lista.\n` : `La asamblea ${cot} ya existía.\n`,
  );
}
