import type { FirebaseOptions } from 'firebase/app';

interface Emulators {
  readonly authUrl: string;
  readonly firestoreHost: string;
  readonly firestorePort: number;
}

/** Where the local emulators listen; null in the cloud. Written into the bundle by the build. */
export const emulators: Emulators | null =
  import.meta.env.VITE_EMULATORS === undefined ? null : JSON.parse(import.meta.env.VITE_EMULATORS);

let asked: Promise<FirebaseOptions> | null = null;

/** Hosting serves the project's own configuration: no keys in the code. Asked again if it failed. */
export function readWebConfig(): Promise<FirebaseOptions> {
  asked ??= fetchConfig().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function fetchConfig(): Promise<FirebaseOptions> {
  const response = await fetch('/__/firebase/init.json');
  if (!response.ok) throw new Error(`init.json: ${response.status}`);
  return await response.json();
}
