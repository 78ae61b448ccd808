import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPathSegment } from '../../kernel/identity/pathSegment.ts';
import { unitsThatDoNotFit } from '../seats/fitsAttendance.ts';
import { unitIdOf } from './unit.ts';

test.each([
  ['T1-101', 'T1-101'],
  [' t1-101 ', 'T1-101'],
  ['Casa  5', 'CASA%205'],
  ['5/2', '5%2F2'],
  ['.', '%2E'],
  ['..', '%2E%2E'],
  ['__x__', '%5F_X__'],
  ['T1 \uD800', 'T1%20%EF%BF%BD'],
])('the id of %j is %j', (label, id) => {
  expect(unitIdOf(label)).toBe(id);
});

test('an id is always one path segment', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (label) => {
      const id = unitIdOf(label);
      expect(id === '' || isPathSegment(id)).toBe(true);
    }),
  );
});

const unit = {
  unitId: 'A',
  label: 'A',
  group: '',
  kind: '',
  weight: 10,
  ownerIds: ['ana'],
  ownerNames: ['Ana'],
  inArrears: false,
  order: 0,
};
const held = {
  unitId: 'A',
  label: 'A',
  group: '',
  order: 0,
  weight: 10,
  headId: 'ana',
  personId: 'ana',
  personName: 'Ana',
  ownerName: 'Ana',
  capacity: 'owner',
  channel: 'hall',
  present: true,
  since: 0,
} as const;

test.each([
  ['nothing changed', [unit], []],
  ['the unit is gone', [], ['A']],
  ['its weight changed', [{ ...unit, weight: 11 }], ['A']],
  ['its holder no longer owns it', [{ ...unit, ownerIds: ['eva'] }], ['A']],
])('replacing the roster while people are present: %s', (_, units, misfits) => {
  expect(unitsThatDoNotFit([held], units)).toEqual(misfits);
});

test('an attorney keeps holding a unit whose owner changed', () => {
  const byProxy = { ...held, capacity: 'proxy' as const, personId: 'luis' };
  expect(unitsThatDoNotFit([byProxy], [unit])).toEqual([]);
});
