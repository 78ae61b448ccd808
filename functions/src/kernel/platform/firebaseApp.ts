import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { isEmulated } from './environment.ts';

/** The one app of this process; project and credentials come from the environment. */
export function firebaseApp(): App {
  // Without a cloud around, looking for its metadata server only delays the first call.
  if (isEmulated()) process.env.METADATA_SERVER_DETECTION ??= 'none';
  return getApps()[0] ?? initializeApp();
}
