import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FirestoreEmulator } from '../ports/findFirestoreEmulator.ts';
import type { StackName, StackPorts } from '../ports/stackPorts.ts';
import { logFile } from '../process/logFile.ts';
import { projectId, projectRoot } from '../process/projectRoot.ts';
import { say } from '../process/say.ts';
import { startTree } from '../process/startTree.ts';
import { connectGivenFirestore } from './connectGivenFirestore.ts';
import { firebaseCommand } from './firebaseCommand.ts';
import { shortLivedJava, wrapJava } from './firestoreJava.ts';
import { localConfig } from './localConfig.ts';
import type { StackFolders } from './openFolders.ts';
import type { ServiceName } from './services.ts';
import { firebaseEnvironment, functionsDotenv } from './stackEnvironment.ts';
import { stopEmulators } from './stopEmulators.ts';
import { waitForEmulators } from './waitForEmulators.ts';
import { watchEmulators } from './watchEmulators.ts';

/** The preloads that make the emulators of firebase-tools lighter, or more like the cloud. */
const preloaded = ['lazySchemas.ts', 'fewInstances.ts'].flatMap((file) => [
  '--import',
  join(import.meta.dirname, file),
]);

export type EmulatorsRequest = {
  readonly name: StackName;
  readonly ports: StackPorts;
  readonly emulator: FirestoreEmulator;
  readonly folders: StackFolders;
  readonly services: readonly ServiceName[];
  /** The save that they begin with. */
  readonly savedData?: string | undefined;
  /** The further variables that the functions read. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop: AbortSignal;
};

export type Emulators = {
  /** Settles with the reason, in Spanish, if one of them ends by itself. */
  readonly died: Promise<string>;
  /** Ends everything, without saving anything. */
  stop(): Promise<void>;
};

/** Answers once every emulator works. If it cannot, nothing is left running. */
export async function startEmulators(request: EmulatorsRequest): Promise<Emulators> {
  const { emulator, folders, ports } = request;
  say('Emuladores: arrancando…');
  const config = await writeLocalConfig(request);
  const log = logFile(`emulators-${request.name}`);
  const tree = startTree({
    command: firebaseCommand(startParameters(request, config), preloaded),
    cwd: folders.run,
    environment: {
      ...firebaseEnvironment(folders, emulator, await wrapJava(folders, emulator)),
      ...(request.name === 'test' ? shortLivedJava() : {}),
      ...request.environment,
    },
    log,
  });
  const stopAll = () => stopEmulators({ tree, ports, emulator });
  try {
    await waitForEmulators({ ...request, exited: tree.exited, log });
    if (emulator.kind === 'given') await connectGivenFirestore(emulator, request);
  } catch (error) {
    await stopAll();
    throw error;
  }
  const watch = watchEmulators(tree.exited, request);
  return {
    died: watch.died,
    stop: async () => {
      watch.end();
      await stopAll();
    },
  };
}

/** At the root, because firebase-tools reads the paths in it from there. Answers its path. */
async function writeLocalConfig(request: EmulatorsRequest): Promise<string> {
  const { name, folders } = request;
  const production = JSON.parse(await readFile(join(projectRoot, 'firebase.json'), 'utf8'));
  const environmentFolder = relative(projectRoot, folders.run);
  const config = localConfig(production, { ...request, environmentFolder });
  await writeFile(join(folders.run, '.env.local'), functionsDotenv(folders));
  const path = join(
    projectRoot,
    name === 'start' ? 'firebase.local.json' : 'firebase.local-test.json',
  );
  await writeFile(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}

function startParameters(request: EmulatorsRequest, config: string): readonly string[] {
  const services = request.services.filter(
    (service) => service !== 'firestore' || request.emulator.kind !== 'given',
  );
  const { savedData } = request;
  return [
    ...['emulators:start', '--project', projectId, '--config', config],
    ...['--only', services.join(','), '--log-verbosity', 'INFO', '--non-interactive'],
    ...(savedData === undefined ? [] : ['--import', savedData]),
  ];
}
