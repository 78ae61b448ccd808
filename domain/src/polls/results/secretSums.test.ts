import { describe, expect, test } from 'vitest';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { allOf, favourOver, presenceOver } from '../../laws/rules/requirements.ts';
import { electionOf } from '../../testing/halls/electionHall.ts';
import { secretQuestion } from '../../testing/halls/secretHall.ts';
import type { VotingBlock } from '../ballots/votingBlocks.ts';
import type { Tally } from '../tallies/tally.ts';
import {
  areHeadsOf,
  ballotsIn,
  evenIn,
  isSumOf,
  type Measure,
  sumIn,
  toldIn,
  totalsOf,
} from './secretSums.ts';

const share = (scope: Parameters<typeof favourOver>[2]) =>
  favourOver('present', moreThanHalf, scope);
const double = allOf(share('weight:main'), share('units'));

/** `Ana 3 1`: who voted, how much it weighs and how many units it is. */
function blocksOf(...lines: readonly string[]): readonly VotingBlock[] {
  return lines.map((line, i) => {
    const [personId = '', weight, units] = line.split(' ');
    return { unitId: `U${i}`, personId, weight: Number(weight), units: Number(units) };
  });
}

const alike = blocksOf('Ana 5 1', 'Beto 5 1', 'Caro 5 1');
const uneven = blocksOf('Ana 3 1', 'Beto 2 1', 'Ana 4 1');
const each = (of: number) => ({ each: of, atMost: 0 });

describe('the measure in which a secret vote is told', () => {
  test.each([
    [share('weight:main'), 'weight', 'weight:main', false],
    [share('units'), 'units', 'units', false],
    [share('heads'), 'units', 'heads', false],
    [share('heads'), 'heads', 'heads', true],
    [share('weight:main'), 'weight', 'weight:main', true],
    [presenceOver('all', moreThanHalf), 'weight', 'weight:main', false],
  ] as const)('is the only one that the rule counts (%#)', (requirement, measure, scope, whole) => {
    const question = { ...secretQuestion(requirement), headsVoteWhole: whole };
    expect(toldIn(question, uneven)).toStrictEqual({
      ...{ measure, moved: { [scope]: each(1) }, isPart: false },
    });
  });

  test('says all of a rule of several where everybody weighs the same', () => {
    expect(toldIn(secretQuestion(double), alike)).toStrictEqual({
      ...{ measure: 'units', isPart: false },
      moved: { units: each(1), heads: each(1), 'weight:main': each(5) },
    });
  });

  test('is only a part where weights differ: one person may move the heaviest as often as they voted', () => {
    expect(toldIn(secretQuestion(double), uneven)).toStrictEqual({
      ...{ measure: 'units', isPart: true },
      moved: { units: each(1), heads: each(1), 'weight:main': { each: 0, atMost: 8 } },
    });
  });

  test('is only a part where heads vote whole with more units or fewer', () => {
    const question = { ...secretQuestion(double), headsVoteWhole: true };
    expect(toldIn(question, blocksOf('Ana 5 3', 'Beto 5 1', 'Beto 5 1'))).toStrictEqual({
      ...{ measure: 'heads', isPart: true },
      moved: { units: { each: 0, atMost: 6 }, heads: each(1), 'weight:main': each(5) },
    });
  });

  test('is none of an election of which only a part could be told', () => {
    const { election = null } = electionOf('one', 'A B');
    const question = { ...secretQuestion(double), election };
    expect(toldIn(question, uneven)).toBeNull();
    expect(toldIn(question, alike)?.isPart).toBe(false);
  });

  test('is exact where nobody voted', () => {
    expect(toldIn(secretQuestion(double), [])?.moved).toEqual({
      ...{ units: each(1), heads: each(1), 'weight:main': each(1) },
    });
  });
});

test('an amount is even only where all carry the same of it, and something', () => {
  expect(evenIn(alike)).toEqual({ weight: 5, units: 1 });
  expect(evenIn(uneven)).toEqual({ weight: null, units: 1 });
  expect(evenIn(blocksOf('Ana 5 1', 'Beto 5 2'))).toEqual({ weight: 5, units: null });
  expect(evenIn(blocksOf('Ana 0 1', 'Beto 0 1'))).toEqual({ weight: null, units: 1 });
});

const options = secretQuestion().options;
const tally: Tally = { favour: { weight: 30, units: 3 }, against: { weight: 20, units: 1 } };
const heads: Tally = { favour: { weight: 0, units: 2 }, against: { weight: 0, units: 1 } };

test.each<[Measure, number, number, number]>([
  ['weight', 30, 20, 50],
  ['units', 3, 1, 4],
  ['heads', 2, 1, 3],
])('sums are read by %s', (measure, favour, against, all) => {
  const sums = { tally, heads };
  expect(sumIn(sums, 'favour', measure)).toBe(favour);
  expect(sumIn(sums, 'lost', measure)).toBe(0);
  expect(ballotsIn(sums, measure)).toBe(all);
  expect(totalsOf(sums, options, measure)).toEqual({ favour, against, abstention: 0 });
});

