import type { Request, Response } from 'express';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { systemClock } from '../platform/clock.ts';
import { isEmulated } from '../platform/environment.ts';
import { readKey } from '../platform/keys.ts';

/** The only name that Hosting forwards to a function. */
const cookieName = '__session';
const day = 24 * 60 * 60;

const cookieClaims = z.object({
  assembly: z.string().min(1),
  uid: z.string().min(1),
  sid: z.string().min(1),
  /** Whose account it was when signing in: what to read first, never what to trust. */
  person: z.string().min(1).optional(),
});
/** Who the cookie says it is; whether that session still stands is for the member to say. */
export type CookieClaims = z.infer<typeof cookieClaims>;

export async function signSession(
  claims: CookieClaims,
  remember: boolean,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + (remember ? 30 * day : day / 2))
    .sign(sessionKey());
}

/** Null when there is no cookie, or it is forged or expired. */
export async function readSessionCookie(request: Request): Promise<CookieClaims | null> {
  const token = sessionTokenIn(request);
  if (token === null) return null;
  const known = verified.get(token);
  if (known !== undefined && known.expiresAt > systemClock.now()) return known.claims;
  try {
    const { payload } = await jwtVerify(token, sessionKey(), { algorithms: ['HS256'] });
    const claims = cookieClaims.parse(payload);
    remember(token, { claims, expiresAt: (payload.exp ?? 0) * 1000 });
    return claims;
  } catch {
    return null;
  }
}

interface Verified {
  readonly claims: CookieClaims;
  readonly expiresAt: number;
}

/** Signatures already checked: a hall sends the same few thousand cookies over and over. */
const verified = new Map<string, Verified>();
const verifiedAtMost = 10_000;

function remember(token: string, known: Verified): void {
  if (verified.size >= verifiedAtMost) verified.clear();
  verified.set(token, known);
}

/** Without `remember` the browser forgets it on closing. */
export function setSessionCookie(response: Response, token: string, remember: boolean): void {
  response.cookie(cookieName, token, {
    ...attributes(),
    ...(remember ? { maxAge: 30 * day * 1000 } : {}),
  });
}

/** Signs the browser in: from here on its requests bring that session. */
export async function giveSession(
  response: Response,
  claims: CookieClaims,
  isRemembered: boolean,
  now: number,
): Promise<void> {
  setSessionCookie(response, await signSession(claims, isRemembered, now), isRemembered);
}

export function clearSessionCookie(response: Response): void {
  response.clearCookie(cookieName, attributes());
}

function attributes() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: !isEmulated() } as const;
}

function sessionKey(): Uint8Array {
  return new TextEncoder().encode(readKey('session'));
}

/** What the cookie holds, unread: the session of a person, or the ticket of a booth. */
export function sessionTokenIn(request: Request): string | null {
  const header = request.get('cookie') ?? '';
  const found = header.split(';').find((part) => part.trim().startsWith(`${cookieName}=`));
  return found === undefined ? null : found.trim().slice(cookieName.length + 1);
}
