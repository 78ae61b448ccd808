import type { FirestoreEmulator } from '../stack/ports/findFirestoreEmulator.ts';
import { projectId } from '../stack/process/projectRoot.ts';
import { say } from '../stack/process/say.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';

/** Tests start from nothing; the emulators that are started for them are empty, one that was given may not be. */
export async function emptyGivenFirestore(emulator: FirestoreEmulator): Promise<void> {
  if (emulator.kind !== 'given') return;
  const address = `${emulator.host}:${emulator.port}`;
  say(`Se vacía el proyecto ${projectId} del emulador ${address}.`);
  const url = `http://${address}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) {
    throw new StackProblem(`No se pudo vaciar el emulador ${address}: ${await response.text()}`);
  }
}
