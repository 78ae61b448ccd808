import { type DocumentData, type DocumentReference, doc } from 'firebase/firestore';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { useHeard } from './useHeard.ts';

export interface LiveDocument<T> {
  readonly status: 'loading' | 'success';
  readonly value: T | null;
  /** The server answered that there is no such document. */
  readonly missing: boolean;
  readonly offline: boolean;
}

/** One document, live, inside `MemberFirestore`. A refusal is thrown to the error boundary. */
export function useDocument<T>(path: string): LiveDocument<T> {
  const firestore = useFirestore();
  const reference = doc(firestore, path) as DocumentReference<T, DocumentData>;
  const { status, data } = useFirestoreDoc<T>(reference);
  const value = data?.data() ?? null;
  const offline = data?.metadata.fromCache ?? false;
  const known = status === 'success' && !(offline && value === null);
  useHeard({ offline, known, waiting: offline || status !== 'success' });
  return {
    status: known ? 'success' : 'loading',
    value,
    missing: known && value === null,
    offline,
  };
}
