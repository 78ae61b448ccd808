import { expect, test } from 'vitest';
import { isRiddle, sentencesOf } from './support/riddles.ts';

test.each([
  ['what was read aloud stays so', true],
  ['«Whoever» left has no seat', true],
  ['Of whom it is, the page says nothing', true],
  ['marking a question as read aloud twice keeps the first timestamp', false],
  ['whether a unit voted is stored once', false],
  ['What happens to a vote that arrives late?', false],
  ['a shape that is stored otherwise than before brings a migration', true],
  ['it is counted once', true],
  ['items are counted once', false],
])('the sentence «%s» is a riddle: %s', (sentence, expected) => {
  expect(isRiddle(sentence, true)).toBe(expected);
});

test('a pronoun may open a sentence that has one before it', () => {
  expect(isRiddle('It is counted once.', false)).toBe(false);
  expect(isRiddle('Whoever left is not counted.', false)).toBe(true);
});

test('prose is split at the ends of its sentences and nowhere else', () => {
  expect(sentencesOf('Ley 675 art. 45 holds. A roster of 1.5 m² is read.\nWhat then?')).toEqual([
    'Ley 675 art. 45 holds.',
    'A roster of 1.5 m² is read.',
    'What then?',
  ]);
});
