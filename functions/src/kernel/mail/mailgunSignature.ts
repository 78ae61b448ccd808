import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { MailgunNotice } from '@asamblea/domain';

/** Mailgun tries for some hours, and does not say whether it signs each time anew. */
const oldestMillis = 24 * 60 * 60_000;
const aheadMillis = 5 * 60_000;

/** Until when what it signed is believed: its token is remembered for longer than that. */
export function mailgunNoticeEnd({ timestamp }: MailgunNotice['signature']): number {
  return Number(timestamp) * 1000 + oldestMillis + aheadMillis;
}

/**
 * Whether Mailgun signed it with one of those keys, not long ago. It signs the instant and a token and not
 * what it says: that nobody changed it on the way is for TLS, that nobody says another thing with it for
 * `hearMailgun`.
 */
export function isSignedByMailgun(
  keys: readonly string[],
  { timestamp, token, signature }: MailgunNotice['signature'],
  now: number,
): boolean {
  const at = Number(timestamp) * 1000;
  if (at < now - oldestMillis || at > now + aheadMillis) return false;
  return keys.some((key) => {
    const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
    return timingSafeEqual(digest(expected), digest(signature.toLowerCase()));
  });
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The signing keys of the deployer, one for each account of Mailgun, apart by spaces; `none`: none. */
export function mailgunKeys(env: NodeJS.ProcessEnv = process.env): readonly string[] {
  return (env.ASAMBLEA_MAILGUN_SIGNING_KEY ?? '')
    .split(/\s+/u)
    .filter((key) => key !== '' && key !== 'none');
}
