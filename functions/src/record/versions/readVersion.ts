import type { ActaVersion } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { actaDocuments } from './actaDocuments.ts';

/** Which version of the minutes of which call. */
export interface VersionAsked {
  readonly assemblyId: string;
  readonly session: number;
  readonly call: number;
  readonly number: number;
}

/** A version as it is kept, in a transaction or without one; undefined: there is none of that number. */
export async function readVersion(
  tx: Transaction | null,
  { assemblyId, session, call, number }: VersionAsked,
): Promise<ActaVersion | undefined> {
  const reference = actaDocuments.version(assemblyId, session, call, number);
  return (await (tx === null ? reference.get() : tx.get(reference))).data();
}
