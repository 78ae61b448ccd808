import { expect, test } from 'vitest';
import {
  byQuestionNumber,
  joinNumbers,
  type QuestionNumber,
  sayQuestionNumber,
  sayQuestionNumbers,
} from './questionNumber.ts';

const called: readonly (readonly [string, QuestionNumber])[] = [
  ['2', { number: 2 }],
  ['2, repetición', { number: 2, repetition: 1 }],
  ['2, 2.ª repetición', { number: 2, repetition: 2 }],
];

test.each(called)('a question is called %s', (said, question) => {
  expect(sayQuestionNumber(question)).toBe(said);
});

test('a repetition comes right after what it repeats, and before the next number', () => {
  const [two, again, third] = called.map(([, question]) => question);
  const agenda = [third, { number: 3 }, again, { number: 1 }, two].filter(
    (one) => one !== undefined,
  );
  expect(agenda.sort(byQuestionNumber).map(sayQuestionNumber)).toEqual([
    ...['1', '2', '2, repetición', '2, 2.ª repetición', '3'],
  ]);
});

test('several are told apart also where one has a comma of its own', () => {
  expect(sayQuestionNumbers([{ number: 1 }, { number: 2 }, { number: 4 }])).toBe('1, 2 y 4');
  expect(sayQuestionNumbers([{ number: 2, repetition: 1 }, { number: 3 }])).toBe(
    '2, repetición; 3',
  );
  expect(joinNumbers(['5'])).toBe('5');
});
