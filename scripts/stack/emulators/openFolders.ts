import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirestoreEmulator } from '../ports/findFirestoreEmulator.ts';
import type { StackName } from '../ports/stackPorts.ts';
import { localFolder } from '../process/projectRoot.ts';

export type StackFolders = {
  readonly keys: string;
  readonly files: string;
  /** Working folder of firebase-tools: the log of its database and half-made exports fall here. */
  readonly run: string;
  /**
   * Private to this run. Two stacks must not share it: firebase-tools keeps there, under the project's name, the
   * address of the emulators to export (firebase/firebase-tools#1968).
   */
  readonly temporary: string;
  /** The saved data of the emulators for the next run; tests save nothing. */
  readonly data: string;
  /** Removes what belongs to this run only. */
  close(): Promise<void>;
};

export async function openFolders(
  name: StackName,
  emulator: FirestoreEmulator,
): Promise<StackFolders> {
  await mkdir(localFolder, { recursive: true });
  const temporary = await mkdtemp(join(tmpdir(), 'asamblea-'));
  const base = name === 'start' ? localFolder : await mkdtemp(join(localFolder, 'test-'));
  const folders = {
    keys: join(base, 'keys'),
    files: join(base, 'files'),
    run: join(localFolder, `run-${name}`),
    temporary,
    // A Firestore that lives elsewhere keeps its own data: saving over ours would leave accounts without an assembly.
    data: join(base, emulator.kind === 'given' ? 'emulator-data-given' : 'emulator-data'),
  };
  await rm(folders.run, { recursive: true, force: true });
  for (const folder of [folders.run, folders.files]) await mkdir(folder, { recursive: true });
  await mkdir(folders.keys, { recursive: true, mode: 0o700 });
  await discardDebugLog(folders.run);
  await writeTickKey(join(folders.keys, 'tick'));
  return {
    ...folders,
    close: async () => {
      await rm(temporary, { recursive: true, force: true });
      if (base !== localFolder) await rm(base, { recursive: true, force: true });
    },
  };
}

/**
 * firebase-tools notes there every event whole, with names and documents, and leaves it behind when it
 * is killed; it has no option for another place or for none (firebase/firebase-tools#7362). The messages that the
 * person at the terminal needs are in the log that the launcher keeps.
 */
function discardDebugLog(run: string): Promise<void> {
  return symlink(devNull, join(run, 'firebase-debug.log'));
}

/** The key that proves to `POST /api/tick` that the launcher calls; made once. */
async function writeTickKey(path: string): Promise<void> {
  const key = randomBytes(32).toString('hex');
  await writeFile(path, key, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}
