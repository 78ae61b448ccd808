import type { FirestoreEmulator } from './findFirestoreEmulator.ts';
import { readLog } from './logFile.ts';
import { findBusyPorts } from './requireFreePorts.ts';
import { emulatorPorts, type StackPorts } from './stackPorts.ts';
import { StackProblem } from './stackProblem.ts';
import type { ProcessTree } from './startTree.ts';
import { waitUntil } from './waitUntil.ts';

/** Exporting a large assembly takes its time, and being cut short would lose it. */
const exportGraceMs = 120_000;

/** Ends the emulators and makes sure of it: no process and no port is left behind. */
export async function stopEmulators(request: {
  readonly tree: ProcessTree;
  readonly ports: StackPorts;
  readonly emulator: FirestoreEmulator;
  readonly log: string;
  readonly isSaving: boolean;
}): Promise<void> {
  const { tree, ports, log } = request;
  const opened = emulatorPorts(request.emulator);
  // Without data to save an abrupt end is right: a polite one would export, even half-imported data.
  await (request.isSaving ? tree.finish(exportGraceMs) : tree.destroy());
  const areFree = async () => (await findBusyPorts(ports, opened)).length === 0;
  if (!(await waitUntil(areFree, { timeoutMs: 10_000 }))) {
    const busy = (await findBusyPorts(ports, opened)).map((name) => ports[name]);
    throw new StackProblem(
      `Después de detener todo siguen ocupados los puertos ${busy.join(', ')}.`,
    );
  }
  if (request.isSaving && !readLog(log).includes('Export complete')) {
    throw new StackProblem(`No se pudieron guardar los datos de esta vez. Vea ${log}`);
  }
}
