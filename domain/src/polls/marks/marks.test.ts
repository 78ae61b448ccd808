import { expect, test } from 'vitest';
import { electionOf } from '../../testing/halls/electionHall.ts';
import { castRequest } from '../ballots/castRequest.ts';
import { yesNoOptions } from '../questions/question.ts';
import { mergeTallies, tallyOf, tallySlots, totalOf } from '../tallies/tally.ts';
import { choiceOf, markedAs, readBallot } from './marks.ts';

const several = electionOf('people', 'A B C D', { marks: { min: 2, max: 3 }, seats: 3 });
const one = electionOf('one', 'A B C');
const yesNo = { options: yesNoOptions({ blank: true, abstention: true }) };

test.each([
  [
    'marks in the order of the question',
    several,
    ['C', 'A'],
    { kind: 'marks', optionIds: ['A', 'C'] },
  ],
  ['a blank vote, whatever the minimum', several, ['blank'], { kind: 'blank' }],
  ['an abstention', one, ['abstention'], { kind: 'abstention' }],
  ['a yes', yesNo, ['favour'], { kind: 'marks', optionIds: ['favour'] }],
] as const)('reads %s', (_, question, marks, choice) => {
  expect(readBallot(question, marks)).toEqual({ ok: true, value: choice });
});

test.each([
  ['nothing marked', one, [], 'too-few-marks'],
  ['two where one is asked', one, ['A', 'B'], 'too-many-marks'],
  ['yes and no at once', yesNo, ['favour', 'against'], 'too-many-marks'],
  ['a candidate and a blank vote', several, ['A', 'B', 'blank'], 'marks-mixed'],
  ['blank and abstention', several, ['blank', 'abstention'], 'marks-mixed'],
  ['the same twice', several, ['A', 'A'], 'mark-repeated'],
  ['somebody who does not run', several, ['A', 'Z'], 'option-unknown'],
] as const)('refuses %s', (_, question, marks, code) => {
  expect(readBallot(question, marks)).toMatchObject({ ok: false, refusal: { code } });
});

test('marks are kept in the order of the question, also when there is only one', () => {
  expect(markedAs(several, ['C', 'A'])).toEqual({ optionIds: ['A', 'C'] });
  expect(markedAs(several, ['blank'])).toEqual({ optionIds: ['blank'] });
  expect(markedAs(one, ['C'])).toEqual({ optionIds: ['C'] });
  expect(choiceOf(several, { optionIds: ['A', 'Z'] })).toEqual({ kind: 'null' });
});

test('a tally of several marks counts every mark, and every ballot once', () => {
  const ballots = [
    { ...markedAs(several, ['A', 'C']), weight: 5 },
    { ...markedAs(several, ['C', 'B', 'D']), weight: 3 },
    { ...markedAs(several, ['blank']), weight: 2 },
  ];
  const tally = tallyOf(several, ballots);
  expect(tally.C).toEqual({ weight: 8, units: 2 });
  expect(totalOf(tally)).toEqual({ weight: 10, units: 3 });
  const halves = [ballots.slice(0, 1), ballots.slice(1).toReversed()];
  expect(mergeTallies(halves.map((half) => tallyOf(several, half)))).toEqual(tally);
  const slots = tallySlots(several).map(({ optionId }) => optionId);
  expect(Object.keys(tally).every((key) => slots.includes(key))).toBe(true);
  expect(tallySlots(one)).toEqual(one.options);
  const single = tallyOf(one, [{ optionIds: ['A'], weight: 5 }]);
  expect(single).toEqual({ A: { weight: 5, units: 1 } });
});

const unitId = 'U1';
test.each([
  ['one mark', { unitId, optionIds: ['A'] }, true],
  ['several', { unitId, optionIds: ['A', 'B'] }, true],
  ['neither', { unitId }, false],
  ['both', { unitId, optionId: 'A', optionIds: ['A'] }, false],
  ['no marks', { unitId, optionIds: [] }, false],
  [
    'too many to be a ballot',
    { unitId, optionIds: Array.from({ length: 41 }, (_, i) => `c${i}`) },
    false,
  ],
])('a sending with %s', (_, choice, fits) => {
  const [questionId, requestId] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(castRequest.safeParse({ questionId, requestId, choices: [choice] }).success).toBe(fits);
});
