import { expect, test } from 'vitest';
import * as z from 'zod';
import { derivedId } from './derivedId.ts';

test('is an id like the others, the same of the same words and of no others', () => {
  const id = derivedId('clone', 'question');
  expect(z.uuid().safeParse(id).success).toBe(true);
  expect(derivedId('clone', 'question')).toBe(id);
  expect(derivedId('clone', 'questio', 'n')).not.toBe(id);
});
