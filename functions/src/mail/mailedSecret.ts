import { keyedHash } from '../platform/keyedHash.ts';

/**
 * The secret of the link in a message. It is made again for each attempt, so that the database never has
 * it and every attempt carries the same link.
 */
export function mailedSecret(assemblyId: string, mailId: string): string {
  return keyedHash('mailed-invitation', assemblyId, mailId);
}
