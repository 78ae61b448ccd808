import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { terminate } from 'firebase/firestore';
import { onLeaving } from '../tab/leaving.ts';
import { emulators } from '../tab/webConfig.ts';
import { type OpenFirestore, openFirestore } from './openFirestore.ts';

export interface MemberFirestoreSession extends OpenFirestore {
  /** The member of the token: its uid is another. */
  readonly member: string;
  /** The session this page was opened with: revoked when it leaves the member's `sids`. */
  readonly sid: string;
  /** Ends every listener and forgets the sign-in and all that was read. Only the first call acts. */
  readonly close: () => Promise<void>;
}

/** Opens Firestore signed in with a custom token of the session, kept in memory only. */
export async function openMemberFirestore(token: string): Promise<MemberFirestoreSession> {
  const open = await openFirestore(`member-${crypto.randomUUID()}`);
  const auth = initializeAuth(open.app, { persistence: inMemoryPersistence });
  if (emulators !== null) {
    connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true });
  }
  let closed: Promise<void> | null = null;
  const close = () => {
    forgetTask();
    closed ??= terminate(open.firestore).then(() => auth.signOut());
    return closed;
  };
  const forgetTask = onLeaving(close);
  try {
    const { user } = await signInWithCustomToken(auth, token);
    const { claims } = await user.getIdTokenResult();
    return { ...open, member: String(claims.member), sid: String(claims.sid), close };
  } catch (error) {
    await close();
    throw error;
  }
}
