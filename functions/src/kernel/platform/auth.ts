import { isPersonMember } from '@asamblea/domain';
import { type DecodedIdToken, getAuth, type UserRecord } from 'firebase-admin/auth';
import * as z from 'zod';
import { keyedHash } from '../keys/keyedHash.ts';
import { firebaseApp } from './firebaseApp.ts';

/** The facts that the identity provider vouches for, and the claims that `generate` left on the account. */
export interface Identity {
  readonly uid: string;
  readonly assembly: string | null;
  readonly remember: boolean;
  /** The time when the person signed in for this token, in milliseconds, and the means. */
  readonly signedInAt: number;
  readonly provider: string;
}

const claims = z.object({
  uid: z.string(),
  assembly: z.string().nullable().catch(null),
  remember: z.boolean().catch(false),
});

/** How the ids begin that only stand for a member in Firestore's tokens. */
const memberMark = 'm-';

/**
 * Checks the ID token of an account; null when it is not valid, or is a session's: the holder of that one may
 * have given it an e-mail and a password. An unreachable provider is an error, not a null.
 */
export async function verifyIdToken(token: string): Promise<Identity | null> {
  try {
    const decoded = await getAuth(firebaseApp()).verifyIdToken(token);
    if (isOfSession(decoded)) return null;
    return {
      ...claims.parse(decoded),
      signedInAt: decoded.auth_time * 1000,
      provider: decoded.firebase.sign_in_provider,
    };
  } catch (error) {
    if (isProviderFailure(error)) throw error;
    return null;
  }
}

/** The browser sees these in its next token, not in the one it holds. */
export async function setClaims(
  uid: string,
  claim: { readonly assembly: string; readonly remember: boolean },
): Promise<void> {
  await getAuth(firebaseApp()).setCustomUserClaims(uid, claim);
}

/**
 * Signs the browser's own Firestore in as one member of one assembly, with the ids that the rules
 * compare. Never as the account: a holder of a token can change the password of its uid.
 */
export function createFirestoreToken(claim: {
  readonly assembly: string;
  readonly member: string;
  readonly sid: string;
}): Promise<string> {
  const uid = `${memberMark}${keyedHash('firestore', claim.assembly, claim.member)}`;
  return getAuth(firebaseApp()).createCustomToken(uid, claim);
}

/** The account of an address; one without password is made when there is none. Answers its uid. */
export async function accountOf(email: string, name: string): Promise<string> {
  const auth = getAuth(firebaseApp());
  const { users } = await auth.getUsers([{ email }]);
  const [known] = users;
  if (known !== undefined) return known.uid;
  return (await auth.createUser({ email, displayName: name })).uid;
}

export interface StaffAccount {
  readonly uid: string;
  /** The provider has seen somebody read the mail of the address. */
  readonly emailVerified: boolean;
  readonly hasPassword: boolean;
}

function toStaffAccount(user: UserRecord): StaffAccount {
  const { uid, emailVerified } = user;
  return { uid, emailVerified, hasPassword: isWithPassword(user) };
}

/** The account of an address of the staff: made under that id, without password, when there is none. */
export async function staffAccountOf(
  email: string,
  name: string,
  newUid: string,
): Promise<StaffAccount> {
  const auth = getAuth(firebaseApp());
  const find = async () => (await auth.getUsers([{ email }])).users[0];
  const known = await find();
  if (known !== undefined) return toStaffAccount(known);
  try {
    await auth.createUser({ uid: newUid, email, displayName: name });
  } catch (error) {
    // Another request made it a moment ago.
    const made = await find();
    if (made === undefined) throw error;
    return toStaffAccount(made);
  }
  return { uid: newUid, emailVerified: false, hasPassword: false };
}

/** Whether an account has chosen a password; one that there is not has none. */
export async function hasPassword(uid: string): Promise<boolean> {
  const { users } = await getAuth(firebaseApp()).getUsers([{ uid }]);
  const [user] = users;
  return user !== undefined && isWithPassword(user);
}

/**
 * Every account with an address names the provider of passwords, also before it has one. The hash is kept
 * from readers without that right: then an account given one by us has it, and so does one that has signed in
 * since it was made.
 */
function isWithPassword({ passwordHash, customClaims, metadata }: UserRecord): boolean {
  const { creationTime, lastSignInTime } = metadata;
  const hasSignedIn = (lastSignInTime ?? '') !== '' && lastSignInTime !== creationTime;
  return (passwordHash ?? '') !== '' || customClaims?.hasPassword === true || hasSignedIn;
}

/** The errors of the provider for a password that its own rules, or those of the project, do not take. */
const refusedPassword = ['auth/invalid-password', 'auth/password-does-not-meet-requirements'];

/** Gives an account its first password; false where the provider does not take it. */
export async function giveFirstPassword(uid: string, password: string): Promise<boolean> {
  const auth = getAuth(firebaseApp());
  try {
    await auth.updateUser(uid, { password });
  } catch (error) {
    if (refusedPassword.includes(codeOf(error))) return false;
    throw error;
  }
  // For readers without the hash: signing in writes others over it, and says the same.
  await auth.setCustomUserClaims(uid, { hasPassword: true });
  return true;
}

/** Where the owner of an address chooses a password. Anybody with the link is that person. */
export function passwordLink(email: string): Promise<string> {
  return getAuth(firebaseApp()).generatePasswordResetLink(email);
}

function isOfSession(decoded: DecodedIdToken): boolean {
  // A person who enters by code or link is a member without account: one with that id would be forged.
  const isMarked = decoded.uid.startsWith(memberMark) || isPersonMember(decoded.uid);
  return isMarked || 'sid' in decoded || 'member' in decoded;
}

function isProviderFailure(error: unknown): boolean {
  return ['auth/internal-error', 'app/network-error'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return z.object({ code: z.string() }).catch({ code: '' }).parse(error).code;
}
