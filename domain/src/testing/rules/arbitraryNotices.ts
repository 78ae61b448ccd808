import fc from 'fast-check';
import { addDays } from '../../kernel/calendars/localDate.ts';
import type { AbsentNotice } from '../../laws/verdicts/presumedConsent.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';

/** One of sixty days: notices, objections and the day on which it is asked fall among them. */
export const someDay = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days));

/** At most one notice a unit: some were told, some of those objected, some were never told. */
export function arbitraryNotices(roll: readonly RollUnit[]): fc.Arbitrary<readonly AbsentNotice[]> {
  return fc
    .tuple(
      ...roll.map(({ unitId }) =>
        fc.option(
          fc.oneof(
            { weight: 1, arbitrary: fc.constant({ unitId, notifiedOn: null, objectedOn: null }) },
            {
              weight: 6,
              arbitrary: fc.record({
                unitId: fc.constant(unitId),
                notifiedOn: someDay,
                objectedOn: fc.option(someDay, { freq: 2 }),
              }),
            },
          ),
          { freq: 8 },
        ),
      ),
    )
    .map((notices) => notices.filter((notice) => notice !== null));
}
