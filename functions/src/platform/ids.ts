import { randomBytes, randomUUID } from 'node:crypto';

/** A session of a browser: long enough that nobody guesses it. */
export function newSid(): string {
  return randomBytes(16).toString('base64url');
}

export function newEventId(): string {
  return randomUUID();
}
