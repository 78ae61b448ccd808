import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { emulators, readWebConfig } from '../tab/webConfig.ts';

export interface OpenFirestore {
  readonly app: FirebaseApp;
  readonly firestore: Firestore;
}

/** Nothing is kept on the device: what was read disappears with the page. */
export async function openFirestore(appName: string): Promise<OpenFirestore> {
  const app = initializeApp(await readWebConfig(), appName);
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (emulators !== null) {
    connectFirestoreEmulator(firestore, emulators.firestoreHost, emulators.firestorePort);
  }
  return { app, firestore };
}
