import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '../../kernel/calendars/instant.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { nobodyExcluded } from '../../laws/rules/rule.ts';
import { scopesOf } from '../../laws/verdicts/scopesOf.ts';
import { quorumTimeLine } from '../../testing/halls/quorumTimeLine.ts';
import { presenceCurve } from './presenceCurve.ts';
import type { Movement } from './timeLine.ts';

const weights = new Map([
  ['A', 40],
  ['B', 35],
  ['C', 25],
]);
const pack = packOf('co-ph');
const rule = matterRule(pack, 'budget');
const terms = {
  roll: [...weights].map(([unitId, main]) => ({
    ...{ unitId, headId: unitId, weights: { main }, inArrears: false, inConflict: false },
  })),
  scopes: scopesOf(rule),
  exclusions: nobodyExcluded,
  quorum: rule.quorum,
  call: 1,
  vocabulary: pack.vocabulary,
};

/** Of three commits a millisecond. */
const commit = (place: number) =>
  instantOf({ seconds: 0, nanoseconds: Math.floor((place * 1_000_000) / 3) });
const anyNight: fc.Arbitrary<readonly Movement[]> = fc.uniqueArray(
  fc.record({
    eventId: fc.string({ minLength: 1, maxLength: 3 }),
    committed: fc.nat(60).map(commit),
    unitId: fc.constantFrom('A', 'B', 'C'),
    kind: fc.constantFrom('unit-entered' as const, 'unit-left' as const),
  }),
  { selector: (movement) => movement.eventId },
);

test('the curve is the time line without the commits in which no weight moved', () => {
  fc.assert(
    fc.property(anyNight, (movements) => {
      const steps = quorumTimeLine(movements, terms).map(({ at, quorum }) => ({
        at,
        weight: quorum.present.weight,
      }));
      const moving = steps.filter((step, i) => step.weight !== steps[i - 1]?.weight);
      expect(presenceCurve(movements, weights)).toEqual(moving);
    }),
  );
});

test('a unit that is not in the roster weighs nothing', () => {
  const movement = {
    ...{ eventId: '1', committed: commit(15), unitId: 'X' },
    kind: 'unit-entered' as const,
  };
  expect(presenceCurve([movement], weights)).toEqual([{ at: 5, weight: 0 }]);
});
