import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StackPorts } from '../ports/stackPorts.ts';
import { projectId, projectRoot } from '../process/projectRoot.ts';
import { say } from '../process/say.ts';
import { StackProblem } from '../process/stackProblem.ts';
import { type LoadedFunction, listFunctions } from './listFunctions.ts';
import type { ServiceName } from './services.ts';

/**
 * firebase-tools gives rules and triggers only to the emulator it starts itself; one that was given gets
 * them here. It must have been started with `--functions_emulator` for its events to reach the functions.
 */
export async function connectGivenFirestore(
  emulator: { readonly host: string; readonly port: number },
  stack: { readonly ports: StackPorts; readonly services: readonly ServiceName[] },
): Promise<void> {
  const base = `http://${emulator.host}:${emulator.port}/emulator/v1/projects/${projectId}`;
  const content = await readFile(join(projectRoot, 'firestore.rules'), 'utf8');
  await send(`${base}:securityRules`, 'PUT', {
    rules: { files: [{ name: 'security.rules', content }] },
  });
  if (!stack.services.includes('functions')) return;
  say(
    `Sus cambios llegan a las funciones si se inició con --functions_emulator 127.0.0.1:${stack.ports.functions}`,
  );
  for (const loaded of await listFunctions(stack.ports)) {
    const trigger = firestoreTrigger(loaded);
    if (trigger === undefined) continue;
    await send(`${base}/eventarcTrigger?eventarcTriggerId=${loaded.id}-0`, 'POST', trigger);
  }
}

function firestoreTrigger({ eventTrigger }: LoadedFunction): object | undefined {
  if (eventTrigger?.eventType.startsWith('google.cloud.firestore.') !== true) return undefined;
  const pattern = eventTrigger.eventFilterPathPatterns?.document;
  return {
    eventType: eventTrigger.eventType,
    database: eventTrigger.eventFilters?.database,
    namespace: eventTrigger.eventFilters?.namespace,
    document: {
      value: pattern ?? eventTrigger.eventFilters?.document,
      matchType: pattern === undefined ? 'EXACT' : 'PATH_PATTERN',
    },
  };
}

async function send(url: string, method: 'PUT' | 'POST', body: object): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (response.ok) return;
  const reason = await response.text();
  throw new StackProblem(`El emulador de FIRESTORE_EMULATOR_HOST rechazó la conexión: ${reason}`);
}
