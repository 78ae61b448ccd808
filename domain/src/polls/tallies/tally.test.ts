import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeTallies, type Tally, tallyOf, totalOf } from './tally.ts';

const ballot = fc.record({
  optionIds: fc.constantFrom('favour', 'against', 'blank', 'abstention').map((one) => [one]),
  weight: fc.nat(1_000_000),
});

test('counts every ballot once, by weight and by units', () => {
  const tally = tallyOf({}, [
    { optionIds: ['favour'], weight: 3 },
    { optionIds: ['against'], weight: 5 },
    { optionIds: ['favour'], weight: 0 },
  ]);
  expect(tally).toEqual({
    favour: { weight: 3, units: 2 },
    against: { weight: 5, units: 1 },
  });
});

test('the tally does not depend on the order or on the shard that took each ballot', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ballot, fc.nat(15))), (cast) => {
      const direct = tallyOf(
        {},
        cast.map(([one]) => one),
      );
      const shards: Record<number, Tally> = {};
      for (const [one, shard] of [...cast].reverse()) {
        shards[shard] = tallyOf({}, [one], shards[shard]);
      }
      expect(mergeTallies(Object.values(shards))).toEqual(direct);
      expect(totalOf(direct).units).toBe(cast.length);
    }),
  );
});
