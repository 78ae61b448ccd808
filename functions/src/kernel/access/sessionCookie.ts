import { documentIdSchema, isPersonMember, personIdSchema } from '@asamblea/domain';
import type { Response } from 'express';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { headerOf, type PlainRequest } from '../http/plainHttp.ts';
import { readKey } from '../keys/keys.ts';
import { systemClock } from '../platform/clock.ts';
import { isEmulated } from '../platform/environment.ts';
import { Refused } from '../platform/refused.ts';

/** The part of a request that says whose it is. Only a router reads what is asked in its address. */
export type AskedRequest = PlainRequest & {
  readonly query?: Readonly<Record<string, unknown>>;
};

const cookieClaims = z.object({
  assembly: documentIdSchema,
  uid: documentIdSchema,
  sid: z.string().min(1),
  /** The person of the account when signing in: to choose the first read, never to be trusted. */
  person: personIdSchema.optional(),
});
/** The identity in the cookie; whether that session is still in force is checked on the member. */
export type CookieClaims = z.infer<typeof cookieClaims>;

const heldSession = cookieClaims.extend({
  /** When it runs out, in seconds since 1970. */
  until: z.number().int(),
  /** Whether it outlives the browser's window. */
  remember: z.boolean(),
});
/** A session as the browser holds it: one an assembly, several at a time. */
export type CookieSession = z.infer<typeof heldSession>;

const day = 24 * 60 * 60;

/** The cookie of before, of one session: its holder stays signed in. */
const onlySession = cookieClaims
  .extend({ iat: z.number(), exp: z.number() })
  .transform(({ iat, exp, ...claims }) => [
    { ...claims, until: exp, remember: exp - iat > day } satisfies CookieSession,
  ]);

/** The only name that Hosting forwards to a function. */
const cookieName = '__session';
/** Which of its assemblies a tab is about: sent with each request, and told with each session given. */
const assemblyHeader = 'X-Assembly';

const payload = z
  .object({ sessions: z.array(heldSession) })
  .transform(({ sessions }) => sessions)
  .or(onlySession);

export async function signSessions(sessions: readonly CookieSession[]): Promise<string> {
  return new SignJWT({ sessions })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.max(...sessions.map(({ until }) => until)))
    .sign(sessionKey());
}

/** Those that have not run out, the last entered last. None without cookie, or with a forged one. */
export async function readSessions(request: AskedRequest): Promise<readonly CookieSession[]> {
  const token = sessionTokenIn(request);
  if (token === null) return [];
  const sessions = verified.get(token) ?? (await verify(token));
  const now = systemClock.now() / 1000;
  return sessions.filter(({ until }) => until > now);
}

async function verify(token: string): Promise<readonly CookieSession[]> {
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
const verified = new Map<string, readonly CookieSession[]>();
const verifiedAtMost = 10_000;

/**
 * The session of the assembly that the request names; of one that names none, the last entered. A request
 * that changes something names its assembly wherever the browser holds several: nothing lands in the wrong
 * one.
 */
export async function readSessionCookie(request: AskedRequest): Promise<CookieClaims | null> {
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

/** Only the signature: the caller reads the member together with the rest. */
export async function requireCookie(request: AskedRequest): Promise<CookieClaims> {
  const claims = await readSessionCookie(request);
  if (claims === null) throw new Refused({ code: 'not-signed-in' });
  return claims;
}

/** A link to a file has no headers, so it says it in its address. */
export function assemblyNamedIn(request: AskedRequest): string | null {
  const assembly = request.method === 'GET' ? request.query?.assembly : undefined;
  const inAddress = typeof assembly === 'string' ? assembly : null;
  return headerOf(request, 'x-assembly') ?? inAddress;
}

/** A cookie has 4 kB; a person who runs more meetings than these at once has another window. */
const heldAtMost = 8;

export function beginHeld(claims: CookieClaims, remember: boolean, now: number): CookieSession {
  const until = Math.floor(now / 1000) + (remember ? 30 * day : day / 2);
  return { ...claims, until, remember };
}

/**
 * The sessions that the browser holds once somebody entered: the last one of each assembly, and one account
 * for all of them. A person who entered without an account, by code or link, stays beside anybody.
 */
export function holdSession(
  held: readonly CookieSession[],
  entered: CookieSession,
): readonly CookieSession[] {
  const isAnotherAccount = ({ uid }: CookieSession) =>
    !isPersonMember(uid) && !isPersonMember(entered.uid) && uid !== entered.uid;
  const kept = held.filter((one) => one.assembly !== entered.assembly && !isAnotherAccount(one));
  return [...kept, entered].slice(-heldAtMost);
}

/** Signs the browser in: from here on it holds that session too, and the tab knows whose it is. */
export async function giveSession(
  request: AskedRequest,
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
  sessions: readonly CookieSession[],
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

/** The content of the cookie, unread: sessions of people, or the ticket of a booth. */
export function sessionTokenIn(request: AskedRequest): string | null {
  const header = headerOf(request, 'cookie') ?? '';
  const found = header.split(';').find((part) => part.trim().startsWith(`${cookieName}=`));
  return found === undefined ? null : found.trim().slice(cookieName.length + 1);
}
