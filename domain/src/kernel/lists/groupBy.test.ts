import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupBy } from './groupBy.ts';

test('items with the same key stay together, keys and items in order of arrival', () => {
  const property = fc.property(fc.array(fc.integer()), (numbers) => {
    const rest = (number: number) => number % 3;
    expect([...groupBy(numbers, rest)]).toEqual([...Map.groupBy(numbers, rest)]);
  });
  fc.assert(property);
});
