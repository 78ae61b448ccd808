import { type DocumentData, type DocumentReference, doc } from 'firebase/firestore';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { useAnswered } from './useAnswered.ts';
import { useHeard } from './useHeard.ts';
import { useLost } from './useLost.ts';

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
  const isCut = data?.metadata.fromCache ?? false;
  const wasAnswered = useAnswered(firestore, path, status === 'success' && !isCut);
  const offline = useLost(isCut, wasAnswered);
  const known = status === 'success' && !(isCut && value === null);
  useHeard({ offline, known, waiting: isCut || status !== 'success' });
  return {
    status: known ? 'success' : 'loading',
    value,
    missing: known && value === null,
    offline,
  };
}
