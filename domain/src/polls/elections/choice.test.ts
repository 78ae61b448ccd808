import { expect, test } from 'vitest';
import { readMarks } from '../marks/marks.ts';

const options = ['ana', 'luis', 'eva', 'juan'].map((optionId) => ({ optionId, label: optionId }));

test.each([
  ['the least', ['ana', 'luis']],
  ['the most', ['ana', 'luis', 'eva']],
])('accepts %s marks that a ballot may make', (_, marks) => {
  expect(readMarks(marks, options, { min: 2, max: 3 })).toEqual({
    ok: true,
    value: { kind: 'marks', optionIds: marks },
  });
});

test('the marks are kept in the order of the question', () => {
  expect(readMarks(['juan', 'ana'], options, { min: 1, max: 2 })).toEqual({
    ok: true,
    value: { kind: 'marks', optionIds: ['ana', 'juan'] },
  });
});

test.each([
  ['no mark at all', [], { code: 'too-few-marks', detail: 'Marque al menos 2.' }],
  ['one mark too few', ['ana'], { code: 'too-few-marks', detail: 'Marque al menos 2.' }],
  [
    'one mark too many',
    ['ana', 'luis', 'eva', 'juan'],
    { code: 'too-many-marks', detail: 'Marque como máximo 3.' },
  ],
  ['the same mark twice', ['ana', 'ana', 'luis'], { code: 'mark-repeated' }],
  ['a mark that is not on the ballot', ['ana', 'otro'], { code: 'option-unknown' }],
])('refuses %s', (_, marks, refusal) => {
  expect(readMarks(marks, options, { min: 2, max: 3 })).toEqual({ ok: false, refusal });
});
