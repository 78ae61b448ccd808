import { dataSchema, type Instant, unstampedCollections } from '@asamblea/domain';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Firestore,
  type FirestoreDataConverter,
  getFirestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { inTurns } from '../concurrency/inTurn.ts';
import { keepTrying, ordinaryPatience, type Patience } from '../concurrency/keepTrying.ts';
import { isOvertaken, StoreContended } from '../concurrency/storeFailure.ts';
import { systemClock } from '../platform/clock.ts';
import { firebaseApp } from '../platform/firebaseApp.ts';
import { noteWrites } from './noteWrites.ts';

export type {
  CollectionReference,
  DocumentData as DocumentFields,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
export { AggregateField, FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';

/** A commit that has not answered by then is asked again, or its asker is told to. */
const commitMillis = 10_000;

let client: Firestore | null = null;

export function firestore(): Firestore {
  client ??= openFirestore();
  return client;
}

/**
 * Left to itself the client library would repeat the commit of a transaction for ten minutes while the
 * database is away, and the caller would never know: `transact` decides how often.
 */
function openFirestore(): Firestore {
  // A command may read another database of the project: a backup that was restored beside it.
  const opened = getFirestore(firebaseApp(), process.env.ASAMBLEA_DATABASE ?? '(default)');
  opened.settings({
    clientConfig: {
      interfaces: {
        'google.firestore.v1.Firestore': {
          retry_codes: { never: [] },
          methods: { Commit: { timeout_millis: commitMillis, retry_codes_name: 'never' } },
        },
      },
    },
  });
  return opened;
}

/** The stored content was written by us and checked on its way in: the type is trusted. */
export function documentAt<T>(path: string): DocumentReference<T> {
  return stamped(firestore().doc(path), path.split('/').at(-2) ?? '') as DocumentReference<T>;
}

export function collectionAt<T>(path: string): CollectionReference<T> {
  return stamped(
    firestore().collection(path),
    path.split('/').at(-1) ?? '',
  ) as CollectionReference<T>;
}

/** The collections of that name of every assembly. */
export function everywhere<T>(name: string): Query<T> {
  const group: Query<unknown> = stamped(firestore().collectionGroup(name), name);
  return group as Query<T>;
}

/** A page of the collections of that name, as stored, with the version that each document says. */
export function pageOfGroup(name: string, after: string | null, size: number): Query {
  const ordered = firestore().collectionGroup(name).orderBy(FieldPath.documentId()).limit(size);
  return after === null ? ordered : ordered.startAfter(firestore().doc(after));
}

/** Says in each document in which version it is written, and tells nobody who reads it. */
const stamp: FirestoreDataConverter<DocumentData> = {
  toFirestore: (fields) => ({ ...fields, schema: dataSchema }),
  fromFirestore: (snapshot) => {
    const { schema: _, ...fields } = snapshot.data();
    return fields;
  },
};

/** These documents also carry the time when the database took them in, for readers of later moves. */
const movingCollections: readonly string[] = ['attendance'];

/**
 * The stamp that an update adds, which passes through no converter: when it moved, for documents that are
 * queried by that.
 */
export function movedStamp({ parent }: Pick<DocumentReference, 'parent'>): DocumentData {
  return movingCollections.includes(parent.id) ? { movedAt: FieldValue.serverTimestamp() } : {};
}

const movingStamp: FirestoreDataConverter<DocumentData> = {
  toFirestore: (fields) => ({
    ...stamp.toFirestore(fields),
    movedAt: FieldValue.serverTimestamp(),
  }),
  fromFirestore: (snapshot) => {
    const { movedAt: _, ...fields } = stamp.fromFirestore(snapshot);
    return fields;
  },
};

function stamped<R extends { withConverter(converter: typeof stamp): R }>(
  reference: R,
  collection: string,
): R {
  if (unstampedCollections.includes(collection)) return reference;
  return reference.withConverter(movingCollections.includes(collection) ? movingStamp : stamp);
}

/**
 * Reads and writes that happen all or not at all. The work may run again on contention: it keeps
 * nothing outside, and reads everything before it writes. A collided transaction takes turns from then on
 * with the others of this instance that collided over the same collections. Past its patience it is refused
 * as `busy`.
 */
export function transact<R>(
  work: (tx: Transaction) => Promise<R>,
  patience: Patience = ordinaryPatience,
): Promise<R> {
  const written = new Set<string>();
  return keepTrying(
    (failedFor) => {
      const turns = failedFor === 'contended' ? [...written].sort() : [];
      return inTurns(turns, () => transactOnce((tx) => work(noteWrites(tx, written))));
    },
    patience,
    { clock: systemClock, random: Math.random },
  );
}

/** An overtaken reader looks again at once; one overtaken this often is in more than a race. */
const looksAtMost = 5;

/**
 * The same for callers with a patience of their own: tried once, save that somebody was quicker over a
 * document which the work writes on condition that it is unchanged.
 */
export async function transactOnce<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
  for (let look = 1; ; look += 1) {
    try {
      return await firestore().runTransaction(work, { maxAttempts: 1 });
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      if (look === looksAtMost) throw new StoreContended(error);
    }
  }
}

/** The time of an instant that was kept as text. */
export function timestampOf(instant: Instant): Timestamp {
  const [seconds = '0', nanoseconds = '0'] = instant.split('.');
  return new Timestamp(Number(seconds), Number(nanoseconds));
}

/** The database serves its own past for an hour; a margin keeps us clear of its edge. */
const pastServedMillis = 55 * 60 * 1000;

/** Whether `readAsOf` can still read an instant of the past. */
export function isServed(instant: Timestamp, now: number): boolean {
  return now - instant.toMillis() < pastServedMillis;
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

/** Documents of several kinds, to be read together. */
export type Groups<T extends Record<string, object>> = {
  readonly [K in keyof T]: readonly DocumentReference<T[K]>[];
};

/** Reads documents of several kinds in one trip. Each group comes back in the order it was asked. */
export async function getGroups<T extends Record<string, object>>(
  tx: Transaction,
  groups: Groups<T>,
): Promise<{ readonly [K in keyof T]: readonly (T[K] | undefined)[] }> {
  const read = await readInGroups(groups, async (references) => {
    const found = references.length === 0 ? [] : await tx.getAll(...references);
    return found.map((snapshot) => snapshot.data());
  });
  return read as { readonly [K in keyof T]: readonly (T[K] | undefined)[] };
}

/** Those of the documents that are there, in the order they were asked. */
export async function readEach<T>(
  tx: Transaction,
  references: readonly DocumentReference<T>[],
): Promise<readonly T[]> {
  const found = references.length === 0 ? [] : await tx.getAll(...references);
  return found.flatMap((snapshot) => snapshot.data() ?? []);
}

/** One list of all groups is read; what it answers comes back by group. */
export async function readInGroups<T extends Record<string, object>, R>(
  groups: Groups<T>,
  read: (references: readonly DocumentReference[]) => Promise<readonly R[]>,
): Promise<{ readonly [K in keyof T]: readonly R[] }> {
  const names: (keyof T)[] = Object.keys(groups);
  const found = await read(names.flatMap((name) => groups[name] as readonly DocumentReference[]));
  let from = 0;
  const parts = names.map((name) => {
    const to = from + groups[name].length;
    const part = found.slice(from, to);
    from = to;
    return [name, part];
  });
  return Object.fromEntries(parts);
}

/** Whether a `create` failed because somebody was first. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6;
}
