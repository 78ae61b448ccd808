import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

/**
 * The tablet is no booth any more. It is closed on the tablet itself, where nobody is signed in: the
 * trace names who opened it.
 */
export function closeBooth(assemblyId: string, boothId: string, now: number): Promise<boolean> {
  const reference = documents.booth(assemblyId, boothId);
  return transact(async (tx) => {
    const booth = (await tx.get(reference)).data();
    if (booth === undefined || booth.closedAt !== null) return false;
    tx.update(reference, { closedAt: now });
    const by = booth.openedBy;
    recordEvent(tx, assemblyId, { kind: 'booth-closed', by, at: now, from: 'system' });
    return true;
  });
}
