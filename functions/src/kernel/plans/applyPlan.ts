import type { Place, Plan, Write } from '@asamblea/domain';
import {
  type DocumentReference,
  documentAt,
  FieldValue,
  movedStamp,
  type Transaction,
} from '../database/firestore.ts';
import { writeSeen } from '../database/seen.ts';
import { recordEvent } from '../events/recordEvent.ts';

/** Where a rule may write that document. */
export function placeOf<T extends object>({ path }: DocumentReference<T>): Place<T> {
  return { path };
}

/** Writes what was decided, in its order, after everything that the transaction reads. */
export function applyPlan(tx: Transaction, { writes }: Pick<Plan<unknown>, 'writes'>): void {
  for (const write of writes) apply(tx, write);
}

function apply(tx: Transaction, write: Write): void {
  switch (write.kind) {
    case 'create':
      tx.create(documentAt<object>(write.at), write.value);
      return;
    case 'set':
      tx.set(documentAt<object>(write.at), write.value);
      return;
    case 'merge':
      tx.set(documentAt<object>(write.at), write.value, { merge: true });
      return;
    case 'update': {
      const reference = documentAt<object>(write.at);
      tx.update(reference, { ...write.value, ...movedStamp(reference) });
      return;
    }
    case 'delete':
      tx.delete(documentAt(write.at));
      return;
    case 'set-seen':
      writeSeen(tx, documentAt<object>(write.at), write.seen, write.value);
      return;
    case 'add': {
      const added = Object.entries(write.amounts).map(([name, by]) => [
        name,
        FieldValue.increment(by),
      ]);
      const fields = { ...Object.fromEntries(added), ...write.value };
      tx.set(documentAt<object>(write.at), fields, { merge: true });
      return;
    }
    case 'event':
      recordEvent(tx, write.assemblyId, write.event);
      return;
  }
}
