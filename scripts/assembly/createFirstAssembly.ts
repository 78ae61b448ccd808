import { randomUUID } from 'node:crypto';
import { createAssemblyRequest } from '@asamblea/domain';
import { newCot } from '../../functions/src/kernel/platform/ids.ts';
import { createAssembly } from '../../functions/src/office/assemblies/createAssembly.ts';
import { createOrganisation } from '../../functions/src/office/organisations/createOrganisation.ts';
import { adminAccount, adminLink, taken } from './adminAccess.ts';
import type { AskedAssembly } from './askForAssembly.ts';

/** Makes it, and answers in words where to go on. */
export async function createFirstAssembly(asked: AskedAssembly, address: string): Promise<string> {
  const { organisation, name, kind, rulePack, country, timeZone, admin } = asked;
  const uid = await adminAccount(organisation, admin);
  const organisationId = taken(
    await createOrganisation({ name: organisation, admin: { uid, ...admin } }),
  );
  const request = { assemblyId: randomUUID(), name, kind, rulePack, country, timeZone };
  const now = Date.now();
  const place = { organisationId, by: uid, cot: asked.cot ?? newCot(), now };
  const { assemblyId, cot } = taken(
    await createAssembly({ ...place, request: createAssemblyRequest.parse(request) }),
  );
  const link = await adminLink({ assemblyId, uid, address, now, email: admin.email });
  return [
    `\nListo: «${name}» es de ${organisation}, con el código ${cot}.`,
    link === null
      ? `1. ${admin.name} entra con la contraseña de su cuenta.`
      : `1. ${admin.name} escoge su contraseña: ${link}`,
    `2. Ingresa con el código ${cot} y ${admin.email}: ${address}/login?cot=${cot}`,
    `   Pantalla de la sala: ${address}/votes/public?cot=${cot}\n`,
  ].join('\n');
}
