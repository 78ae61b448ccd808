import {
  type CollectionReference,
  collection,
  type DocumentData,
  query,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { useAnswered } from './useAnswered.ts';
import { useHeard } from './useHeard.ts';
import { useLost } from './useLost.ts';

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

/** Those whose number or instant in a field is above that. */
interface Above {
  readonly field: string;
  readonly above: number | Date;
}

/**
 * A collection, whole or those of it that are asked for, live, inside `MemberFirestore`. A refusal is thrown
 * to the error boundary.
 */
export function useCollection<T>(path: string, only?: Among | Above): LiveRows<T> {
  const firestore = useFirestore();
  const reference = collection(firestore, path) as CollectionReference<T, DocumentData>;
  const { status, data } = useFirestoreCollection<T>(
    query(reference, ...(only === undefined ? [] : [whereOf(only)])),
  );
  const rows = useMemo(() => data?.docs.map((row) => row.data()) ?? [], [data]);
  const isCut = data?.metadata.fromCache ?? false;
  const source = [path, ...(only === undefined ? [] : Object.values(only).flat().map(String))].join(
    ' ',
  );
  const wasAnswered = useAnswered(firestore, source, status === 'success' && !isCut);
  const offline = useLost(isCut, wasAnswered);
  // Offline with nothing read yet is not an empty collection, nor is what other listeners left in memory all of it.
  const isSaid = !isCut || (rows.length > 0 && (wasAnswered || offline));
  const known = status === 'success' && isSaid;
  useHeard({ offline, known, waiting: isCut || status !== 'success' });
  return { status: known ? 'success' : 'loading', rows, offline };
}

function whereOf(only: Among | Above) {
  return 'above' in only ? where(only.field, '>', only.above) : where(only.field, 'in', only.among);
}
