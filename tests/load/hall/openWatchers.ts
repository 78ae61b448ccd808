import { type LiveQuestion, paths } from '@asamblea/domain';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from 'firebase/firestore';
import { projectId } from '../../../scripts/stack/process/projectRoot.ts';
import type { Ending } from '../../../scripts/testing/closeAtEnd.ts';

/** A refresh that reached a screen. */
export interface Refresh {
  readonly at: number;
  readonly live: LiveQuestion;
}

/** A public screen: everything it has been shown, in order. */
export interface Watcher {
  readonly refreshes: Refresh[];
  /** The fault of its listener, if there is one. */
  problem: string | null;
}

/**
 * Screens that listen to the public projection without signing in, as a projector does. Each has an
 * SDK instance of its own: in one instance the same listener would be made once and shared.
 */
export function openWatchers(
  count: number,
  at: { readonly cot: string; readonly firestorePort: number },
  ending: Ending,
): readonly Watcher[] {
  return Array.from({ length: count }, (_, i) => openWatcher(`watcher-${i}`, at, ending));
}

function openWatcher(
  name: string,
  { cot, firestorePort }: { readonly cot: string; readonly firestorePort: number },
  ending: Ending,
): Watcher {
  const app = ending.open(() => initializeApp({ projectId, apiKey: 'none' }, name), deleteApp);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', firestorePort);
  const watcher: Watcher = { refreshes: [], problem: null };
  onSnapshot(
    doc(db, paths.live(cot, 'question')),
    (snapshot) => {
      if (!snapshot.exists()) return;
      const live = snapshot.data() as LiveQuestion;
      watcher.refreshes.push({ at: performance.now(), live });
    },
    (error) => {
      watcher.problem = error.message;
    },
  );
  return watcher;
}
