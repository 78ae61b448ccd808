import type { Request, Response } from 'express';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { systemClock } from '../platform/clock.ts';
import { isEmulated } from '../platform/environment.ts';
import { readKey } from '../platform/keys.ts';
import { Refused } from '../platform/refused.ts';
import {
  beginHeld,
  type CookieClaims,
  type HeldSession,
  heldSession,
  holdSession,
  onlySession,
} from './heldSessions.ts';

/** The only name that Hosting forwards to a function. */
const cookieName = '__session';
/** Which of its assemblies a tab is about: sent with each request, and told with each session given. */
const assemblyHeader = 'X-Assembly';

const payload = z
  .object({ sessions: z.array(heldSession) })
  .transform(({ sessions }) => sessions)
  .or(onlySession);

export async function signSessions(sessions: readonly HeldSession[]): Promise<string> {
  return new SignJWT({ sessions })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.max(...sessions.map(({ until }) => until)))
    .sign(sessionKey());
}

/** Those that have not run out, the last entered last. None without cookie, or with a forged one. */
export async function readSessions(request: Request): Promise<readonly HeldSession[]> {
  const token = sessionTokenIn(request);
  if (token === null) return [];
  const sessions = verified.get(token) ?? (await verify(token));
  const now = systemClock.now() / 1000;
  return sessions.filter(({ until }) => until > now);
}

async function verify(token: string): Promise<readonly HeldSession[]> {
  try {
    const read = await jwtVerify(token, sessionKey(), { algorithms: ['HS256'] });
    const sessions = payload.parse(read.payload);
    if (verified.size >= verifiedAtMost) verified.clear();
    verified.set(token, sessions);
    return sessions;
  } catch {
    return [];
  }
}

/** Signatures already checked: a hall sends the same few thousand cookies over and over. */
const verified = new Map<string, readonly HeldSession[]>();
const verifiedAtMost = 10_000;

/**
 * The session of the assembly that the request names; of one that names none, the last entered. What
 * changes something names it wherever the browser holds several: nothing lands in the wrong assembly.
 */
export async function readSessionCookie(request: Request): Promise<CookieClaims | null> {
  const held = await readSessions(request);
  const named = assemblyNamedIn(request);
  if (named === null && held.length > 1 && request.method !== 'GET') {
    throw new Refused({ code: 'assembly-unnamed' });
  }
  const found = held.findLast(({ assembly }) => named === null || assembly === named);
  if (found === undefined) return null;
  const { until: _until, remember: _remember, ...claims } = found;
  return claims;
}

/** A link to a file has no headers, so it says it in its address. */
export function assemblyNamedIn(request: Request): string | null {
  const { assembly } = request.query;
  const inAddress = request.method === 'GET' && typeof assembly === 'string' ? assembly : null;
  return request.get(assemblyHeader) ?? inAddress;
}

/** Signs the browser in: from here on it holds that session too, and the tab knows whose it is. */
export async function giveSession(
  request: Request,
  response: Response,
  given: { readonly claims: CookieClaims; readonly remember: boolean; readonly now: number },
): Promise<void> {
  const { claims, remember, now } = given;
  const entered = beginHeld(claims, remember, now);
  response.set(assemblyHeader, claims.assembly);
  await setSessions(response, holdSession(await readSessions(request), entered), now);
}

/** One that is not to be remembered goes with the window, and so do those that it shares the cookie with. */
export async function setSessions(
  response: Response,
  sessions: readonly HeldSession[],
  now: number,
): Promise<void> {
  if (sessions.length === 0) {
    clearSessionCookie(response);
    return;
  }
  const stays = sessions.every(({ remember }) => remember);
  const until = Math.max(...sessions.map((one) => one.until));
  const token = await signSessions(sessions);
  setSessionCookie(response, token, stays ? (until - Math.floor(now / 1000)) * 1000 : null);
}

/** For that many milliseconds; with none, the browser forgets it on closing. */
export function setSessionCookie(response: Response, token: string, life: number | null): void {
  response.cookie(cookieName, token, {
    ...attributes(),
    ...(life === null ? {} : { maxAge: life }),
  });
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

/** What the cookie holds, unread: sessions of people, or the ticket of a booth. */
export function sessionTokenIn(request: Request): string | null {
  const header = request.get('cookie') ?? '';
  const found = header.split(';').find((part) => part.trim().startsWith(`${cookieName}=`));
  return found === undefined ? null : found.trim().slice(cookieName.length + 1);
}
