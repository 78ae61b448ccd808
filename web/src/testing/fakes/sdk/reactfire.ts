import { useEffect, useState } from 'react';
import { onSnapshot } from './firestore.ts';

const firestore = {};

export const useFirestore = () => firestore;

/** The state of a listener, as the library tells it; those of documents and of collections are one here. */
function useWords(path: string) {
  const [data, setData] = useState<unknown>();
  useEffect(() => onSnapshot(path, {}, setData, () => undefined), [path]);
  return { status: data === undefined ? 'loading' : 'success', data };
}

export { useWords as useFirestoreCollection, useWords as useFirestoreDoc };
