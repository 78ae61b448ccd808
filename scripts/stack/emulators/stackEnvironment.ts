import { delimiter, join } from 'node:path';
import type { FirestoreEmulator } from '../ports/findFirestoreEmulator.ts';
import { firestoreAddress } from '../ports/firestoreAddress.ts';
import type { StackPorts } from '../ports/stackPorts.ts';
import { projectId } from '../process/projectRoot.ts';
import type { StackFolders } from './openFolders.ts';
import type { JavaWrapper } from './writeJavaWrapper.ts';

/**
 * The variables that seeding and tests need to reach the emulators, and nothing that could lead them to a
 * real project.
 */
export function clientEnvironment(stack: {
  readonly ports: StackPorts;
  readonly folders: StackFolders;
  readonly emulator: FirestoreEmulator;
}): NodeJS.ProcessEnv {
  const firestore = firestoreAddress(stack);
  return {
    ...ownEnvironment(stack.folders),
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${stack.ports.auth}`,
    ASAMBLEA_HOSTING: `http://127.0.0.1:${stack.ports.hosting}`,
  };
}

/** For firebase-tools, which hands its own environment on to the functions. It needs no network, no login and no terminal. */
export function firebaseEnvironment(
  folders: StackFolders,
  emulator: FirestoreEmulator,
  wrapper: JavaWrapper | undefined,
): NodeJS.ProcessEnv {
  const { FIRESTORE_EMULATOR_HOST: _unused, ...environment } = ownEnvironment(folders);
  return {
    ...environment,
    // No message of the day, no update check, no account of this machine.
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    XDG_CONFIG_HOME: join(folders.temporary, 'config'),
    FIREBASE_API_URL: 'http://127.0.0.1:9',
    // firebase-tools asks npm for the newest firebase-functions; without a network that takes ten seconds
    // (firebase/firebase-tools#4565).
    npm_config_offline: 'true',
    // Reads the list of functions through a file instead of a port picked at random.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    TMPDIR: folders.temporary,
    // Each function has processes of its own, which read the same file.
    NODE_COMPILE_CACHE: join(folders.temporary, 'compiled'),
    ...(emulator.kind === 'given'
      ? { FIRESTORE_EMULATOR_HOST: `${emulator.host}:${emulator.port}` }
      : {}),
    ...(wrapper === undefined
      ? {}
      : {
          PATH: `${wrapper.folder}${delimiter}${environment.PATH ?? ''}`,
          FIRESTORE_EMULATOR_BINARY_PATH: wrapper.jarStandIn,
        }),
  };
}

/** While it reads which functions there are, firebase-tools hands on no environment but this file's. */
export function functionsDotenv(folders: StackFolders): string {
  return Object.entries(functionsSettings(folders))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}

function functionsSettings(folders: StackFolders): Readonly<Record<string, string>> {
  return {
    ASAMBLEA_KEYS_DIR: folders.keys,
    ASAMBLEA_FILES_DIR: folders.files,
  };
}

function ownEnvironment(folders: StackFolders): NodeJS.ProcessEnv {
  const {
    GOOGLE_APPLICATION_CREDENTIALS: _credentials,
    FIREBASE_TOKEN: _token,
    ...rest
  } = process.env;
  return {
    ...rest,
    ...functionsSettings(folders),
    // In seconds: on a busy machine it takes longer than the ten that firebase-tools gives.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // The Google libraries would look for a cloud machine's own account, which takes seconds.
    METADATA_SERVER_DETECTION: 'none',
  };
}
