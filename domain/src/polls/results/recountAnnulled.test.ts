import { expect, test } from 'vitest';
import type { Ballot } from '../ballots/decideCast.ts';
import { recountAnnulled } from './recountAnnulled.ts';

const ballot = (unitId: string, optionId: string, weight: number): Ballot => ({
  ...{
    unitId,
    optionIds: [optionId],
    weight,
    personId: 'p',
    castBy: 'u',
    requestId: 'r',
    receipt: 'x',
  },
  castAt: 0,
});
const ballots = [ballot('a', 'favour', 10), ballot('b', 'against', 5)];
const tally = { favour: { weight: 10, units: 1 }, against: { weight: 5, units: 1 } };
const participations = ballots.map(({ receipt: _r, castAt: _c, optionIds: _o, ...kept }) => kept);
const question = {};
const voted = { weight: 15, units: 2 };

test.each([
  ['every ballot is there', { question, ballots, tally }, []],
  ['nobody had voted', { question, ballots: [], tally: {} }, []],
  [
    'an option with nothing was written',
    { question, ballots: [], tally: { blank: { weight: 0, units: 0 } } },
    [],
  ],
  ['one was taken away', { question, ballots: ballots.slice(1), tally }, ['ballots-changed']],
  [
    'one says something else',
    { question, ballots: [ballot('a', 'against', 10), ballot('b', 'against', 5)], tally },
    ['ballots-changed'],
  ],
  ['all took part', { participations, voted }, []],
  [
    'one who took part is gone',
    { participations: participations.slice(1), voted },
    ['participation-differs'],
  ],
] as const)('an annulled vote is counted again: %s', (_name, kept, faults) => {
  expect(recountAnnulled(kept)).toEqual(faults);
});
