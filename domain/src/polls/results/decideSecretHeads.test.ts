import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { allOf, atLeastHeads, favourOver } from '../../laws/rules/requirements.ts';
import { everyBallotTest } from '../../testing/halls/everyBallot.ts';
import { wholeHeadsHall } from '../../testing/halls/secretHall.ts';
import { everyWay } from '../../testing/rules/bruteDecoder.ts';
import { presentResult } from '../presented/presentResult.ts';
import { headTally, tallyOf } from '../tallies/tally.ts';
import { decideResult } from './decideResult.ts';
import { decideSecretResult, type SecretClosing } from './decideSecretResult.ts';

const heads = favourOver('present', moreThanHalf, 'heads');
const double = allOf(favourOver('all', moreThanHalf), favourOver('all', moreThanHalf, 'heads'));
const plural = allOf(favourOver('present', moreThanHalf), atLeastHeads('favour', 2));
const units = allOf(heads, favourOver('present', moreThanHalf, 'units'));
const rules = { heads, double, plural, units, cast: favourOver('cast', atLeast(2, 3), 'heads') };
const options = ['favour', 'against', 'abstention'];
const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Seven owners with one to three units each, some of them represented by another. */
const anyOwners = fc
  .record({
    more: fc.array(fc.constantFrom(...seven), { maxLength: 4 }),
    proxies: fc.array(fc.constantFrom('f', 'g'), { maxLength: 1 }),
    isEven: fc.boolean(),
  })
  .chain(({ more, proxies, isEven }) => {
    const owners = [...seven, ...(isEven ? seven : more)];
    const weight = fc.integer({ min: 1, max: isEven ? 1 : 3 });
    return fc.record({
      weights: fc.array(weight, { minLength: owners.length, maxLength: owners.length }),
      owned: fc.constant({
        owners,
        holders: Object.fromEntries(proxies.map((owner) => [owner, 'a'])),
      }),
    });
  });

test('heads with several units decide as the same votes with name would, over the same base', () => {
  const anybody = fc.array(fc.option(fc.constantFrom(...options)), { minLength: 7, maxLength: 7 });
  let told = 0;
  fc.assert(
    fc.property(
      anyOwners,
      anybody,
      fc.constantFrom(...Object.values(rules)),
      ({ weights, owned }, choices, rule) => {
        const hall = wholeHeadsHall(weights, owned, choices, rule);
        const ballots = hall.participations.map(({ unitId, weight, headId = '' }) => ({
          ...{ unitId, weight, optionIds: [choices[seven.indexOf(headId)] ?? ''] },
        }));
        const named = decideResult({ ...hall, ballots });
        const secret = decideSecretResult(hall);
        expect(secret.verdict.kind).toBe(named.verdict.kind);
        expect([secret.base, secret.didNotVote]).toEqual([named.base, named.didNotVote]);
        if (secret.told?.kind !== 'exact') return;
        told += 1;
        expect(secret.measures).toEqual(named.measures);
      },
    ),
    { numRuns: 300, seed: 191 },
  );
  expect(told).toBeGreaterThan(20);
});

everyBallotTest(process.env)(
  'nobody who owns several units is decoded, neither by cells of heads nor by a verdict of both measures',
  () => {
    const told = new Map<string, number>();
    const ways = everyWay(7, options);
    const choice = fc.constantFrom('favour', 'favour', 'against', 'abstention');
    fc.assert(
      fc.property(
        anyOwners,
        fc.array(choice, { minLength: 7, maxLength: 7 }),
        fc.constantFrom(...Object.entries(rules)),
        ({ weights, owned }, choices, [name, rule]) => {
          const result = decideSecretResult(wholeHeadsHall(weights, owned, choices, rule));
          if (result.told === undefined || result.told.kind === 'verdict-only') return;
          told.set(name, (told.get(name) ?? 0) + 1);
          const counted = ways.filter((way) =>
            result.options.every(({ optionId, cell, heads: exact }) => {
              const of = way.filter((one) => one === optionId).length;
              return cell === undefined ? of === exact : of >= cell.low && of <= cell.high;
            }),
          );
          const possible = counted.filter((way) => {
            const { verdict } = decideSecretResult(wholeHeadsHall(weights, owned, way, rule));
            return verdict.kind === result.verdict.kind;
          });
          const heldBy = (person: string) =>
            seven.flatMap((head, i) => (holderOf(owned, head) === person ? [i] : []));
          for (const insider of new Set(seven.map((head) => holderOf(owned, head)))) {
            const own = heldBy(insider);
            const known = possible.filter((way) => own.every((i) => way[i] === choices[i]));
            for (const [i] of seven.entries()) {
              if (own.includes(i)) continue;
              expect(known.some((way) => way[i] !== choices[i])).toBe(true);
            }
          }
        },
      ),
      { numRuns: 150, seed: 191 },
    );
    for (const name of Object.keys(rules))
      expect([name, (told.get(name) ?? 0) > 3]).toEqual([name, true]);
  },
);

function holderOf(
  { holders }: { readonly holders: Readonly<Record<string, string>> },
  head: string,
) {
  return holders[head] ?? head;
}

