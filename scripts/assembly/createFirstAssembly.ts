import { randomUUID } from 'node:crypto';
import {
  createAssemblyRequest,
  describeRefusal,
  type Outcome,
  organisationIdOf,
  staffLink,
} from '@asamblea/domain';
import {
  accountOf,
  passwordLink,
  staffAccountOf,
} from '../../functions/src/kernel/platform/auth.ts';
import { newCot } from '../../functions/src/kernel/platform/ids.ts';
import { renewStaffLink } from '../../functions/src/kernel/staff/renewStaffLink.ts';
import { staffSecret, staffUidOf } from '../../functions/src/kernel/staff/staffAccount.ts';
import { createAssembly } from '../../functions/src/office/assemblies/createAssembly.ts';
import { createOrganisation } from '../../functions/src/office/organisations/createOrganisation.ts';
import { StackProblem } from '../stack/stackProblem.ts';
import type { AskedAssembly } from './askForAssembly.ts';

/** Makes it, and answers in words where to go on. */
export async function createFirstAssembly(asked: AskedAssembly, address: string): Promise<string> {
  const { organisation, name, kind, rulePack, country, timeZone, admin } = asked;
  const isHere = process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const uid = isHere
    ? await ownAccount(organisation, admin)
    : await accountOf(admin.email, admin.name);
  const organisationId = taken(
    await createOrganisation({ name: organisation, admin: { uid, ...admin } }),
  );
  const request = { assemblyId: randomUUID(), name, kind, rulePack, country, timeZone };
  const now = Date.now();
  const place = { organisationId, by: uid, cot: asked.cot ?? newCot(), now };
  const { assemblyId, cot } = taken(
    await createAssembly({ ...place, request: createAssemblyRequest.parse(request) }),
  );
  const link = isHere
    ? await ownLink({ assemblyId, uid, address, now })
    : await passwordLink(admin.email);
  return [
    `\nListo: «${name}» es de ${organisation}, con el código ${cot}.`,
    link === null
      ? `1. ${admin.name} entra con la contraseña de su cuenta.`
      : `1. ${admin.name} escoge su contraseña: ${link}`,
    `2. Ingresa con el código ${cot} y ${admin.email}: ${address}/login?cot=${cot}`,
    `   Pantalla de la sala: ${address}/votes/public?cot=${cot}\n`,
  ].join('\n');
}

/** An account whose password our own page may choose, as that of whoever is invited to a staff. */
async function ownAccount(organisation: string, admin: AskedAssembly['admin']): Promise<string> {
  const own = staffUidOf(organisationIdOf(organisation), admin.email);
  return (await staffAccountOf(admin.email, admin.name, own)).uid;
}

interface OwnLink {
  readonly assemblyId: string;
  readonly uid: string;
  readonly address: string;
  readonly now: number;
}

/**
 * The link of an invitation, which our keys make. In the cloud nobody at a terminal holds them: there the provider's
 * own link asks for the password. Null for whoever has an account already.
 */
async function ownLink({ assemblyId, uid, address, now }: OwnLink): Promise<string | null> {
  const invitationId = randomUUID();
  const request = { uid, invitationId, way: 'print' } as const;
  const renewed = await renewStaffLink({ assemblyId, by: uid, origin: null, request, now });
  if (!renewed.ok && renewed.refusal.code === 'staff-link-used') return null;
  taken(renewed);
  const secret = staffSecret(assemblyId, uid, invitationId);
  return `${address}${staffLink({ assemblyId, uid, secret })}`;
}

function taken<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new StackProblem(describeRefusal(outcome.refusal).message);
  return outcome.value;
}
