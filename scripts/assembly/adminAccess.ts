import { randomUUID } from 'node:crypto';
import { describeRefusal, type Outcome, organisationIdOf, staffLink } from '@asamblea/domain';
import {
  accountOf,
  passwordLink,
  staffAccountOf,
} from '../../functions/src/kernel/platform/auth.ts';
import { renewStaffLink } from '../../functions/src/kernel/staff/renewStaffLink.ts';
import { staffSecret, staffUidOf } from '../../functions/src/kernel/staff/staffAccount.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';

/** The future administrator of an assembly, with their name and e-mail. */
interface AskedAdmin {
  readonly email: string;
  readonly name: string;
}

/** The account of the future administrator of an assembly, which is made when there is none. Answers its uid. */
export async function adminAccount(organisation: string, admin: AskedAdmin): Promise<string> {
  return isHere() ? ownAccount(organisation, admin) : accountOf(admin.email, admin.name);
}

/** The page where they choose their password; null for a person who has one already. */
export async function adminLink(
  asked: OwnLink & { readonly email: string },
): Promise<string | null> {
  return isHere() ? ownLink(asked) : passwordLink(asked.email);
}

/** The value of an outcome; a refusal ends the command with its words. */
export function taken<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new StackProblem(describeRefusal(outcome.refusal).message);
  return outcome.value;
}

function isHere(): boolean {
  return process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
}

/** An account whose password our own page may choose, as that of a person invited to a staff. */
async function ownAccount(organisation: string, admin: AskedAdmin): Promise<string> {
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
 * own link asks for the password. Null for a person who has an account already.
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
