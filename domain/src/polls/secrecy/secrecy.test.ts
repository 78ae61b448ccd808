import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodedUnits, everyWay, totalsOf } from '../../testing/rules/bruteDecoder.ts';
import { decodability } from './decodability.ts';
import { cellOf, roundingSteps, safePublication, sayCell } from './safePublication.ts';
import { narrow, type Publication, type SecretUnit } from './secretBallots.ts';

const options = ['yes', 'no', 'blank'];
const unitsOf = (weights: readonly number[], holders?: readonly string[]): readonly SecretUnit[] =>
  weights.map((weight, i) => ({ unitId: `u${i}`, weight, holderId: holders?.[i] ?? `h${i}` }));
const exactly = (totals: Readonly<Record<string, number>>): Publication =>
  Object.fromEntries(Object.entries(totals).map(([o, total]) => [o, { low: total, high: total }]));

function judge(
  weights: readonly number[],
  totals: Readonly<Record<string, number>>,
  published = exactly(totals),
  leastHolders = 3,
) {
  return decodability({ units: unitsOf(weights), totals, published, leastHolders });
}

test.each([
  ['equal weights on two sides cover each other', [1, 1, 1, 1, 1, 1], { yes: 3, no: 3 }, true],
  ['everybody the same way decodes everybody', [1, 1, 1, 1], { yes: 4, no: 0 }, false],
  [
    'the only vote on a side is told by who knows one of the others',
    [1, 1, 1, 1],
    { yes: 3, no: 1 },
    false,
  ],
  ['two on a side cover each other from an insider', [1, 1, 1, 1, 1], { yes: 3, no: 2 }, true],
  ['powers of two spell out every ballot', [1, 2, 4, 8, 16], { yes: 21, no: 10 }, false],
  ['one heavy unit among equals is told by its weight', [1, 1, 1, 1, 5], { yes: 7, no: 2 }, false],
  ['weights of nothing decode nothing', [0, 0, 0], { yes: 0, no: 0 }, true],
] as const)('exact totals: %s', (_, weights, totals, safe) => {
  expect(judge(weights, totals).safe).toBe(safe);
});

test('fewer people than asked are never safe, however many units they hold', () => {
  const units = unitsOf([1, 1, 1, 1, 1, 1], ['a', 'a', 'a', 'b', 'b', 'b']);
  const totals = { yes: 3, no: 3 };
  const vote = { units, totals, published: exactly(totals) };
  expect(decodability({ ...vote, leastHolders: 3 })).toEqual({
    safe: false,
    reason: 'few-voters',
    exposed: 6,
  });
  expect(decodability({ ...vote, leastHolders: 2 })).toEqual({
    safe: false,
    reason: 'exposed',
    exposed: 6,
  });
});

test('says how many are exposed: the heavy one cannot hide where the light ones can', () => {
  const published = { yes: { low: 5, high: 9 }, no: { low: 1, high: 5 } };
  expect(judge([1, 1, 1, 1, 1, 5], { yes: 7, no: 3 }, published)).toEqual({
    safe: false,
    reason: 'exposed',
    exposed: 1,
  });
});

/** Ten units of ten, 80 against 20: every edge of both intervals is needed. */
test.each([
  ['just wide enough', [75, 84], [16, 25], true],
  ['one short below the yes', [76, 84], [16, 25], false],
  ['one short above the yes', [75, 83], [16, 25], false],
  ['one short below the no', [75, 84], [17, 25], false],
  ['one short above the no', [75, 84], [16, 24], false],
  ['wide enough for a plain move', [70, 90], [10, 30], true],
  ['exact', [80, 80], [20, 20], true],
] as const)('intervals %s', (_, [yesLow, yesHigh], [noLow, noHigh], safe) => {
  const published = { yes: { low: yesLow, high: yesHigh }, no: { low: noLow, high: noHigh } };
  const weights = Array.from({ length: 10 }, () => 10);
  expect(judge(weights, { yes: 80, no: 20 }, published).safe).toBe(safe);
});

