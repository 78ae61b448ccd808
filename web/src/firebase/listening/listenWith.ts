import {
  type DocumentData,
  type DocumentReference,
  doc,
  type Firestore,
  onSnapshot,
} from 'firebase/firestore';
import { expectAnswer } from './expectAnswer.ts';
import type { Listening } from './listening.ts';

export function listenWith(firestore: Firestore): Listening {
  return {
    listen: <T>(
      path: string,
      onWord: (value: T | null, isOld: boolean) => void,
      onFailure: () => void,
    ) =>
      onSnapshot(
        doc(firestore, path) as DocumentReference<T, DocumentData>,
        { includeMetadataChanges: true },
        (snapshot) => onWord(snapshot.data() ?? null, snapshot.metadata.fromCache),
        onFailure,
      ),
    expect: (name, expected) => expectAnswer(firestore, name, expected),
  };
}
