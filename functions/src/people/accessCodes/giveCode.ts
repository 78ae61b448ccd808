import type { IssuedCode } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { issueCode, newAccessCode } from './issueCode.ts';

/** A code for a person without one in force; null when they have one, or no document to enter with. */
export async function giveCode(asked: {
  readonly assemblyId: string;
  readonly by: string;
  readonly personId: string;
  readonly now: number;
}): Promise<IssuedCode | null> {
  const { assemblyId, personId, now } = asked;
  const own = await documents.accessCodes(assemblyId).where('personId', '==', personId).get();
  const codes = own.docs.map((found) => found.data());
  if (codes.some(({ revoked, expiresAt }) => !revoked && expiresAt > now)) return null;
  const issued = await issueCode({ ...asked, code: newAccessCode() });
  return issued.ok ? issued.value : null;
}