test('weights that only look even cannot go back exactly', () => {
  const weights = [2, 2, 2, 2, 2, 2, 1, 1];
  expect(judge(weights, { yes: 7, no: 7 }).safe).toBe(false);
  expect(judge([2, 2, 2, 2, 2, 2, 2], { yes: 8, no: 6 }).safe).toBe(true);
});

test('an option that is not told covers nobody', () => {
  const totals = { yes: 3, no: 3 };
  const units = unitsOf([1, 1, 1, 1, 1, 1]);
  const published = { yes: { low: 3, high: 3 } };
  expect(decodability({ units, totals, published, leastHolders: 3 }).safe).toBe(false);
});

test('the ballots that one other person knows are not counted as cover', () => {
  const holders = ['a', 'b', 'c', 'd', 'e', 'e', 'e'];
  const units = unitsOf([1, 1, 1, 1, 1, 1, 1], holders);
  const vote = { units, leastHolders: 3 };
  const judgeTotals = (yes: number) => {
    const totals = { yes, no: 7 - yes };
    return decodability({ ...vote, totals, published: exactly(totals) });
  };
  expect(judgeTotals(3)).toEqual({ safe: false, reason: 'exposed', exposed: 7 });
});

const anyVote = fc
  .record({
    weights: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 6 }),
    holders: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 6, maxLength: 6 }),
    choices: fc.array(fc.constantFrom(...options), { minLength: 6, maxLength: 6 }),
    below: fc.array(fc.nat(8), { minLength: 3, maxLength: 3 }),
    above: fc.array(fc.nat(8), { minLength: 3, maxLength: 3 }),
    exact: fc.boolean(),
  })
  .map(({ weights, holders, choices, below, above, exact }) => {
    const units = unitsOf(weights, holders);
    const ballots = choices.slice(0, weights.length);
    const totals = totalsOf(units, ballots, options);
    const published = Object.fromEntries(
      options.map((option, i) => {
        const total = totals[option] ?? 0;
        const slack = exact ? [0, 0] : [below[i] ?? 0, above[i] ?? 0];
        return [option, { low: total - (slack[0] ?? 0), high: total + (slack[1] ?? 0) }];
      }),
    );
    return { units, ballots, totals, published };
  });

test('no search of every possible ballot decodes figures judged safe', () => {
  let safe = 0;
  fc.assert(
    fc.property(anyVote, ({ units, ballots, totals, published }) => {
      if (!decodability({ units, totals, published, leastHolders: 2 }).safe) return;
      safe += 1;
      expect(decodedUnits(units, ballots, options, published)).toEqual([]);
    }),
    { numRuns: 1500, seed: 675 },
  );
  expect(safe).toBeGreaterThan(80);
});

test('the check recognises most of the truly safe figures among small votes', () => {
  let truly = 0;
  let recognised = 0;
  fc.assert(
    fc.property(anyVote, ({ units, totals, published }) => {
      const ways = everyWay(units.length, options).filter((ballots) =>
        options.every((option) => totalsOf(units, ballots, options)[option] === totals[option]),
      );
      const isSafe = ways.every(
        (ways_) => decodedUnits(units, ways_, options, published).length === 0,
      );
      if (!isSafe) return;
      truly += 1;
      if (decodability({ units, totals, published, leastHolders: 1 }).safe) recognised += 1;
    }),
    { numRuns: 150, seed: 49 },
  );
  expect(truly).toBeGreaterThan(20);
  expect(recognised / truly).toBeGreaterThan(0.4);
});

test.each([
  [0, 1000, 100, 0, 99],
  [99, 1000, 100, 0, 99],
  [100, 1000, 100, 100, 199],
  [1000, 1000, 100, 900, 1000],
  [900, 1000, 100, 900, 1000],
  [333, 999, 250, 250, 499],
  [0, 0, 250, 0, 0],
  [7, 1001, 1, 7, 7],
  [8, 1001, 1, 8, 8],
  [1, 3, 250, 1, 1],
] as const)(
  '%d of %d in steps of %d thousandths is told as %d to %d',
  (total, votes, step, low, high) => {
    expect(cellOf(total, votes, step)).toEqual({ low, high });
  },
);

