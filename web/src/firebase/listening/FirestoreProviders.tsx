import { type ReactNode, useMemo } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { ListeningContext } from './listening.ts';
import { listenWith } from './listenWith.ts';
import type { OpenFirestore } from './openFirestore.ts';

/** The providers that reactfire's hooks and ours need around them. */
export function FirestoreProviders({
  open,
  children,
}: {
  readonly open: OpenFirestore;
  readonly children: ReactNode;
}) {
  const listening = useMemo(() => listenWith(open.firestore), [open]);
  return (
    <FirebaseAppProvider firebaseApp={open.app}>
      <FirestoreProvider sdk={open.firestore}>
        <ListeningContext value={listening}>{children}</ListeningContext>
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}
