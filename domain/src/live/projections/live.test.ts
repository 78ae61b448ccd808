import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantMillis, instantOf } from '../../kernel/calendars/instant.ts';
import { curvePointsAtMost, extendCurve } from '../../meeting/quorum/curve.ts';
import type { QuorumPoint } from '../../meeting/quorum/liveQuorum.ts';

const time = fc.record({ seconds: fc.nat(4_000_000_000), nanoseconds: fc.nat(999_999_999) });

test('instants sort as text exactly as they happened', () => {
  fc.assert(
    fc.property(time, time, (a, b) => {
      const before =
        a.seconds < b.seconds || (a.seconds === b.seconds && a.nanoseconds < b.nanoseconds);
      expect(instantOf(a) < instantOf(b)).toBe(before);
    }),
  );
});

test('an instant gives back its milliseconds', () => {
  expect(instantMillis(instantOf({ seconds: 1_763_697_600, nanoseconds: 123_456_789 }))).toBe(
    1_763_697_600_123,
  );
});

test('the curve takes a step only when the weight changes and time does not go back', () => {
  const first = extendCurve([], { at: 1, weight: 5 });
  expect(extendCurve(first, { at: 2, weight: 5 })).toBe(first);
  expect(extendCurve(first, { at: 0, weight: 6 })).toBe(first);
  expect(extendCurve(first, { at: 1, weight: 6 })).toHaveLength(2);
  expect(extendCurve(first, { at: 2, weight: 6 })).toHaveLength(2);
});

test('the curve stays small and keeps its first and newest steps', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 300, maxLength: 600 }), (weights) => {
      const points = weights.map((weight, at) => ({ at, weight }));
      const curve = points.reduce<readonly QuorumPoint[]>(extendCurve, []);
      expect(curve.length).toBeLessThanOrEqual(curvePointsAtMost);
      expect(curve[0]).toEqual(points[0]);
      expect(curve.at(-1)?.weight).toBe(weights.at(-1));
      expect(curve.map((point) => point.at)).toEqual(
        [...curve.map((point) => point.at)].sort((a, b) => a - b),
      );
    }),
    { numRuns: 20 },
  );
});
