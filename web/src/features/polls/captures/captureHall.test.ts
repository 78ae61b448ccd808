import type { Attendance } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { findPeople, peopleInHall } from './captureHall.ts';

const unit = (unitId: string, personName: string, more: Partial<Attendance> = {}): Attendance => ({
  ...{ unitId, label: unitId, group: '', order: 0, weight: 1, headId: 'h', personName },
  ...{ personId: personName, ownerName: '', capacity: 'owner', channel: 'hall', present: true },
  ...{ since: 1, ...more },
});

const people = peopleInHall([
  unit('T1-102', 'Ana Ruiz', { order: 2 }),
  unit('T1-101', 'Ana Ruiz', { order: 1 }),
  unit('T1-10', 'Luis Peña'),
  unit('T2-201', 'Eva Soto', { present: false }),
]);

test('who is present is listed once with all that they hold', () => {
  expect(people.map(({ name, units }) => [name, units.map(({ label }) => label)])).toEqual([
    ['Ana Ruiz', ['T1-101', 'T1-102']],
    ['Luis Peña', ['T1-10']],
  ]);
});

test.each([
  ['ruiz an', ['Ana Ruiz']],
  ['pena', ['Luis Peña']],
  ['t1 10', ['Luis Peña', 'Ana Ruiz']],
  ['T1-102', ['Ana Ruiz']],
  ['102', ['Ana Ruiz']],
  ['eva', []],
  ['', ['Ana Ruiz', 'Luis Peña']],
])('«%s» finds %j', (text, names) => {
  expect(findPeople(people, text).map(({ name }) => name)).toEqual(names);
});
