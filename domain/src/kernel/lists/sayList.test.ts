import { expect, test } from 'vitest';
import { sayList } from './sayList.ts';

test('lists are said as people say them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(sayList)).toEqual([
    '',
    'a',
    'a y b',
    'a, b y c',
  ]);
});
