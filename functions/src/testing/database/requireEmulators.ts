import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const needed = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'GCLOUD_PROJECT'];

/** These tests say nothing without the official emulators: they fail instead of passing in silence. */
export function requireEmulators(): void {
  const missing = needed.filter((name) => process.env[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`These tests need the emulators (npm test starts them): ${missing.join(', ')}`);
  }
  process.env.ASAMBLEA_KEYS_DIR ??= mkdtempSync(join(tmpdir(), 'keys-'));
  process.env.ASAMBLEA_FILES_DIR ??= mkdtempSync(join(tmpdir(), 'files-'));
}
