import { randomBytes } from 'node:crypto';

/** Crockford's base 32: nobody mistakes a letter for a digit when reading it aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A receipt to read and compare: `7K2M-Q0XD`. Random; it says that a vote was kept, not which. */
export function newReceipt(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet.charAt(byte % 32)).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
