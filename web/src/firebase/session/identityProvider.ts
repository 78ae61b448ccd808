import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { emulators, readWebConfig } from '../tab/webConfig.ts';

export interface ProviderIdentity {
  /** The ID token; `refreshed` asks for a new one, with the claims the API has just left. */
  readonly token: (refreshed: boolean) => Promise<string>;
  readonly forget: () => Promise<void>;
}

/** Signs in with e-mail and password. In-memory only: nothing of the provider stays in the browser. */
export async function identify(email: string, password: string): Promise<ProviderIdentity> {
  const { auth, forget } = await openProvider();
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return { token: (refreshed) => user.getIdToken(refreshed), forget };
  } catch (error) {
    await forget();
    throw error;
  }
}

/** Asks for the mail that lets one choose a new password. */
export async function sendResetMail(email: string): Promise<void> {
  const { auth, forget } = await openProvider();
  auth.languageCode = 'es';
  try {
    await sendPasswordResetEmail(auth, email);
  } finally {
    await forget();
  }
}

async function openProvider() {
  const app = initializeApp(await readWebConfig(), `sign-in-${crypto.randomUUID()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulators !== null) {
    connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true });
  }
  const forget = async () => {
    await auth.signOut();
    await deleteApp(app);
  };
  return { auth, forget };
}
