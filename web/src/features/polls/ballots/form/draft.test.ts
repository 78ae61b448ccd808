import { type AskedBallot, type Holding, type Option, yesNoOptions } from '@asamblea/domain';
import { expect, test } from 'vitest';
import type { AskedQuestion } from './BallotHeader.tsx';
import {
  type BallotDraft,
  changeable,
  draftOf,
  instructedDraft,
  markAll,
  sharedMarks,
  toggleMark,
  toRequest,
  whatIsMissing,
  withNews,
} from './draft.ts';

const units = ['A', 'B'].map(
  (unitId): Holding => ({
    ...{ unitId, label: unitId, weight: 1, capacity: 'owner', ownerName: '', ballot: null },
  }),
);
const question: AskedQuestion = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba?', state: 'open', closesAt: null },
  options: yesNoOptions({ blank: true, abstention: true }),
};
const names = Array.from(
  { length: 12 },
  (_, i): Option => ({ optionId: `c${i + 1}`, label: `Nombre ${i + 1}`, role: 'candidate' }),
);
const election: AskedQuestion = {
  ...question,
  options: [...names, { optionId: 'blank', label: 'En blanco', role: 'blank' }],
  election: {
    ...{ kind: 'people', marks: { min: 2, max: 3 }, seats: 3 },
    ...{ needsMajority: false, method: null },
  },
};

test.each([
  ['of a yes or no', question, question.options.map(({ optionId }) => [optionId])],
  ['of several marks', election, [['c1', 'c2'], ['c10', 'c11', 'c12'], ['blank']]],
] as const)('a secret sending %s is as long whatever it carries', (_, asked, ways) => {
  const secret = { ...asked, disclosure: 'secret' } as const;
  const lengths = ways.map(
    (marks) => JSON.stringify(toRequest(secret, markAll(units, marks), units, 'r')).length,
  );
  expect(new Set(lengths).size).toBe(1);
  const [first = [], ...rest] = ways;
  const mixed = toRequest(secret, { A: first, B: rest.at(-1) ?? [] }, units, 'r');
  expect(JSON.stringify(mixed).length).toBe(lengths[0]);
});

test('a named submission carries only its content', () => {
  expect(toRequest(question, { A: ['favour'] }, units, 'r')).toEqual({
    ...{ questionId: 'q', requestId: 'r', choices: [{ unitId: 'A', optionIds: ['favour'] }] },
  });
  expect(toRequest(election, { A: ['c2', 'c1'], B: ['c3'] }, units, 'r').choices).toEqual([
    { unitId: 'A', optionIds: ['c1', 'c2'] },
  ]);
});

test('marks are put and taken, and a blank vote stands alone', () => {
  const marked = ['c3', 'c1'].reduce<readonly string[]>(
    (marks, id) => toggleMark(election, marks, id),
    [],
  );
  expect(marked).toEqual(['c1', 'c3']);
  expect(toggleMark(election, marked, 'c1')).toEqual(['c3']);
  expect(toggleMark(election, marked, 'blank')).toEqual(['blank']);
  expect(toggleMark(election, ['blank'], 'c2')).toEqual(['c2']);
  expect(toggleMark(election, ['blank'], 'blank')).toEqual([]);
});

const isComplete = (asked: AskedQuestion, draft: BallotDraft) =>
  whatIsMissing(asked, units, draft) === null;

test('a vote is complete when every unit has as many marks as are asked', () => {
  expect(isComplete(election, markAll(units, ['c1']))).toBe(false);
  expect(isComplete(election, markAll(units, ['c1', 'c2']))).toBe(true);
  expect(isComplete(election, { A: ['blank'], B: ['c1', 'c2', 'c3', 'c4'] })).toBe(false);
  expect(isComplete(question, { A: ['favour'], B: ['blank'] })).toBe(true);
  expect(sharedMarks({ A: ['c1'], B: ['c2'] }, units)).toEqual([]);
  expect(sharedMarks(markAll(units, ['c1']), units)).toEqual(['c1']);
});

const voted = units.map(
  (unit): Holding => ({
    ...unit,
    ballot: { optionIds: ['favour'], receipt: `R-${unit.unitId}`, castAt: 1 },
  }),
);

test('a change begins from the former vote, and sends only new marks with those they replace', () => {
  const draft = { ...draftOf(voted), B: ['against'] };
  const sent = withNews(draft, voted);
  expect(toRequest(question, draft, sent, 'r').choices).toEqual([
    { unitId: 'B', optionIds: ['against'], replaces: 'R-B' },
  ]);
  expect(withNews(draftOf(voted), voted)).toEqual([]);
  expect(withNews({}, units)).toEqual(units);
});

test('a vote is changed only where the question says so, and while it is open', () => {
  const ballot: AskedBallot = { holdings: voted, question: { ...question, mayChange: true } };
  expect(changeable(ballot)).toEqual(voted);
  expect(changeable({ ...ballot, question })).toEqual([]);
  const closed = { ...question, mayChange: true, state: 'closed' } as const;
  expect(changeable({ ...ballot, question: closed })).toEqual([]);
  expect(changeable({ ...ballot, holdings: units })).toEqual([]);
});

test('the instructions of the proxies mark their units and no other', () => {
  const [first, second] = units;
  if (first === undefined || second === undefined) throw new Error('no units');
  const told = { ...first, instruction: { proxyId: 'p', optionId: 'against', text: '' } };
  const inWords = {
    ...second,
    instruction: { proxyId: 'q', optionId: null, text: 'Lo que diga el comité' },
  };
  expect(instructedDraft([told, inWords])).toEqual({ A: ['against'] });
});
