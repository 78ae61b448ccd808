import { createHmac } from 'node:crypto';
import { readKey } from './keys.ts';

/**
 * The id of something that must not be read from the database, such as a code or who tried one.
 * Without the key, trying every document and code does not find it.
 */
export function keyedHash(purpose: string, ...parts: readonly string[]): string {
  return createHmac('sha256', readKey('codes'))
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
}
