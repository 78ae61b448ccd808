import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../kernel/platform/clock.ts';
import type { ZoomHosts } from './zoomHosts.ts';
import { readJson, trouble, type ZoomReply } from './zoomReply.ts';

/** The credentials with which a server asks for itself: *server-to-server OAuth*. */
export interface ZoomLogin {
  readonly accountId: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface HeldToken {
  readonly token: string;
  readonly until: number;
}

/**
 * The tokens of this instance, by the credentials that asked for them. A token lives an hour and Zoom gives
 * several at once.
 */
const held = new Map<string, HeldToken>();
const heldAtMost = 200;
/** A token that is about to end would end on its way. */
const marginMillis = 60_000;
const waitMillis = 8_000;

export async function askToken(
  login: ZoomLogin,
  hosts: ZoomHosts,
  clock: Pick<Clock, 'now'>,
): Promise<ZoomReply<string>> {
  const { accountId, clientId, clientSecret } = login;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const form = { grant_type: 'account_credentials', account_id: accountId };
  try {
    const response = await fetch(hosts.token, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(waitMillis),
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams(form),
    });
    const body = await readJson(response);
    if (response.status === 429) return trouble('later', true);
    if (response.status >= 500) return trouble('not-reached', true);
    if (!response.ok) return trouble('credentials', true);
    const read = answer.safeParse(body);
    if (!read.success) return trouble('unreadable', true);
    const { access_token: token, expires_in: seconds } = read.data;
    if (held.size >= heldAtMost) held.clear();
    held.set(keyOf(login, hosts), { token, until: clock.now() + seconds * 1000 - marginMillis });
    return { ok: true, value: token };
  } catch {
    return trouble('not-reached', true);
  }
}

/** The one that is held while it lasts, or a new one. */
export async function tokenOf(
  login: ZoomLogin,
  hosts: ZoomHosts,
  clock: Pick<Clock, 'now'>,
): Promise<ZoomReply<string>> {
  const found = held.get(keyOf(login, hosts));
  if (found !== undefined && found.until > clock.now()) return { ok: true, value: found.token };
  return askToken(login, hosts, clock);
}

export function forgetToken(login: ZoomLogin, hosts: ZoomHosts): void {
  held.delete(keyOf(login, hosts));
}

function keyOf({ accountId, clientId, clientSecret }: ZoomLogin, { token }: ZoomHosts): string {
  const words = JSON.stringify([token, accountId, clientId, clientSecret]);
  return createHash('sha256').update(words).digest('base64url');
}
