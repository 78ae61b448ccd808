import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import * as z from 'zod';

/** An account of the identity provider, as a browser has it: its token and the one that renews it. */
export interface Account {
  readonly uid: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** The password of every account of these tests. */
export const accountPassword = 'asamblea-2026';

const signedUp = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });
const signedIn = z.object({ idToken: z.string(), refreshToken: z.string() });
const renewed = z.object({ id_token: z.string() });

export async function newAccount(email = `${randomUUID()}@asamblea.test`): Promise<Account> {
  const body = { email, password: accountPassword };
  const answer = signedUp.parse(
    await ask('identitytoolkit.googleapis.com/v1/accounts:signUp', {
      ...body,
      returnSecureToken: true,
    }),
  );
  return { uid: answer.localId, idToken: answer.idToken, refreshToken: answer.refreshToken };
}

/** The account that a custom token signs in at the provider. */
export async function accountOf(token: unknown): Promise<Account> {
  const answer = signedIn.parse(
    await ask('identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken', {
      token,
      returnSecureToken: true,
    }),
  );
  return { ...answer, uid: String(decodeJwt(answer.idToken).sub) };
}

/** A fresh ID token, which carries the claims that the account has now. */
export async function renew({ refreshToken }: Account): Promise<string> {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return renewed.parse(await ask('securetoken.googleapis.com/v1/token', body)).id_token;
}

/** With e-mail and password; null where the provider says that they do not match. */
export async function signInByPassword(email: string, password: string): Promise<Account | null> {
  const body = { email, password, returnSecureToken: true };
  const answer = signedUp.safeParse(
    await ask('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', body),
  );
  if (!answer.success) return null;
  const { localId: uid, idToken, refreshToken } = answer.data;
  return { uid, idToken, refreshToken };
}

/** The changes that a holder of an ID token can make to its account, without asking anybody. */
export async function takeOver({ idToken }: Account, email: string, password: string) {
  await ask('identitytoolkit.googleapis.com/v1/accounts:update', {
    ...{ idToken, email, password, returnSecureToken: true },
  });
}

async function ask(path: string, body: object): Promise<unknown> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const answer = await fetch(`http://${host}/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}
