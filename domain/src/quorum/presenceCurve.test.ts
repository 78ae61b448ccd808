import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matterRule, packOf } from '../rulePacks/rulePacks.ts';
import { nobodyExcluded } from '../rules/rule.ts';
import { scopesOf } from '../verdicts/scopesOf.ts';
import { presenceCurve } from './presenceCurve.ts';
import { quorumTimeLine } from './timeLine.ts';

const weights = new Map([
  ['A', 40],
  ['B', 35],
  ['C', 25],
]);
const pack = packOf('co-ph');
const rule = matterRule(pack, 'budget');
const frame = {
  roll: [...weights].map(([unitId, main]) => ({
    ...{ unitId, headId: unitId, weights: { main }, inArrears: false, inConflict: false },
  })),
  scopes: scopesOf(rule),
  exclusions: nobodyExcluded,
  quorum: rule.quorum,
  call: 1,
  vocabulary: pack.vocabulary,
};

const anyNight = fc.uniqueArray(
  fc.record({
    eventId: fc.string({ minLength: 1, maxLength: 3 }),
    at: fc.nat(20),
    unitId: fc.constantFrom('A', 'B', 'C'),
    kind: fc.constantFrom('entered' as const, 'left' as const),
  }),
  { selector: (movement) => movement.eventId },
);

test('the curve is the time line without the instants at which nothing moved', () => {
  fc.assert(
    fc.property(anyNight, (movements) => {
      const steps = quorumTimeLine(movements, frame).map(({ at, quorum }) => ({
        at,
        weight: quorum.present.weight,
      }));
      const moving = steps.filter((step, i) => step.weight !== steps[i - 1]?.weight);
      expect(presenceCurve(movements, weights)).toEqual(moving);
    }),
  );
});

test('a unit that is not in the roster weighs nothing', () => {
  const movement = { eventId: '1', at: 5, unitId: 'X', kind: 'entered' as const };
  expect(presenceCurve([movement], weights)).toEqual([{ at: 5, weight: 0 }]);
});
