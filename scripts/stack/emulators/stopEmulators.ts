import type { FirestoreEmulator } from '../ports/findFirestoreEmulator.ts';
import { findBusyPorts } from '../ports/requireFreePorts.ts';
import { emulatorPorts, type StackPorts } from '../ports/stackPorts.ts';
import { StackProblem } from '../process/stackProblem.ts';
import type { ProcessTree } from '../process/startTree.ts';
import { waitUntil } from '../process/waitUntil.ts';

/**
 * Ends the emulators and makes sure of it: no process and no port is left behind. Stopped in haste, firebase-tools
 * leaves its database running; and the ports of a process that ends stay open a moment after its environment is gone.
 */
export async function stopEmulators(request: {
  readonly tree: ProcessTree;
  readonly ports: StackPorts;
  readonly emulator: FirestoreEmulator;
}): Promise<void> {
  const { tree, ports } = request;
  const opened = emulatorPorts(request.emulator);
  await tree.destroy();
  const areFree = async () => (await findBusyPorts(ports, opened)).length === 0;
  if (await waitUntil(areFree, { timeoutMs: 10_000 })) return;
  const busy = (await findBusyPorts(ports, opened)).map((name) => ports[name]);
  throw new StackProblem(`Después de detener todo siguen ocupados los puertos ${busy.join(', ')}.`);
}
