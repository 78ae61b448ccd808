import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';

/** When the session that is to come, or is under way, was called for, in milliseconds; 0 without one. */
export async function readMeetingHour(tx: Transaction, assemblyId: string): Promise<number> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return 0;
  const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
  return session === undefined ? 0 : Math.max(session.startsAt, session.resumesAt ?? 0);
}
