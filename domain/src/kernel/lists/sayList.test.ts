import { expect, test } from 'vitest';
import { sayEither, sayList } from './sayList.ts';

test('lists are said as people say them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(sayList)).toEqual([
    '',
    'a',
    'a y b',
    'a, b y c',
  ]);
});

test('one of several is said as people say it', () => {
  const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'otro'], ['a', 'hora']];
  expect(lists.map(sayEither)).toEqual(['', 'a', 'a o b', 'a, b o c', 'a u otro', 'a u hora']);
});
