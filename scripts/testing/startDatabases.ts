import { join } from 'node:path';
import { shortLivedJava, wrapJava } from '../stack/emulators/firestoreJava.ts';
import { clientEnvironment } from '../stack/emulators/stackEnvironment.ts';
import { answers } from '../stack/ports/isPortFree.ts';
import type { Stack } from '../stack/prepareStack.ts';
import { logFile, logTail } from '../stack/process/logFile.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';
import { startTree } from '../stack/process/startTree.ts';
import { waitUntil } from '../stack/process/waitUntil.ts';
import { freePorts } from './freePorts.ts';

export interface Databases {
  /** As FIRESTORE_EMULATOR_HOST says it, one for each that was asked for. */
  readonly hosts: readonly string[];
  stop(): Promise<void>;
}

/**
 * Firestore emulators alone, for what needs neither triggers nor accounts. One goes through all it ever
 * held, deleted or of other projects, for each query that it answers: who shares it pays for everybody. Where only
 * one can be had, all share it.
 */
export async function startDatabases(
  stack: Stack,
  count: number,
  stop: AbortSignal,
): Promise<Databases> {
  const wrapper = await wrapJava(stack.folders, stack.emulator);
  if (wrapper === undefined) {
    const shared = clientEnvironment(stack).FIRESTORE_EMULATOR_HOST ?? '';
    return { hosts: Array.from({ length: count }, () => shared), stop: async () => undefined };
  }
  const ports = await freePorts(count);
  const logs = ports.map((_, i) => logFile(`database-${i + 1}`));
  const trees = ports.map((port, i) =>
    startTree({
      command: [join(wrapper.folder, 'java'), '--host', '127.0.0.1', '--port', String(port)],
      cwd: stack.folders.run,
      environment: { ...process.env, ...shortLivedJava() },
      log: logs[i] ?? '',
    }),
  );
  const end = async () => {
    await Promise.all(trees.map((tree) => tree.destroy()));
  };
  for (const [i, port] of ports.entries()) {
    const isUp = () => answers('127.0.0.1', port);
    if (await waitUntil(isUp, { timeoutMs: 60_000, stop })) continue;
    await end();
    stop.throwIfAborted();
    throw new StackProblem(`Un emulador de Firestore no arrancó. ${logTail(logs[i] ?? '')}`);
  }
  return { hosts: ports.map((port) => `127.0.0.1:${port}`), stop: end };
}
