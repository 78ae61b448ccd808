import type { FirestoreEmulator } from './findFirestoreEmulator.ts';
import type { StackPorts } from './stackPorts.ts';

/** Where Firestore answers: at the address that was given, or at our own port. */
export function firestoreAddress(stack: {
  readonly ports: StackPorts;
  readonly emulator: FirestoreEmulator;
}): { readonly host: string; readonly port: number } {
  const { emulator, ports } = stack;
  return emulator.kind === 'given'
    ? { host: emulator.host, port: emulator.port }
    : { host: '127.0.0.1', port: ports.firestore };
}