test('a total is always inside its cell, and the cells cover everything once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.nat(100_000_000),
      fc.constantFrom(...roundingSteps),
      (votes, any, step) => {
        const total = any % (votes + 1);
        const { low, high } = cellOf(total, votes, step);
        expect(total >= low && total <= high).toBe(true);
        if (low > 0) expect(cellOf(low - 1, votes, step).high).toBe(low - 1);
        if (high < votes) expect(cellOf(high + 1, votes, step).low).toBe(high + 1);
      },
    ),
  );
});

test.each([
  [60_500, 50, 'entre 60 % y 65 %'],
  [100_000, 100, 'entre 90 % y 100 %'],
  [605, 1, 'entre 0,6 % y 0,7 %'],
  [50_400, 5, 'entre 50 % y 50,5 %'],
] as const)('%d of 100000 in steps of %d is said: %s', (total, step, text) => {
  expect(sayCell(cellOf(total, 100_000, step), 100_000, step)).toBe(text);
});

test('nothing voted is said without dividing by nothing', () => {
  expect(sayCell({ low: 0, high: 0 }, 0, 250)).toBe('entre 0 % y 25 %');
});

const none = {};
const building = Array.from({ length: 300 }, (_, i) => 250_000 + ((i * 7919) % 300) * 1_000 + i);
const whole = building.reduce((sum, weight) => sum + weight, 0);

test('a building of distinct coefficients is told rounded, never exact', () => {
  const units = unitsOf(building);
  const tell = (share: number) => {
    const yes = Math.floor(whole * share);
    const totals = { yes, no: whole - yes };
    return safePublication({ units, totals, impliedByVerdict: none, leastHolders: 5 });
  };
  expect(tell(0.6234)).toMatchObject({ kind: 'rounded', step: 5 });
  expect(tell(0.62)).toMatchObject({ kind: 'rounded', step: 50 });
  expect(tell(1)).toMatchObject({ kind: 'rounded' });
});

test('a vote by members is told exactly, unless nearly all voted the same', () => {
  const units = unitsOf(Array.from({ length: 40 }, () => 1));
  const tell = (yes: number) =>
    safePublication({
      units,
      totals: { yes, no: 40 - yes },
      impliedByVerdict: none,
      leastHolders: 5,
    });
  expect(tell(25)).toEqual({ kind: 'exact', totals: { yes: 25, no: 15 } });
  expect(tell(38)).toEqual({ kind: 'exact', totals: { yes: 38, no: 2 } });
  expect(tell(39).kind).toBe('rounded');
  expect(tell(40).kind).toBe('rounded');
});

test('a holder with a third of the votes leaves only the verdict to tell', () => {
  const units = unitsOf([...Array.from({ length: 20 }, () => 1), 12]);
  const totals = { yes: 20, no: 12 };
  expect(safePublication({ units, totals, impliedByVerdict: none, leastHolders: 5 })).toEqual({
    kind: 'verdict-only',
  });
});

test('few voters leave only the verdict to tell', () => {
  const units = unitsOf([1, 1, 1, 1]);
  const totals = { yes: 2, no: 2 };
  const told = safePublication({ units, totals, impliedByVerdict: none, leastHolders: 5 });
  expect(told).toEqual({ kind: 'verdict-only' });
});

test('the exact verdict narrows what rounding hides, so it is counted in', () => {
  const units = unitsOf(building);
  const yes = Math.floor(whole * 0.6234);
  const no = whole - yes;
  const facts = { units, totals: { yes, no }, leastHolders: 5 };
  const impliedByVerdict = { yes: { low: yes, high: whole }, no: { low: 0, high: no } };
  expect(safePublication({ ...facts, impliedByVerdict: none })).toMatchObject({ step: 5 });
  expect(safePublication({ ...facts, impliedByVerdict })).toMatchObject({ step: 10 });
  expect(narrow({ low: 1, high: 9 }, { low: 4, high: 12 })).toEqual({ low: 4, high: 9 });
});