test('where each unit is a head there are as many heads as units', () => {
  expect(totalsOf({ tally }, options, 'heads')).toEqual({ favour: 3, against: 1, abstention: 0 });
  expect(ballotsIn({ tally }, 'heads')).toBe(4);
});

const yesNo = { options };
const count = (weight: number, units: number) => ({ weight, units });

test.each<[string, Tally, number, boolean]>([
  ['those that took part', heads, 3, true],
  ['as many as units', { favour: count(0, 3), against: count(0, 1) }, 4, true],
  ['more than took part', heads, 2, false],
  ['fewer than took part', heads, 4, false],
  ['more than the units of an answer', { favour: count(0, 1), against: count(0, 2) }, 3, false],
  ['none of an answer that has units', { favour: count(0, 3) }, 3, false],
  ['something that they weigh', { ...heads, favour: count(1, 2) }, 3, false],
])('heads that are %s', (_what, sums, voted, isWhole) => {
  expect(areHeadsOf({ tally, heads: sums }, voted, yesNo)).toBe(isWhole);
});

test('an answer of heads without units is none', () => {
  const sums = { favour: count(0, 2), abstention: count(0, 1) };
  expect(areHeadsOf({ tally, heads: sums }, 3, yesNo)).toBe(false);
});

test.each<[string, Tally, boolean]>([
  ['exactly of who took part', tally, true],
  ['with a zero', { ...tally, abstention: count(0, 0) }, true],
  ['with a unit more', { ...tally, against: count(20, 2) }, false],
  ['with more weight', { ...tally, against: count(21, 1) }, false],
  ['with units under zero', { ...tally, favour: count(30, 4), abstention: count(0, -1) }, false],
  ['with a weight under zero', { ...tally, favour: count(31, 3), abstention: count(-1, 0) }, false],
  ['with an answer never offered', { favour: count(30, 3), ghost: count(20, 1) }, false],
])('sums %s', (_what, sums, isSum) => {
  expect(isSumOf(sums, count(50, 4), yesNo)).toBe(isSum);
});

describe('sums of several marks', () => {
  const several = (min: number, max: number) =>
    electionOf('people', 'A B C', { marks: { min, max }, seats: 2 });
  /** Three ballots of a weight of 10, one of them blank with 2. */
  const cast: Tally = { ballots: count(10, 3), blank: count(2, 1) };
  const isSum = (marks: Tally, question = several(1, 2)) =>
    isSumOf({ ...cast, ...marks }, count(10, 3), question);

  test.each<[string, Tally, boolean]>([
    ['between one and two a ballot', { A: count(8, 2), B: count(3, 1) }, true],
    ['as few as one a ballot', { A: count(5, 1), B: count(3, 1) }, true],
    ['as many as two a ballot', { A: count(8, 2), B: count(8, 2) }, true],
    ['of one more than the ballots, in units', { A: count(8, 3), B: count(3, 0) }, false],
    ['of one more than the ballots, in weight', { A: count(9, 2), B: count(3, 1) }, false],
    ['fewer than the ballots, in units', { A: count(8, 1), B: count(3, 0) }, false],
    ['fewer than the ballots, in weight', { A: count(4, 1), B: count(3, 1) }, false],
    ['too many, in units', { A: count(8, 2), B: count(3, 2), C: count(0, 1) }, false],
    ['too many, in weight', { A: count(8, 2), B: count(8, 2), C: count(1, 0) }, false],
    ['none', {}, false],
  ])('%s', (_what, marks, expected) => {
    expect(isSum(marks)).toBe(expected);
  });

  test('hold the fewest that a ballot must mark', () => {
    const exactlyTwo = several(2, 2);
    expect(isSum({ A: count(8, 2), B: count(8, 2) }, exactlyTwo)).toBe(true);
    expect(isSum({ A: count(8, 2), B: count(7, 2) }, exactlyTwo)).toBe(false);
    expect(isSum({ A: count(8, 2), B: count(8, 1) }, exactlyTwo)).toBe(false);
  });

  test('are none where all were blank, which are no more than the ballots', () => {
    const blankOf = (weight: number, units: number) =>
      isSumOf({ ballots: count(10, 3), blank: count(weight, units) }, count(10, 3), several(1, 2));
    expect(blankOf(10, 3)).toBe(true);
    expect(blankOf(11, 3)).toBe(false);
    expect(blankOf(10, 4)).toBe(false);
  });

  test('are nothing without their ballots', () => {
    expect(isSumOf({ A: count(10, 3) }, count(10, 3), several(1, 2))).toBe(false);
  });
});
