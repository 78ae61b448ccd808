import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { allOf, atLeastHeads, favourOver } from '../../laws/rules/requirements.ts';
import { everyBallotTest } from '../../testing/halls/everyBallot.ts';
import { secretHall } from '../../testing/halls/secretHall.ts';
import { everyWay } from '../../testing/rules/bruteDecoder.ts';
import { presentResult } from '../presented/presentResult.ts';
import type { Tally } from '../tallies/tally.ts';
import { decideResult } from './decideResult.ts';
import { decideSecretResult } from './decideSecretResult.ts';
import type { QuestionResult } from './questionResult.ts';

const rules = {
  present: favourOver('present', moreThanHalf),
  all: favourOver('all', atLeast(70, 100)),
  cast: favourOver('cast', moreThanHalf),
  forAndAgainst: favourOver('forAndAgainst', moreThanHalf),
  units: favourOver('present', moreThanHalf, 'units'),
  both: allOf(favourOver('present', moreThanHalf), favourOver('present', moreThanHalf, 'units')),
  heads: favourOver('present', moreThanHalf, 'heads'),
  headsCast: favourOver('cast', atLeast(2, 3), 'heads'),
  double: allOf(favourOver('all', moreThanHalf), favourOver('all', moreThanHalf, 'heads')),
  plural: allOf(favourOver('present', moreThanHalf), atLeastHeads('favour', 2)),
};
const options = ['favour', 'against', 'abstention'];
const even = Array.from({ length: 20 }, () => 5_000_000);
const split = (favour: number) => even.map((_, i) => (i < favour ? 'favour' : 'against'));

const anyHall = fc.record({
  weights: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 6, maxLength: 6 }),
  choices: fc.array(fc.constantFrom(...options), { minLength: 6, maxLength: 6 }),
  rule: fc.constantFrom(...Object.values(rules)),
});

test('decides as the same votes with name would, over the same base', () => {
  const anybody = fc.array(fc.option(fc.constantFrom(...options)), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(anyHall, anybody, ({ weights, rule }, choices) => {
      const hall = secretHall(weights, choices, rule);
      const ballots = hall.participations.map(({ unitId, weight }) => ({
        ...{ unitId, weight },
        optionIds: [choices[Number(unitId.slice(1))] ?? ''],
      }));
      const named = decideResult({ ...hall, ballots });
      const secret = decideSecretResult(hall);
      expect(secret.verdict.kind).toBe(named.verdict.kind);
      expect([secret.base, secret.didNotVote]).toEqual([named.base, named.didNotVote]);
      expect(secret.quorum).toEqual(named.quorum);
      if (secret.told?.kind === 'exact') expect(secret.measures).toEqual(named.measures);
    }),
  );
});

/** Whether another way of voting would have left these figures and this verdict. */
function fits(result: QuestionResult, tally: Tally, kind: string): boolean {
  if (kind !== result.verdict.kind) return false;
  // Of this hall heads never vote whole.
  const measure = result.told?.measure === 'units' ? 'units' : 'weight';
  return result.options.every(({ optionId, cell, [measure]: exact }) => {
    const total = tally[optionId]?.[measure] ?? 0;
    if (cell !== undefined) return total >= cell.low && total <= cell.high;
    return exact === null || exact === total;
  });
}

everyBallotTest(process.env)(
  'nobody is decoded by figures and verdict together, not even by who knows another vote',
  () => {
    let told = 0;
    fc.assert(
      fc.property(anyHall, ({ weights, choices, rule }) => {
        const result = decideSecretResult(secretHall(weights, choices, rule));
        if (result.told?.kind === 'verdict-only') return;
        told += 1;
        const possible = everyWay(6, options).filter((way) => {
          const hall = secretHall(weights, way, rule);
          return fits(result, hall.tally ?? {}, decideSecretResult(hall).verdict.kind);
        });
        for (const [i] of weights.entries()) {
          for (const [insider] of weights.entries()) {
            if (insider === i) continue;
            const known = possible.filter((way) => way[insider] === choices[insider]);
            expect(known.some((way) => way[i] !== choices[i])).toBe(true);
          }
        }
      }),
      { numRuns: 120, seed: 42 },
    );
    expect(told).toBeGreaterThan(10);
  },
);

const twoMeasures = fc.record({
  weights: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 7, maxLength: 7 }),
  choices: fc.array(fc.constantFrom('favour', 'favour', 'against'), { minLength: 7, maxLength: 7 }),
  rule: fc.constantFrom(rules.both, rules.double, rules.plural),
});

