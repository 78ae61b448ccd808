import { codeKey } from '@asamblea/domain';
import { keyedHash } from '../../kernel/keys/keyedHash.ts';

/** Where a code is stored. A text that is no code has a place too, where nothing is. */
export function accessCodeKey(assemblyId: string, document: string, code: string): string {
  return keyedHash('code', assemblyId, document, codeKey(code) ?? '');
}
