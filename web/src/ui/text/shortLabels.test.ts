import { expect, test } from 'vitest';
import { shortLabels } from './shortLabels.ts';

test.each([
  ['what all of them repeat', ['T1-101', 'T1-102'], ['101', '102']],
  ['a word that all of them begin with', ['Local 1', 'Local 12'], ['1', '12']],
  ['nothing when one is of another kind', ['T1-101', 'LOC-1'], ['T1-101', 'LOC-1']],
  ['nothing of a number', ['1201', '1202'], ['1201', '1202']],
  ['nothing of a group of one', ['T1-101'], ['T1-101']],
  ['nothing of no labels', [], []],
])('takes away %s', (_, labels, short) => {
  expect(shortLabels(labels)).toEqual(short);
});
