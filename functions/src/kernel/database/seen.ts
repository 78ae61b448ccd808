import type { Seen } from '@asamblea/domain';
import {
  type DocumentReference,
  FieldValue,
  firestore,
  type Groups,
  movedStamp,
  readInGroups,
  Timestamp,
  type Transaction,
} from './firestore.ts';

/** The value of a missing document. */
export const unseen: Seen<never> = { value: undefined, updateTime: undefined };

/**
 * Looks at documents without holding them, in one trip, in the order they were asked. Two transactions that
 * hold the same document and both want to write it keep each other waiting until the database gives up on
 * one, seconds later; one that only looked writes on condition that nobody wrote it since, and knows at once.
 */
export async function lookAt<T>(
  references: readonly DocumentReference<T>[],
): Promise<readonly Seen<T>[]> {
  if (references.length === 0) return [];
  const found = await firestore().getAll(...(references as readonly DocumentReference[]));
  return found.map((one) => ({
    value: one.data() as T | undefined,
    updateTime: one.updateTime,
  }));
}

/** Of several kinds, each group in the order it was asked. */
export async function lookAtGroups<T extends Record<string, object>>(
  groups: Groups<T>,
): Promise<{ readonly [K in keyof T]: readonly Seen<T[K]>[] }> {
  const found = await readInGroups(groups, lookAt);
  return found as { readonly [K in keyof T]: readonly Seen<T[K]>[] };
}

/** Writes the document whole, if it is unchanged since it was seen; otherwise the transaction is overtaken. */
export function writeSeen<T extends object>(
  tx: Transaction,
  reference: DocumentReference<T>,
  seen: Seen<T> | undefined,
  next: T,
): void {
  const fields = reference as DocumentReference;
  if (seen?.value === undefined || seen.updateTime === undefined) {
    tx.create(fields, next);
    return;
  }
  const gone = Object.keys(seen.value).filter((name) => !(name in next));
  const changed = {
    ...next,
    ...Object.fromEntries(gone.map((name) => [name, FieldValue.delete()])),
    ...movedStamp(fields),
  };
  const { seconds, nanoseconds } = seen.updateTime;
  tx.update(fields, changed, { lastUpdateTime: new Timestamp(seconds, nanoseconds) });
}
