import { expect, test } from 'vitest';
import * as z from 'zod';
import { readParts } from './readParts.ts';

const rowsOf = readParts(z.array(z.object({ unitId: z.string(), weight: z.number() })));

test('gives the written value', () => {
  expect(rowsOf('jobs/j/parts/0', '[{"unitId":"U1","weight":7}]')).toEqual([
    { unitId: 'U1', weight: 7 },
  ]);
});

test.each([
  ['[{"unitId":"U1","weight":7},{"unitId":"U2"}]', '1.weight is not as it is written'],
  ['[{"unitId":"U1","weight":"Ana"}]', '0.weight is not as it is written'],
  ['{"unitId":"U1"}', 'all is not as it is written'],
  ['[{"unitId":"U1","we', 'the text is cut short, or is not of ours'],
])('%s is an error that names document and field, and nobody', (text, words) => {
  expect(() => rowsOf('jobs/j/parts/0', text)).toThrow(`Stored in jobs/j/parts/0: ${words}`);
  expect(() => rowsOf('jobs/j/parts/0', text)).not.toThrow('Ana');
});
