import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { firebaseCommand } from './emulators/firebaseCommand.ts';
import { toolsJar } from './emulators/toolsJar.ts';
import type { MachineProbes } from './ports/findFirestoreEmulator.ts';
import { answers } from './ports/isPortFree.ts';
import { say } from './process/say.ts';

const run = promisify(execFile);

/** The real answers of this machine; `stop` cuts short whatever is being asked. */
export function probeMachine(stop: AbortSignal): MachineProbes {
  /** What a short command prints, or undefined when it cannot be run or fails. */
  const outputOf = (program: string, parameters: readonly string[]) =>
    run(program, parameters, { signal: stop }).catch(() => {
      stop.throwIfAborted();
      return undefined;
    });
  return {
    givenHost: process.env.FIRESTORE_EMULATOR_HOST,
    answers,
    isFile,
    javaVersion: async () => {
      const output = await outputOf('java', ['-version']);
      return output === undefined ? undefined : parseJavaVersion(output.stdout + output.stderr);
    },
    isCachedByFirebaseTools,
    download: async () => {
      say('Descargando el emulador de Firestore (unos 130 MB, solo la primera vez)…');
      const [program, ...parameters] = firebaseCommand(['setup:emulators:firestore']);
      const output = await outputOf(program, parameters);
      return output !== undefined && (await isCachedByFirebaseTools());
    },
    cloudSdkRoot: async () => {
      const format = '--format=value(installation.sdk_root)';
      const root = (await outputOf('gcloud', ['info', format]))?.stdout.trim();
      return root === '' ? undefined : root;
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
  const { path, bytes } = await toolsJar();
  const jar = await stat(path).catch(() => null);
  return jar !== null && jar.size === bytes;
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ?? false;
}
