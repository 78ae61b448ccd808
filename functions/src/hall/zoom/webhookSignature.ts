import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Zoom sends again what was not taken after 5, 20 and 60 minutes more, and does not say whether it signs it
 * anew: what is older than all of them is refused. Hearing something twice changes nothing.
 */
const oldestMillis = 3 * 60 * 60_000;
const aheadMillis = 5 * 60_000;

export interface SignedEvent {
  /** `x-zm-request-timestamp`: seconds since 1970, and milliseconds where Zoom writes those. */
  readonly timestamp: string;
  /** `x-zm-signature` */
  readonly signature: string;
  /** As it came: the same JSON written otherwise is signed otherwise. */
  readonly body: Buffer;
}

/** Whether Zoom signed it with that secret, and not long ago. Compared in a time that gives nothing away. */
export function isSignedByZoom(
  secret: string,
  { timestamp, signature, body }: SignedEvent,
  now: number,
): boolean {
  if (!/^\d{10}(?:\d{3})?$/u.test(timestamp)) return false;
  const at = timestamp.length === 10 ? Number(timestamp) * 1000 : Number(timestamp);
  if (at < now - oldestMillis || at > now + aheadMillis) return false;
  const message = Buffer.concat([Buffer.from(`v0:${timestamp}:`), body]);
  const expected = `v0=${createHmac('sha256', secret).update(message).digest('hex')}`;
  return timingSafeEqual(digest(expected), digest(signature));
}

/** The answer to Zoom's validation of an address, which proves that its owner has the secret. */
export function answerValidation(secret: string, plainToken: string) {
  const encryptedToken = createHmac('sha256', secret).update(plainToken).digest('hex');
  return { plainToken, encryptedToken };
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
