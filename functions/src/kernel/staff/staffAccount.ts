import { keyedHash } from '../keys/keyedHash.ts';

const mark = 's-';

/**
 * The id of an account that an invitation of that organisation makes for an address. The link of an account
 * may choose its password: it is given only for accounts that nobody but this organisation made.
 */
export function staffUidOf(organisationId: string, email: string): string {
  return `${mark}${keyedHash('staff-account', organisationId, email)}`;
}

/**
 * Whether an existing account belongs to the reader of the mail of its address. One that another organisation
 * made might belong to anybody who was handed its link; the others are once the provider has seen their mail.
 */
export function isProven({ uid, emailVerified }: { uid: string; emailVerified: boolean }): boolean {
  return emailVerified && !uid.startsWith(mark);
}

/** The secret of an invitation's link, made again each time: the database never has it. */
export function staffSecret(assemblyId: string, uid: string, invitationId: string): string {
  return keyedHash('staff-invitation', assemblyId, uid, invitationId);
}
