import type { Attendance } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { captureHall, findHallPeople, findPresentUnits } from './captureHall.ts';

const unit = (unitId: string, personName: string, more: Partial<Attendance> = {}): Attendance => ({
  ...{ unitId, label: unitId, group: '', order: 0, weight: 1, headId: 'h', personName },
  ...{ personId: personName, ownerName: '', capacity: 'owner', channel: 'hall', present: true },
  ...{ since: 1, ...more },
});

const hall = captureHall([
  unit('T1-102', 'Ana Ruiz', { order: 2 }),
  unit('T1-101', 'Ana Ruiz', { order: 1 }),
  unit('T1-10', 'Luis Peña'),
  unit('T2-201', 'Eva Soto', { present: false }),
]);

test('a person present is listed once with all their units', () => {
  expect(hall.people.map(({ name, units }) => [name, units.map(({ label }) => label)])).toEqual([
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
  ['102 torre 1', ['Ana Ruiz']],
  ['Torre 1 Apto 0101', ['Ana Ruiz']],
  ['1-10', ['Luis Peña']],
  ['torre 2 apto 201', []],
  ['eva', []],
  ['', ['Ana Ruiz', 'Luis Peña']],
])('«%s» finds %j', (text, names) => {
  expect(findHallPeople(hall, text).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['102 torre 1', ['T1-102']],
  ['ruiz', ['T1-101', 'T1-102']],
  ['t110', ['T1-10', 'T1-101', 'T1-102']],
  ['torre 2 apto 201', []],
])('among the units «%s» finds %j', (text, labels) => {
  expect(findPresentUnits(hall, hall.units, text).map(({ label }) => label)).toEqual(labels);
});
