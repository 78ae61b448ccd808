import { expect, test } from 'vitest';
import { unitIdSchema } from '../../kernel/identity/ids.ts';
import { unitIdOf } from '../../people/rosters/unit.ts';
import { accreditRequest } from './attendanceRequests.ts';

test.each(['.', '..', 'T1/101', '__T1__', ''])('refuses «%s» as the id of a unit', (unitId) => {
  expect(unitIdSchema.safeParse(unitId).success).toBe(false);
});

test.each(['T1-101', 'Casa 5', '.', '..', '__A__', 'A/B', 'Depósito ñ'])(
  'accepts the id that the label «%s» gets',
  (label) => {
    expect(unitIdSchema.safeParse(unitIdOf(label)).success).toBe(true);
  },
);

test('refuses a person id that is not one segment of a path', () => {
  const request = { personId: 'p1', unitIds: ['T1-101'], capacity: 'owner', channel: 'hall' };
  expect(accreditRequest.safeParse(request).success).toBe(true);
  expect(accreditRequest.safeParse({ ...request, personId: '../x' }).success).toBe(false);
});
