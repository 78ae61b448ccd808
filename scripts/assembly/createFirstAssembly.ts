import { randomUUID } from 'node:crypto';
import { createAssemblyRequest, describeRefusal, type Outcome } from '@asamblea/domain';
import { accountOf, passwordLink } from '../../functions/src/kernel/platform/auth.ts';
import { newCot } from '../../functions/src/kernel/platform/ids.ts';
import { createAssembly } from '../../functions/src/office/assemblies/createAssembly.ts';
import { createOrganisation } from '../../functions/src/office/organisations/createOrganisation.ts';
import { demoPassword } from '../seed/seedAccount.ts';
import { StackProblem } from '../stack/stackProblem.ts';
import type { AskedAssembly } from './askForAssembly.ts';

/** Makes it, and answers in words where to go on. */
export async function createFirstAssembly(asked: AskedAssembly, address: string): Promise<string> {
  const { organisation, name, kind, rulePack, country, timeZone, admin } = asked;
  const uid = await accountOf(admin.email, admin.name);
  const organisationId = taken(
    await createOrganisation({ name: organisation, admin: { uid, ...admin } }),
  );
  const request = { assemblyId: randomUUID(), name, kind, rulePack, country, timeZone };
  const place = { organisationId, by: uid, cot: asked.cot ?? newCot(), now: Date.now() };
  const { cot } = taken(
    await createAssembly({ ...place, request: createAssemblyRequest.parse(request) }),
  );
  return [
    `\nListo: «${name}» es de ${organisation}, con el código ${cot}.`,
    `1. ${await sayPassword(admin)}`,
    `2. Ingresa con el código ${cot} y ${admin.email}: ${address}/login?cot=${cot}`,
    `   Pantalla de la sala: ${address}/votes/public?cot=${cot}\n`,
  ].join('\n');
}

/**
 * In the cloud, the link with which the provider asks for a password. The emulator has no such page: there the
 * password of the demonstration is set.
 */
async function sayPassword({ email, name }: AskedAssembly['admin']): Promise<string> {
  const link = await passwordLink(email);
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST === undefined) {
    return `${name} escoge su contraseña: ${link}`;
  }
  const answer = await fetch(`${link}&newPassword=${encodeURIComponent(demoPassword)}`);
  if (!answer.ok) throw new StackProblem('El emulador no aceptó la contraseña de la cuenta.');
  return `La contraseña de ${name}, en este equipo, es ${demoPassword}`;
}

function taken<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new StackProblem(describeRefusal(outcome.refusal).message);
  return outcome.value;
}
