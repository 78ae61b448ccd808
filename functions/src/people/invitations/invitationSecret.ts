import { keyedHash } from '../../kernel/keys/keyedHash.ts';

/**
 * The secret of a credential's link. It is made again each time that the same credential is shown or sent,
 * so that the database never has it and paper, screen and message carry the same link.
 */
export function invitationSecret(assemblyId: string, credentialId: string): string {
  return keyedHash('mailed-invitation', assemblyId, credentialId);
}
