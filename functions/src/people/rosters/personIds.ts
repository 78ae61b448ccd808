import { createHmac } from 'node:crypto';
import { readKey } from '../../kernel/keys/keys.ts';

/**
 * Turns what identifies a person (a document) into an opaque id, always the same within an assembly
 * and unlike in any other. Without the key, trying every document does not tell whose it is.
 */
export function personIdsOf(assemblyId: string): (personKey: string) => string {
  const key = readKey('people');
  return (personKey) =>
    createHmac('sha256', key)
      .update(`${assemblyId}\n${personKey}`)
      .digest('base64url')
      .slice(0, 22);
}
