import { join } from 'node:path';
import { toolsJar } from '../../../scripts/stack/emulators/toolsJar.ts';
import type { FirestoreEmulator } from '../../../scripts/stack/ports/findFirestoreEmulator.ts';
import { projectRoot } from '../../../scripts/stack/process/projectRoot.ts';
import { StackProblem } from '../../../scripts/stack/process/stackProblem.ts';

/** Starts the emulator alone, with the project's rules; it tells changes to the listener at `eventsPort`. */
export async function emulatorCommand(
  emulator: FirestoreEmulator,
  port: number,
  eventsPort: number,
): Promise<readonly [string, ...string[]]> {
  return [
    'java',
    '-Duser.language=en',
    ...[
      '-cp',
      await jarOf(emulator),
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    ],
    ...['--host', '127.0.0.1', '--port', String(port)],
    ...['--functions_emulator', `127.0.0.1:${eventsPort}`],
    ...['--rules', join(projectRoot, 'firestore.rules')],
  ];
}

async function jarOf(emulator: FirestoreEmulator): Promise<string> {
  switch (emulator.kind) {
    case 'cloudSdk':
      return emulator.jar;
    case 'firebaseTools':
      return (await toolsJar()).path;
    case 'given':
      throw new StackProblem('El banco necesita un emulador propio, que le entregue los eventos.');
  }
}
