import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attendance } from './attendance.ts';
import { changeShares, type HeadShare, noShare, seatIn, sharesOf } from './headPresence.ts';

const seat = (unitId: string, more: Partial<Attendance> = {}): Attendance => ({
  ...{ unitId, label: unitId, group: '', order: 0, weight: 5, headId: 'ana', personId: 'ana' },
  ...{ personName: '', ownerName: '', capacity: 'owner', channel: 'hall' },
  ...{ present: true, since: 0, inArrears: false, ...more },
});

test.each<[string, Attendance | null, Attendance, Partial<HeadShare> | null]>([
  ['comes in', null, seat('A'), { units: 1, weight: 5, clearUnits: 1, clearWeight: 5 }],
  ['comes in owing', null, seat('A', { inArrears: true }), { units: 1, weight: 5, clearUnits: 0 }],
  ['leaves', seat('A'), seat('A', { present: false }), { units: -1, weight: -5, clearUnits: -1 }],
  [
    'pays while it is here',
    seat('A', { inArrears: true }),
    seat('A'),
    { units: 0, weight: 0, clearUnits: 1, clearWeight: 5 },
  ],
  ['passes to another person', seat('A'), seat('A', { personId: 'luis' }), null],
  ['comes back', seat('A', { present: false }), seat('A'), { units: 1, clearUnits: 1 }],
])('a unit that %s moves its head by as much', (_, before, after, share) => {
  const moved = changeShares([{ before, after }]).get('ana');
  if (share === null) expect(moved).toBeUndefined();
  else expect(moved).toMatchObject(share);
});

test('a unit that came in before heads were counted is in none, until it moves', () => {
  const { inArrears: _before, ...early } = seat('A');
  expect(sharesOf([early])).toEqual(new Map());
  expect(changeShares([{ before: early, after: { ...early, present: false } }])).toEqual(new Map());
  expect(changeShares([{ before: early, after: seat('A') }]).get('ana')).toMatchObject({
    units: 1,
  });
});

test('a unit with another set of owners goes from head to head', () => {
  const unit = { ownerIds: ['eva', 'ana'], inArrears: true } as const;
  const after = seatIn(seat('A'), {
    ...{ unitId: 'A', label: 'A', group: '', kind: '', weight: 5, ownerNames: [], order: 0 },
    ...unit,
  });
  const moved = changeShares([{ before: seat('A'), after }]);
  expect(moved.get('ana')).toMatchObject({ units: -1, clearUnits: -1 });
  expect(moved.get('ana+eva')).toMatchObject({ units: 1, weight: 5, clearUnits: 0 });
});

test('added moves give the shares of those present', () => {
  const state = fc.record({
    headId: fc.constantFrom('ana', 'eva'),
    ...{ present: fc.boolean(), inArrears: fc.boolean(), unit: fc.nat(2) },
  });
  fc.assert(
    fc.property(fc.array(state, { maxLength: 12 }), (states) => {
      const held = new Map<string, Attendance>();
      const total = new Map<string, HeadShare>();
      for (const { unit, ...more } of states) {
        const after = seat(`u${unit}`, more);
        for (const [head, by] of changeShares([
          { before: held.get(after.unitId) ?? null, after },
        ])) {
          const was = total.get(head) ?? noShare;
          total.set(head, {
            units: was.units + by.units,
            weight: was.weight + by.weight,
            clearUnits: was.clearUnits + by.clearUnits,
            clearWeight: was.clearWeight + by.clearWeight,
          });
        }
        held.set(after.unitId, after);
      }
      const stand = [...total].filter(([, share]) => share.units !== 0);
      expect(new Map(stand)).toEqual(sharesOf([...held.values()]));
    }),
  );
});
