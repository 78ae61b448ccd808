import { StackProblem } from '../process/stackProblem.ts';
import { isPortFree } from './isPortFree.ts';
import { type PortName, portPurposes, type StackPorts } from './stackPorts.ts';

/**
 * Refuses to start anything while one of the named ports belongs to somebody else. firebase-tools refuses too,
 * but a minute later, after the build, and names neither the mailbox nor the hot reload, which are not its own.
 */
export async function requireFreePorts(
  ports: StackPorts,
  names: readonly PortName[],
  command: string,
): Promise<void> {
  const busy = await findBusyPorts(ports, names);
  const first = busy[0];
  if (first === undefined) return;
  const isAlone = busy.length === 1;
  const list = busy.slice(0, 2).map((name) => `${ports[name]} (${portPurposes[name]})`);
  const others = busy.length > 2 ? ` y ${busy.length - 2} más` : '';
  const subject = isAlone ? 'el puerto' : 'los puertos';
  const verb = isAlone ? 'está ocupado' : 'están ocupados';
  throw new StackProblem(
    [
      `No se puede empezar: ${subject} ${list.join(', ')}${others} ${verb} por otro programa.`,
      `Ciérrelo (puede ser otro «${command}»; para verlo: lsof -i :${ports[first]})`,
      `o use otros puertos: ASAMBLEA_PORT_SHIFT=3000 ${command}`,
    ].join('\n'),
  );
}

export async function findBusyPorts(
  ports: StackPorts,
  names: readonly PortName[],
): Promise<readonly PortName[]> {
  const free = await Promise.all(names.map((name) => isPortFree(ports[name])));
  return names.filter((_, index) => free[index] === false);
}