everyBallotTest(process.env)(
  'of a majority in two measures nobody is decoded by cells of units and a verdict of both',
  () => {
    let told = 0;
    const ways = everyWay(7, options);
    fc.assert(
      fc.property(twoMeasures, ({ weights, choices, rule }) => {
        const result = decideSecretResult(secretHall(weights, choices, rule));
        if (result.told?.kind !== 'rounded') return;
        told += 1;
        const counted = ways.filter((way) =>
          result.options.every(({ optionId, cell }) => {
            const units = way.filter((one) => one === optionId).length;
            return units >= (cell?.low ?? 0) && units <= (cell?.high ?? 7);
          }),
        );
        const verdicts = new Map<string, string>();
        const possible = counted.filter((way) => {
          const hall = secretHall(weights, way, rule);
          const sums = JSON.stringify(options.map((option) => hall.tally?.[option]));
          const kind = verdicts.get(sums) ?? decideSecretResult(hall).verdict.kind;
          verdicts.set(sums, kind);
          return kind === result.verdict.kind;
        });
        for (const [i] of weights.entries()) {
          for (const [insider] of weights.entries()) {
            if (insider === i) continue;
            const known = possible.filter((way) => way[insider] === choices[insider]);
            expect(known.some((way) => way[i] !== choices[i])).toBe(true);
          }
        }
      }),
      { numRuns: 60, seed: 46 },
    );
    expect(told).toBeGreaterThan(10);
  },
);

test('equal weights and two full sides are told exactly, with their units', () => {
  const result = decideSecretResult(secretHall(even, split(12)));
  expect(result.told?.kind).toBe('exact');
  expect(result.options.map(({ weight, units }) => [weight, units])).toEqual([
    [60_000_000, 12],
    [40_000_000, 8],
    [0, 0],
  ]);
  expect(result.verdict.sentence).toBe(
    'Aprobado con 60,00 %; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).',
  );
});

test('an only vote against is not told: neither figure, nor finding, nor sentence', () => {
  const result = decideSecretResult(secretHall(even, split(19)));
  expect(result.told?.kind).toBe('rounded');
  expect(result.verdict).toMatchObject({ kind: 'approved', finding: null });
  expect(result.verdict.sentence).toBe(
    'Aprobado: los votos a favor alcanzaron la mayoría; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).',
  );
  expect(JSON.stringify(result)).not.toContain('95000000');
});

test('a base that depends on the votes is not told either', () => {
  const hall = secretHall(even, split(19), rules.forAndAgainst);
  const { sentence } = decideSecretResult(hall).verdict;
  expect(sentence).toBe(
    'Aprobado: los votos a favor alcanzaron la mayoría; se necesitaba más del 50 % del coeficiente que votó a favor o en contra (Ley 675 de 2001, artículo 45).',
  );
});

