import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToTally, emptyTally, mergeTallies, type Tally, totalOf } from './tally.ts';

const ballot = fc.record({
  optionId: fc.constantFrom('favour', 'against', 'blank', 'abstention'),
  weight: fc.nat(1_000_000),
});

test('counts every ballot once, by weight and by units', () => {
  const tally = [
    { optionId: 'favour', weight: 3 },
    { optionId: 'against', weight: 5 },
    { optionId: 'favour', weight: 0 },
  ].reduce(addToTally, emptyTally);
  expect(tally).toEqual({
    favour: { weight: 3, units: 2 },
    against: { weight: 5, units: 1 },
  });
});

test('the tally does not depend on the order or on the shard that took each ballot', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ballot, fc.nat(15))), (cast) => {
      const direct = cast.map(([one]) => one).reduce(addToTally, emptyTally);
      const shards: Record<number, Tally> = {};
      for (const [one, shard] of [...cast].reverse()) {
        shards[shard] = addToTally(shards[shard] ?? emptyTally, one);
      }
      expect(mergeTallies(Object.values(shards))).toEqual(direct);
      expect(totalOf(direct).units).toBe(cast.length);
    }),
  );
});
