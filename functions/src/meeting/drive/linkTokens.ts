import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../kernel/keys/keyedHash.ts';

/** Which link of which assembly, and the proof that we made it: nothing stored says the whole. */
export function linkTokenOf(assemblyId: string, linkId: string): string {
  return `${assemblyId}.${linkId}.${proofOf(assemblyId, linkId)}`;
}

/** Null when it is not one of ours. */
export function readLinkToken(
  token: string,
): { readonly assemblyId: string; readonly linkId: string } | null {
  const [assemblyId = '', linkId = '', proof = ''] = token.split('.');
  const given = Buffer.from(proof);
  const right = Buffer.from(proofOf(assemblyId, linkId));
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs ? { assemblyId, linkId } : null;
}

function proofOf(assemblyId: string, linkId: string): string {
  return keyedHash('document-link', assemblyId, linkId);
}