test('four voters leave only the verdict to tell, and nobody voting leaves zeros', () => {
  const few = decideSecretResult(
    secretHall([9, 9, 9, 9], ['favour', 'favour', 'against', 'favour']),
  );
  expect(few.told).toMatchObject({ kind: 'verdict-only', voted: { weight: 36, units: 4 } });
  expect(few.options.map(({ weight }) => weight)).toEqual([null, null, null]);
  const none = decideSecretResult(secretHall([9, 9], [null, null]));
  expect(none.options.map(({ weight, units }) => [weight, units])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('under one unit one vote, units are told and coefficients are not', () => {
  const weights = even.map((weight, i) => weight + i);
  const result = decideSecretResult(secretHall(weights, split(12), rules.units));
  expect(result.told).toMatchObject({ kind: 'exact', measure: 'units' });
  expect(result.options.map(({ weight, units }) => [weight, units])).toEqual([
    [null, 12],
    [null, 8],
    [null, 0],
  ]);
});

test.each(['both', 'double', 'plural'] as const)(
  'a majority in two measures (%s) tells units by their cells, and exactly where all weigh the same',
  (name) => {
    const mixed = even.map((weight, i) => weight + i);
    const result = decideSecretResult(secretHall(mixed, split(14), rules[name]));
    expect(result.told).toMatchObject({ kind: 'rounded', step: 1, measure: 'units' });
    expect(result.options.map(({ weight, units, cell }) => [weight, units, cell])).toEqual([
      [null, null, { low: 14, high: 14 }],
      [null, null, { low: 6, high: 6 }],
      [null, null, { low: 0, high: 0 }],
    ]);
    expect(result.verdict).toMatchObject({ kind: 'approved', finding: null });
    expect(JSON.stringify(result)).not.toMatch(/700000|300001/u);
    expect(presentResult(result).base).toContain('Se publican unidades, y no lo que pesan');
    const same = decideSecretResult(secretHall(even, split(12), rules[name]));
    expect(same.told).toMatchObject({ kind: 'exact', measure: 'units' });
    expect(same.options.map(({ weight, units }) => [weight, units])).toEqual([
      [60_000_000, 12],
      [40_000_000, 8],
      [0, 0],
    ]);
  },
);

test('a verdict that the weight of one owner could turn tells no units', () => {
  const heavy = [30_000_000, ...even.slice(1)];
  const told = (favour: number) =>
    decideSecretResult(secretHall(heavy, split(favour), rules.double)).told?.kind;
  expect([told(11), told(12), told(16)]).toEqual(['verdict-only', 'verdict-only', 'rounded']);
});

test('where each unit is a head, heads are told exactly whatever they weigh', () => {
  const mixed = even.map((weight, i) => weight + i);
  const { told, measures, verdict } = decideSecretResult(secretHall(mixed, split(12), rules.heads));
  expect(told).toMatchObject({ kind: 'exact', measure: 'units' });
  expect(measures).toMatchObject([{ scope: 'heads', of: 20, votes: { favour: 12, against: 8 } }]);
  expect(verdict.kind).toBe('approved');
});

test.each([
  ['nobody proved at opening that each unit was a head', { unitsAreHeads: false }, 'p-U0'],
  ['the roster of the hour has a head with two units', {}, 'p-U1'],
])('where %s, heads decide nothing', (_what, more, owner) => {
  const hall = secretHall(even, split(12), rules.heads);
  const units = hall.units.map((unit, i) => (i === 0 ? { ...unit, ownerIds: [owner] } : unit));
  const result = decideSecretResult({ ...hall, units, question: { ...hall.question, ...more } });
  expect(result.verdict.kind).toBe('annulled');
  expect(result.verdict.sentence).toContain('no coincide con los dueños del padrón');
  expect(result.options.map(({ weight, units: of }) => weight ?? of)).toEqual([null, null, null]);
  // A decision that counts no heads is not held back.
  const byWeight = decideSecretResult({ ...secretHall(even, split(12)), units });
  expect(byWeight.verdict.kind).toBe('approved');
});

const hall = secretHall(even, split(12));
const against = { weight: 40_000_000, units: 8 };

test.each<readonly [string, Tally | null]>([
  ['one unit less', { favour: { weight: 60_000_000, units: 11 }, against }],
  ['one unit more', { favour: { weight: 60_000_000, units: 13 }, against }],
  ['another weight', { favour: { weight: 60_000_001, units: 12 }, against }],
  ['an answer that was never offered', { ghost: { weight: 60_000_000, units: 12 }, against }],
  [
    'a sum under zero',
    { favour: { weight: 140_000_000, units: 28 }, against: { weight: -40_000_000, units: -8 } },
  ],
  ['nothing', {}],
  ['no key to open them', null],
])('sums with %s decide nothing', (_what, tally) => {
  const result = decideSecretResult({ ...hall, tally });
  expect(result.verdict.kind).toBe('annulled');
  expect(result.verdict.sentence).toMatch(/Repita la votación\. No se decidió nada\.$/u);
  expect(result.options.map(({ weight, units }) => weight ?? units)).toEqual([null, null, null]);
});

test('without quorum the sentence is the one of the quorum, and still no vote is told', () => {
  const weights = [...even.slice(0, 6), 500_000_000];
  const there = secretHall(weights, [...split(5).slice(0, 6), null]);
  const attendance = there.attendance.slice(0, 6);
  const result = decideSecretResult({ ...there, attendance });
  expect(result.verdict.kind).toBe('no-quorum');
  expect(result.verdict.sentence).toMatch(
    /^Sin quórum, con 5,66 % del coeficiente y 6 propietarios; se necesitaba /u,
  );
  expect(result.told?.kind).not.toBe('exact');
});

test.each([
  ['exact', 12, ['60,00 %', '40,00 %', '0,00 %', '0,00 %']],
  ['rounded', 19, ['entre 90 % y 100 %', 'entre 0 % y 10 %', 'entre 0 % y 10 %']],
])('a result told %s is shown so on every screen', (kind, favour, percents) => {
  const result = decideSecretResult(secretHall(even, split(favour)));
  const { measures, base } = presentResult(result);
  expect(result.told?.kind).toBe(kind);
  expect(measures.flatMap(({ bars }) => bars).map(({ percent }) => percent)).toEqual(percents);
  expect(base).toContain('Voto secreto. Votaron 20 unidades, coeficiente 100,0000');
});

test('where only the verdict is told there are no bars, and it says why', () => {
  const result = decideSecretResult(secretHall([9, 9], ['favour', 'favour']));
  const { measures, base } = presentResult(result);
  expect(measures.map(({ bars, line }) => [bars, line])).toEqual([[[], null]]);
  expect(base).toContain('No se publican cifras: permitirían deducir votos');
});
