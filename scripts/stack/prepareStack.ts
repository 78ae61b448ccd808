import { openFolders, type StackFolders } from './emulators/openFolders.ts';
import {
  describeFirestoreEmulator,
  type FirestoreEmulator,
  findFirestoreEmulator,
} from './ports/findFirestoreEmulator.ts';
import { requireFreePorts } from './ports/requireFreePorts.ts';
import {
  emulatorPorts,
  type PortName,
  type StackName,
  type StackPorts,
  stackPorts,
} from './ports/stackPorts.ts';
import { probeMachine } from './probeMachine.ts';
import { say } from './process/say.ts';
import { requireInstalled } from './requireInstalled.ts';

export type Stack = {
  readonly name: StackName;
  readonly ports: StackPorts;
  readonly emulator: FirestoreEmulator;
  readonly folders: StackFolders;
};

/**
 * Everything that can be refused is refused here, before anything is built or started: firebase-tools would refuse
 * a minute later, after the build.
 */
export async function prepareStack(request: {
  readonly name: StackName;
  /** The command that the person typed, for the messages. */
  readonly command: string;
  readonly extraPorts: readonly PortName[];
  readonly stop: AbortSignal;
}): Promise<Stack> {
  const { name, stop } = request;
  requireInstalled();
  const ports = stackPorts(name, process.env.ASAMBLEA_PORT_SHIFT);
  const emulator = await findFirestoreEmulator(probeMachine(stop));
  stop.throwIfAborted();
  say(`Emulador de Firestore: ${describeFirestoreEmulator(emulator)}`);
  const names = [...emulatorPorts(emulator), ...request.extraPorts];
  await requireFreePorts(ports, names, request.command);
  return { name, ports, emulator, folders: await openFolders(name, emulator) };
}
