import { afterEach, expect, test, vi } from 'vitest';
import { personIdsOf } from './personIds.ts';

afterEach(() => vi.unstubAllEnvs());

test('everybody has an id that a document may be called, also a person with a reserved one', () => {
  vi.stubEnv('ASAMBLEA_KEYS_DIR', undefined);
  vi.stubEnv('PEOPLE_KEY', '0'.repeat(64));
  const idOf = personIdsOf('a');
  expect(idOf('36820890')).toBe('-_azYoNw9FiZr3rnllLC__');
  expect(idOf('36820891')).toMatch(/^[\w-]{22}$/u);
});
