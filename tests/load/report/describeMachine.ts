import { cpus, totalmem } from 'node:os';
import type { FirestoreEmulator } from '../../../scripts/stack/ports/findFirestoreEmulator.ts';

/** The facts that the figures depend on, without names or paths of this machine. */
export function describeMachine(emulator: FirestoreEmulator): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const java = emulator.kind === 'given' ? '' : `, Java ${emulator.java}`;
  const origin = emulator.kind === 'cloudSdk' ? 'del SDK de Google Cloud' : 'de firebase-tools';
  return `${cpus().length} núcleos, ${memory} GB, Node ${process.versions.node}${java}, emulador de Firestore ${origin}`;
}
