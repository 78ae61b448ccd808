import { createHmac } from 'node:crypto';
import { isPathSegment } from '@asamblea/domain';
import { readKey } from '../../kernel/keys/keys.ts';

/**
 * Turns what identifies a person (a document) into an opaque id, always the same within an assembly
 * and unlike in any other. Without the key, trying every document does not tell whose it is.
 */
export function personIdsOf(assemblyId: string): (personKey: string) => string {
  const key = readKey('people');
  return (personKey) => {
    const id = createHmac('sha256', key)
      .update(`${assemblyId}\n${personKey}`)
      .digest('base64url')
      .slice(0, 22);
    // One in millions is a name that the database keeps for itself.
    return isPathSegment(id) ? id : `-${id.slice(1)}`;
  };
}
