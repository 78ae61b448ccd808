import {
  type CollectionReference,
  collection,
  type DocumentData,
  query,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { useHeard } from './useHeard.ts';

export interface LiveRows<T> {
  readonly status: 'loading' | 'success';
  readonly rows: readonly T[];
  /** The connection is down: the rows are those of the last time. */
  readonly offline: boolean;
}

/** The documents whose field is one of these. */
export interface Among {
  readonly field: string;
  readonly among: readonly string[];
}

/**
 * A collection, whole or those of it that are asked for, live, inside `MemberFirestore`. A refusal is thrown
 * to the error boundary.
 */
export function useCollection<T>(path: string, only?: Among): LiveRows<T> {
  const firestore = useFirestore();
  const reference = collection(firestore, path) as CollectionReference<T, DocumentData>;
  const { status, data } = useFirestoreCollection<T>(
    query(reference, ...(only === undefined ? [] : [where(only.field, 'in', only.among)])),
  );
  const rows = useMemo(() => data?.docs.map((row) => row.data()) ?? [], [data]);
  const offline = data?.metadata.fromCache ?? false;
  // Offline with nothing read yet is not an empty collection.
  const known = status === 'success' && !(offline && rows.length === 0);
  useHeard({ offline, known, waiting: offline || status !== 'success' });
  return { status: known ? 'success' : 'loading', rows, offline };
}
