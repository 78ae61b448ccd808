import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const needed = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'GCLOUD_PROJECT'];
const projectOfAccounts = process.env.GCLOUD_PROJECT;

/** These tests say nothing without the official emulators: they fail instead of passing in silence. */
export function requireEmulators(): void {
  const missing = needed.filter((name) => process.env[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`These tests need the emulators (npm test starts them): ${missing.join(', ')}`);
  }
  process.env.ASAMBLEA_KEYS_DIR ??= mkdtempSync(join(tmpdir(), 'keys-'));
  process.env.ASAMBLEA_FILES_DIR ??= mkdtempSync(join(tmpdir(), 'files-'));
  // A database of its own for each worker: what the clock does, it does to every assembly of a database.
  // Nor do the stack's triggers listen there, so that only the test moves what it looks at.
  process.env.GCLOUD_PROJECT = `demo-asamblea-functions-${process.env.VITEST_POOL_ID}`;
}

/**
 * The accounts emulator signs people in for one project only. To be called before anything is read, in a
 * file that runs apart: a process keeps the database with which it began.
 */
export function workWhereAccountsAre(): void {
  process.env.GCLOUD_PROJECT = projectOfAccounts;
}
