import type { AttendedUnit, VotersReport } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { countUnits } from './countStays.ts';
import { allVoters, filterVoters } from './filterVoters.ts';

const stay = (unit: string, more: Partial<AttendedUnit> = {}): AttendedUnit => ({
  ...{ unitId: unit, unit, group: '', order: 0, weight: 1, capacity: 'owner', owner: 'Ana Ruiz' },
  ...{ channel: 'hall', enteredAt: 1, entryId: unit, leftAt: null, exitId: null, choices: [] },
  ...{ tookOver: false, handedOver: false, isLast: true },
  ...more,
});

/** Gil had three units: one he gave to its owner, one left with its proxy, one he still has. */
const report: VotersReport = {
  ...{ session: 1, readAt: 9, questions: [], absent: [] },
  voters: [
    {
      ...{ personId: 'ana', name: 'Ana Ruiz' },
      stays: [stay('101', { enteredAt: 5, tookOver: true })],
    },
    {
      ...{ personId: 'gil', name: 'Gil Peña' },
      stays: [
        stay('101', { leftAt: 5, exitId: 'x', handedOver: true, isLast: false }),
        stay('102', { leftAt: 6, exitId: 'y' }),
        stay('103'),
      ],
    },
  ],
};

const listed = (state: 'all' | 'stayed' | 'left') => {
  const shown = filterVoters(report, { ...allVoters, state });
  const units = shown.voters.flatMap(({ stays }) => stays.map(({ unit }) => unit));
  return { units, count: countUnits(shown) };
};

test('of every unit that came one filter says that it is there, or that it left', () => {
  expect(listed('stayed')).toEqual({ units: ['101', '103'], count: 2 });
  expect(listed('left')).toEqual({ units: ['102'], count: 1 });
  expect(listed('all').count).toBe(3);
});
