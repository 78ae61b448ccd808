import { type Attendance, newPlate, type Plate, platePayload } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { findPlates, joinPlates, nextFree } from './plateHall.ts';

function held(unitId: string, personId: string, personName: string): Attendance {
  return {
    ...{ unitId, label: unitId, group: '', order: 0, weight: 500_000, headId: personId },
    ...{ personId, personName, ownerName: '', capacity: 'owner', channel: 'hall' },
    ...{ present: true, since: 0 },
  };
}

const out: Plate = { ...newPlate(14, 0), state: 'out', personId: 'ana', personName: 'Ana Peña' };
const hall = joinPlates(
  [newPlate(20, 0), out, { ...newPlate(3, 0), state: 'lost' }],
  [
    held('T1-101', 'ana', 'Ana Peña'),
    held('T1-102', 'ana', 'Ana Peña'),
    held('T2-14', 'eva', 'Eva'),
  ],
);
const keys = (text: string) => findPlates(hall, text).map(({ key }) => key);

test.each([
  ['14', ['placa-14']],
  [platePayload(14), ['placa-14']],
  ['pena', ['persona-ana']],
  ['t1 102', ['persona-ana']],
  ['t214', ['persona-eva']],
  ['102 torre 1', ['persona-ana']],
  ['torre 2 apto 0014', ['persona-eva']],
  ['torre 1 apto 14', []],
  ['99', []],
  ['', []],
])('searching %s finds %j', (text, found) => {
  expect(keys(text)).toEqual(found);
});

test('a person comes with all the units that the plate carries', () => {
  expect(hall.holders[0]).toMatchObject({
    labels: ['T1-101', 'T1-102'],
    weight: 1_000_000,
    plate: { number: 14 },
  });
});

test('the next plate to hand out is the lowest that is on the desk', () => {
  expect(nextFree(hall.plates)).toBe(20);
  expect(nextFree([...hall.plates, { ...newPlate(5, 0), state: 'returned' }])).toBe(5);
  expect(nextFree([out])).toBeNull();
});
