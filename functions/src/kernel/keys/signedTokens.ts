import { jwtVerify, SignJWT } from 'jose';
import type * as z from 'zod';
import { readKey } from './keys.ts';

/**
 * Words of ours that only we can have written, for so many milliseconds. The argument `what` tells one use
 * from another.
 */
export function signToken(
  what: string,
  claims: object,
  { now, life }: { readonly now: number; readonly life: number },
): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(what)
    .setExpirationTime(Math.floor((now + life) / 1000))
    .sign(key());
}

/** Null when it is forged, of another use, or its time is over. */
export async function readToken<S extends z.ZodType>(
  what: string,
  schema: S,
  token: string,
): Promise<z.infer<S> | null> {
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: ['HS256'], audience: what });
    const { aud: _aud, exp: _exp, ...claims } = payload;
    return schema.parse(claims);
  } catch {
    return null;
  }
}

function key(): Uint8Array {
  return new TextEncoder().encode(readKey('session'));
}
