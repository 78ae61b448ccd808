import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { emulatorCommand } from '../../tests/load/servers/emulatorCommand.ts';
import { chooseProject } from '../assembly/chooseProject.ts';
import { shortLivedJava } from '../stack/emulators/firestoreJava.ts';
import { findFirestoreEmulator } from '../stack/ports/findFirestoreEmulator.ts';
import { answers } from '../stack/ports/isPortFree.ts';
import { probeMachine } from '../stack/probeMachine.ts';
import { logFile, logTail } from '../stack/process/logFile.ts';
import { projectId } from '../stack/process/projectRoot.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';
import { startTree } from '../stack/process/startTree.ts';
import { waitUntil } from '../stack/process/waitUntil.ts';
import { freePorts } from '../testing/freePorts.ts';

interface Place {
  close(): Promise<void>;
}

/**
 * Where a copy is tried, which the environment of this process names from then on: another project of the cloud, or
 * an empty emulator that is of nobody else, with keys and files in `folder`.
 */
export async function openPlace(
  into: string | undefined,
  folder: string,
  stop: AbortSignal,
): Promise<Place> {
  const { env } = process;
  if (into !== undefined) {
    for (const name of ['ASAMBLEA_KEYS_DIR', 'ASAMBLEA_FILES_DIR']) delete env[name];
    await chooseProject(into);
    return { close: async () => undefined };
  }
  // The one that the environment names may be the origin.
  const emulator = await findFirestoreEmulator({ ...probeMachine(stop), givenHost: undefined });
  const [port = 0, events = 0] = await freePorts(2);
  const log = logFile('drill');
  const command = await emulatorCommand(emulator, port, events);
  const environment = { ...env, ...shortLivedJava() };
  const tree = startTree({ command, cwd: folder, environment, log });
  const isUp = () => answers('127.0.0.1', port);
  try {
    if (!(await waitUntil(isUp, { timeoutMs: 60_000, stop }))) {
      stop.throwIfAborted();
      throw new StackProblem(`El emulador del simulacro no arrancó. ${logTail(log)}`);
    }
  } catch (error) {
    await tree.destroy();
    throw error;
  }
  env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  env.GCLOUD_PROJECT = projectId;
  env.ASAMBLEA_KEYS_DIR = join(folder, 'keys');
  env.ASAMBLEA_FILES_DIR = join(folder, 'files');
  await mkdir(env.ASAMBLEA_FILES_DIR, { recursive: true });
  return { close: () => tree.destroy() };
}
