import type { FirestoreEmulator } from '../ports/findFirestoreEmulator.ts';
import { firestoreAddress } from '../ports/firestoreAddress.ts';
import { answers } from '../ports/isPortFree.ts';
import { portPurposes, type StackPorts } from '../ports/stackPorts.ts';
import type { ServiceName } from './services.ts';

const everyMs = 1_000;
/** A machine under load may miss one connection. */
const toleratedMisses = 3;

/**
 * firebase-tools goes on without Firestore when a signal ends its process, so the ports are watched as well as the
 * process. It ends when `downloadableEmulators.js` takes a signal for fatal, as it does an exit code.
 */
export function watchEmulators(
  exited: Promise<number>,
  stack: {
    readonly ports: StackPorts;
    readonly emulator: FirestoreEmulator;
    readonly services: readonly ServiceName[];
  },
): { readonly died: Promise<string>; end(): void } {
  const addresses = stack.services.map((service) => ({
    ...(service === 'firestore'
      ? firestoreAddress(stack)
      : { host: '127.0.0.1', port: stack.ports[service] }),
    purpose: portPurposes[service],
  }));
  let timer: NodeJS.Timeout | undefined;
  const died = new Promise<string>((resolve) => {
    const misses = new Map<string, number>();
    const check = async () => {
      for (const { host, port, purpose } of addresses) {
        const missed = (await answers(host, port)) ? 0 : (misses.get(purpose) ?? 0) + 1;
        misses.set(purpose, missed);
        if (missed >= toleratedMisses) resolve(`Dejó de responder ${purpose} (puerto ${port}).`);
      }
    };
    timer = setInterval(check, everyMs);
    void exited.then(() => resolve('Los emuladores se cerraron solos.'));
  });
  return { died, end: () => clearInterval(timer) };
}
