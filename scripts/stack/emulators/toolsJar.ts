import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';

/**
 * Where firebase-tools keeps its own Firestore emulator, and how many bytes it has once it is whole. Both are read
 * from a private list of firebase-tools: no command of it tells them, and `setup:emulators:firestore` downloads
 * anew what is there already. It ends when a command does.
 */
export async function toolsJar(): Promise<{ readonly path: string; readonly bytes: number }> {
  const { firestore }: DownloadList = JSON.parse(await readFile(downloadList, 'utf8'));
  const cache =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return {
    path: join(cache, firestore.downloadPathRelativeToCacheDir),
    bytes: firestore.expectedSize,
  };
}

const downloadList = join(
  projectRoot,
  'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
);

type DownloadList = {
  readonly firestore: {
    readonly downloadPathRelativeToCacheDir: string;
    readonly expectedSize: number;
  };
};
