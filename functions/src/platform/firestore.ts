import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  getFirestore,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { firebaseApp } from './firebaseApp.ts';

export type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
export { AggregateField, FieldValue, Timestamp } from 'firebase-admin/firestore';

export function firestore(): Firestore {
  return getFirestore(firebaseApp());
}

/** What is stored there was written by us and checked on its way in: the type is trusted. */
export function documentAt<T>(path: string): DocumentReference<T> {
  return firestore().doc(path) as DocumentReference<T>;
}

export function collectionAt<T>(path: string): CollectionReference<T> {
  return firestore().collection(path) as CollectionReference<T>;
}

/** The collections of that name of every assembly. */
export function everywhere<T>(name: string): Query<T> {
  const group: Query<unknown> = firestore().collectionGroup(name);
  return group as Query<T>;
}

/** How often a transaction is begun anew when the database forgot it. */
const beginningsAtMost = 3;

/**
 * Reads and writes that happen all or not at all. The work may run again on contention: it keeps
 * nothing outside, and reads everything before it writes.
 */
export async function transact<R>(
  work: (tx: Transaction) => Promise<R>,
  options: { readonly maxAttempts?: number } = {},
): Promise<R> {
  for (let beginning = 1; ; beginning += 1) {
    try {
      return await firestore().runTransaction(work, options);
    } catch (error) {
      if (beginning >= beginningsAtMost || !isForgotten(error)) throw error;
    }
  }
}

/**
 * Whether the database closed a transaction that was under way: the emulator does when it is busy, in
 * words that its own library does not know. Every work is safe to repeat, also one that was kept.
 */
export function isForgotten(error: unknown): boolean {
  return error instanceof Error && /transaction is invalid or closed/iu.test(error.message);
}

/** Reads one consistent past instant of the database, up to an hour ago. Takes no locks. */
export function readAsOf<R>(
  readTime: Timestamp,
  work: (tx: Transaction) => Promise<R>,
): Promise<R> {
  return firestore().runTransaction(work, { readOnly: true, readTime });
}

/** Reads the present, all as of the same instant. Takes no locks. */
export function readTogether<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
  return firestore().runTransaction(work, { readOnly: true });
}

/** Reads documents of several kinds in one trip. Each group comes back in the order it was asked. */
export async function getGroups<T extends Record<string, object>>(
  tx: Transaction,
  groups: { readonly [K in keyof T]: readonly DocumentReference<T[K]>[] },
): Promise<{ readonly [K in keyof T]: readonly (T[K] | undefined)[] }> {
  const names: (keyof T)[] = Object.keys(groups);
  const references = names.flatMap((name) => groups[name] as readonly DocumentReference[]);
  const found = references.length === 0 ? [] : await tx.getAll(...references);
  let from = 0;
  const read = names.map((name) => {
    const to = from + groups[name].length;
    const values = found.slice(from, to).map((snapshot) => snapshot.data());
    from = to;
    return [name, values];
  });
  return Object.fromEntries(read);
}

/** Whether a `create` failed because somebody was first. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6;
}

/** Whether a conditional write failed because the document had changed, appeared or gone since it was read. */
export function isOvertaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 5 || code === 6 || code === 9;
}
