import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedNow, type Gap, joinGap } from './countedTime.ts';

const anyGap = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }))
  .map(([from, lasts]): Gap => ({ from, to: from + lasts }));
const anyGaps = fc.array(anyGap, { maxLength: 8 });

const isWithin = (gaps: readonly Gap[], at: number) =>
  gaps.some(({ from, to }) => from <= at && at < to);

test('gaps that are joined cover what each covered, in order and apart', () => {
  fc.assert(
    fc.property(anyGaps, (gaps) => {
      const joined = gaps.reduce<readonly Gap[]>(joinGap, []);
      for (let at = 0; at < 90; at += 1) expect(isWithin(joined, at)).toBe(isWithin(gaps, at));
      for (const [i, { from, to }] of joined.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(joined[i + 1]?.from ?? Number.MAX_SAFE_INTEGER).toBeGreaterThan(to);
      }
    }),
  );
});

test('an attendee silent for the whole grace is due, and time in a gap is no silence', () => {
  const anyMoment = fc.integer({ min: 0, max: 100 });
  const anyGrace = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(anyGaps, anyMoment, anyMoment, anyGrace, (made, seenAt, now, grace) => {
      const gaps = made.reduce<readonly Gap[]>(joinGap, []);
      let silent = 0;
      for (let at = seenAt; at < now; at += 1) if (!isWithin(gaps, at)) silent += 1;
      expect(seenAt + grace <= countedNow(grace, now, gaps)).toBe(silent >= grace);
    }),
    { numRuns: 2_000 },
  );
});
