import { expect, test } from 'vitest';
import { FieldValue } from '../database/firestore.ts';
import { listVotings } from './listVotings.ts';

const path = 'public/demo/live/question';
const counts = { voted: { weight: 2, units: 1 }, expected: { weight: 4, units: 2 } };
const voting = (questionId: string, result: object | null = null) => ({
  ...{ question: { questionId }, ...counts, bars: null, result },
});
const stage = { mode: 'question', questionId: 'a' };
const nobody = { weight: 0, units: 0 };
const nothing = { question: null, voted: nobody, expected: nobody, bars: null, result: null };

test.each([
  ['nothing on stage', { ...nothing, others: [] }, []],
  ['nothing, from before there were several', nothing, []],
  ['one question', { ...voting('a'), others: [] }, [voting('a')]],
  ['one, from before there were several', voting('a', { kind: 'x' }), [voting('a', { kind: 'x' })]],
  [
    'three at once',
    { ...voting('a'), others: [voting('b', { kind: 'x' }), voting('c')] },
    [voting('a'), voting('b', { kind: 'x' }), voting('c')],
  ],
])('%s becomes a list, and nothing of before stays', (_, before, votings) => {
  const changed = listVotings(path, { asOf: '1', stage, mood: null, ...before });
  const gone = Object.keys(before).map((name) => [name, FieldValue.delete()]);
  expect(changed).toEqual({ ...Object.fromEntries(gone), votings });
});

test('a live document rewritten over the old fields keeps its list', () => {
  const votings = [voting('b')];
  const changed = listVotings(path, { asOf: '2', stage, ...voting('a'), others: [], votings });
  expect(changed).toMatchObject({ votings, question: FieldValue.delete() });
  expect(listVotings(path, { asOf: '2', stage, votings })).toEqual({ votings });
});

test.each(['public/demo', 'public/demo/live/missing', 'public/demo/live/stage', 'assemblies/a'])(
  'nothing else is touched: %s',
  (other) => {
    expect(listVotings(other, voting('a'))).toEqual({});
  },
);
