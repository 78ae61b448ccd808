import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { pinDigits, readableCode } from '@asamblea/domain';

/** A session of a browser: long enough that nobody guesses it. */
export function newSid(): string {
  return randomBytes(16).toString('base64url');
}

/** What makes the hash of an event impossible to guess: 128 bits. */
export function newSalt(): string {
  return randomBytes(16).toString('base64url');
}

export function newEventId(): string {
  return randomUUID();
}

/** The PIN of a plate. Short, for it is only good with the plate and five attempts. */
export function newPin(): string {
  return String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0');
}

/** The public key of a new assembly, short enough to be typed from a screen: `7k2m-q0xd`. */
export function newCot(): string {
  return readableCode(randomBytes(8)).toLowerCase();
}
