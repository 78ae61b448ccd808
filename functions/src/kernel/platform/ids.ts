import { randomBytes, randomUUID } from 'node:crypto';
import { readableCode } from '@asamblea/domain';

/** A session of a browser: long enough that nobody guesses it. */
export function newSid(): string {
  return randomBytes(16).toString('base64url');
}

/** The salt that makes the hash of an event impossible to guess: 128 bits. */
export function newSalt(): string {
  return randomBytes(16).toString('base64url');
}

export function newEventId(): string {
  return randomUUID();
}

/** The public key of a new assembly, short enough to be typed from a screen: `7k2m-q0xd`. */
export function newCot(): string {
  return readableCode(randomBytes(8)).toLowerCase();
}
