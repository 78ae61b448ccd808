import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import type { OpenFirestore } from './openFirestore.ts';

/** What reactfire's hooks need around them. */
export function FirestoreProviders({
  open,
  children,
}: {
  readonly open: OpenFirestore;
  readonly children: ReactNode;
}) {
  return (
    <FirebaseAppProvider firebaseApp={open.app}>
      <FirestoreProvider sdk={open.firestore}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}
