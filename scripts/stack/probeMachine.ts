import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { firebaseCommand } from './emulators/firebaseCommand.ts';
import type { MachineProbes } from './ports/findFirestoreEmulator.ts';
import { answers } from './ports/isPortFree.ts';
import { captureOutput } from './process/captureOutput.ts';
import { projectRoot } from './process/projectRoot.ts';
import { say } from './process/say.ts';

/** The real answers of this machine; `stop` cuts short whatever is being asked. */
export function probeMachine(stop: AbortSignal): MachineProbes {
  return {
    givenHost: process.env.FIRESTORE_EMULATOR_HOST,
    answers,
    isFile,
    javaVersion: async () => {
      const output = await captureOutput('java', ['-version'], { stop });
      return output === undefined ? undefined : parseJavaVersion(output);
    },
    isCachedByFirebaseTools,
    download: async () => {
      say('Descargando el emulador de Firestore (unos 130 MB, solo la primera vez)…');
      const [program, ...parameters] = firebaseCommand(['setup:emulators:firestore']);
      const output = await captureOutput(program, parameters, { stop });
      return output !== undefined && (await isCachedByFirebaseTools());
    },
    cloudSdkRoot: async () => {
      const format = '--format=value(installation.sdk_root)';
      const output = await captureOutput('gcloud', ['info', format], { stop, onlyStdout: true });
      const root = output?.trim();
      return root === undefined || root === '' ? undefined : root;
    },
  };
}

/** "1.8.0_392" is 8, "17.0.15" is 17, "21" is 21. */
export function parseJavaVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/** The size is compared too: a copy that was cut short must not be taken for the emulator. */
async function isCachedByFirebaseTools(): Promise<boolean> {
  const list = join(
    projectRoot,
    'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const { firestore }: DownloadList = JSON.parse(await readFile(list, 'utf8'));
  const cache =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const jar = await stat(join(cache, firestore.downloadPathRelativeToCacheDir)).catch(() => null);
  return jar !== null && jar.size === firestore.expectedSize;
}

type DownloadList = {
  readonly firestore: {
    readonly downloadPathRelativeToCacheDir: string;
    readonly expectedSize: number;
  };
};

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ?? false;
}