const twelve = Array.from({ length: 12 }, (_, i) => `o${i}`);
/** Twelve owners; the first has a second unit. */
const owners = [...twelve, 'o0'];
const weights = owners.map((_, i) => 1_000_000 * (i + 1));
const split = (favour: number) => twelve.map((_, i) => (i < favour ? 'favour' : 'against'));
const hall = (favour = 7, rule = heads) => wholeHeadsHall(weights, { owners }, split(favour), rule);

test('heads are told exactly, and neither their units nor what they weigh', () => {
  const result = decideSecretResult(hall());
  expect(result.told).toMatchObject({ kind: 'exact', measure: 'heads', heads: 12 });
  expect(result.told?.voted.units).toBe(13);
  expect(result.options.map(({ weight, units: of, heads: told }) => [weight, of, told])).toEqual([
    [null, null, 7],
    [null, null, 5],
    [null, null, 0],
  ]);
  expect(result.measures).toMatchObject([{ scope: 'heads', of: 12, votes: { favour: 7 } }]);
  expect(presentResult(result).base).toContain('con todas sus unidades: 12');
  expect(JSON.stringify(result)).not.toMatch(/"units":8|41000000/u);
});

test('a majority of owners and of weights tells heads by their cells, and says that it keeps weights', () => {
  const even = weights.map(() => 1_000_000);
  const told = (favour: number) =>
    decideSecretResult(wholeHeadsHall(even, { owners }, split(favour), double));
  expect(told(10).told).toMatchObject({ kind: 'rounded', measure: 'heads' });
  expect(presentResult(told(10)).base).toContain('cuántos votan, y no lo que pesan');
  // The larger weight of the first, unseen, could turn it.
  expect(told(7).told).toMatchObject({ kind: 'verdict-only' });
});

test('where all owners have as much, heads tell their units and weight too', () => {
  const two = [...twelve, ...twelve];
  const result = decideSecretResult(
    wholeHeadsHall(
      two.map(() => 1_000_000),
      { owners: two },
      split(7),
      double,
    ),
  );
  expect(result.told).toMatchObject({ kind: 'exact', measure: 'heads', heads: 12 });
  expect(result.options.map(({ weight, units: of, heads: one }) => [weight, of, one])).toEqual([
    [14_000_000, 14, 7],
    [10_000_000, 10, 5],
    [0, 0, 0],
  ]);
});

const first = (more: object) => ({
  participations: hall().participations.map((one, i) => (i === 0 ? { ...one, ...more } : one)),
});
const heads7 = { weight: 0, units: 7 };
const of = (favour: number, against: number) =>
  tallyOf({}, [
    ...Array.from({ length: favour }, () => ({ optionIds: ['favour'], weight: 0 })),
    ...Array.from({ length: against }, () => ({ optionIds: ['against'], weight: 0 })),
  ]);

test.each<readonly [string, Partial<SecretClosing>]>([
  ['a head more in the sums than took part', { heads: of(8, 5) }],
  ['a head less', { heads: of(6, 5) }],
  ['a head that moved to an answer with fewer units', { heads: of(4, 8) }],
  ['heads of an answer that the question has not', { heads: { ...of(7, 4), other: heads7 } }],
  ['no sums of heads', { heads: {} }],
  ['a unit that says another head', first({ headId: 'o1' })],
  ['a unit that says none', first({ headId: undefined })],
  ['a head that came in two sendings', first({ requestId: 'r2' })],
  ['a head that came from two people', first({ personId: 'o1' })],
  ['nothing proved when it opened', { question: { ...hall().question, headsVoteWhole: false } }],
])('%s annuls the vote', (_what, more) => {
  expect(decideSecretResult(hall()).verdict.kind).toBe('approved');
  const { verdict, told, options: answers } = decideSecretResult({ ...hall(), ...more });
  expect(verdict.kind).toBe('annulled');
  expect(told?.kind).toBe('verdict-only');
  expect(answers.map(({ weight, units: sum, heads: one }) => weight ?? sum ?? one ?? null)).toEqual(
    [null, null, null],
  );
});

test('owners who disagree on the answer are named in the result, by unit', () => {
  const whole = hall();
  const attendance = whole.attendance.map((one) => ({
    ...{ ...one, label: `10${one.unitId}`, order: Number(one.unitId.slice(1)) },
    personId: one.unitId === 'U12' ? 'o5' : (owners[Number(one.unitId.slice(1))] ?? ''),
  }));
  const left = whole.participations.filter(({ headId }) => headId !== 'o0');
  const marked = left.map(({ unitId, weight, headId = '' }) => ({
    ...{ headId, weight, optionIds: [split(7)[Number(unitId.slice(1))] ?? ''] },
  }));
  const result = decideSecretResult({
    ...{ ...whole, attendance, participations: left, tally: tallyOf({}, marked) },
    heads: headTally(whole.question, marked) ?? {},
  });
  expect(result.unsettled).toEqual(['10U0', '10U12']);
  expect(presentResult(result).base).toContain(
    'Quedaron sin responder, por no ponerse de acuerdo quienes las tenían: 10U0 y 10U12',
  );
  expect(decideSecretResult({ ...whole, attendance })).not.toHaveProperty('unsettled');
});
