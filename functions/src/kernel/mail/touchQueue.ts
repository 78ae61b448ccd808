import { randomUUID } from 'node:crypto';
import { emptyMailQueue, type MailQueue } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';

/** The outbox of an assembly is to be looked at then, or sooner if it was to be already. */
export function touchQueue(assemblyId: string, dueAt: number): Promise<void> {
  const reference = documents.mailQueue(assemblyId);
  return transact(async (tx) => {
    const known: MailQueue = (await tx.get(reference)).data() ?? emptyMailQueue;
    const due = known.dueAt === null ? dueAt : Math.min(known.dueAt, dueAt);
    tx.set(reference, { ...known, dueAt: due, touched: randomUUID() });
  });
}
