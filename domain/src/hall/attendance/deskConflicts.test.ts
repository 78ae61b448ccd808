import { expect, test } from 'vitest';
import { describeRefusal } from '../../kernel/refusals/describeRefusal.ts';
import type { RefusalCode } from '../../kernel/refusals/refusal.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { solvingOperation, type WayOut, wayOutOf } from './deskConflicts.ts';
import type { DeskOperation } from './deskOperation.ts';
import type { DeskConflict } from './deskQueue.ts';

const sending = { requestId: '0b0e6c6e-2f0b-4c0a-9d4e-5a6b7c8d9e0f', session: 1 };
const again = { requestId: '1b0e6c6e-2f0b-4c0a-9d4e-5a6b7c8d9e0f', session: 2 };
const accredit: DeskOperation = {
  ...{ ...sending, kind: 'accredit', personId: 'ana', unitIds: ['A', 'B'] },
  ...{ capacity: 'owner', channel: 'hall' },
};
const leave: DeskOperation = { ...sending, kind: 'leave', personId: 'ana', unitIds: ['A'] };

function conflict(operation: DeskOperation, code: RefusalCode): DeskConflict {
  return { operation, unitId: 'A', refusal: describeRefusal({ code }) };
}

function heldBy(personId: string, present = true): Attendance {
  return {
    ...{ unitId: 'A', label: 'A', group: '', order: 0, weight: 5, headId: 'h', personId },
    ...{
      personName: personId,
      ownerName: '',
      capacity: 'owner',
      channel: 'hall',
      since: 7,
      present,
    },
  };
}

const fromLuis: WayOut = { kind: 'transfer', fromId: 'luis', fromName: 'luis' };

test.each<[string, DeskOperation, RefusalCode, Attendance | undefined, WayOut]>([
  ['another person holds it', accredit, 'unit-held', heldBy('luis'), fromLuis],
  ['who held it left', accredit, 'unit-held', heldBy('luis', false), { kind: 'again' }],
  ['it is already theirs', accredit, 'unit-held', heldBy('ana'), { kind: 'settled' }],
  ['the session was over', accredit, 'session-not-open', undefined, { kind: 'again' }],
  ['another represents it', accredit, 'unit-represented', heldBy('luis'), { kind: 'attend' }],
  ['they do not own it', accredit, 'person-not-owner', undefined, { kind: 'none' }],
  [
    'they do not own what another holds',
    accredit,
    'person-not-owner',
    heldBy('luis'),
    { kind: 'none' },
  ],
  ['the session is another one', accredit, 'session-changed', undefined, { kind: 'none' }],
  ['who leaves still holds it', leave, 'session-not-open', heldBy('ana'), { kind: 'again' }],
  [
    'another person took it from who leaves',
    leave,
    'unit-held',
    heldBy('luis'),
    { kind: 'settled' },
  ],
  ['who leaves is out', leave, 'unit-not-present', undefined, { kind: 'settled' }],
])('the way out when %s', (_, operation, code, held, way) => {
  expect(wayOutOf(conflict(operation, code), held)).toEqual(way);
});

test('trying again is another press, for that unit alone and the session of now', () => {
  expect(
    solvingOperation(conflict(accredit, 'session-not-open'), { kind: 'again' }, again),
  ).toEqual({
    ...{ ...accredit, ...again, unitIds: ['A'] },
  });
});

test('passing a unit names the former holder', () => {
  expect(solvingOperation(conflict(accredit, 'unit-held'), fromLuis, again)).toEqual({
    ...{ ...accredit, ...again, unitIds: ['A'], kind: 'transfer', fromId: 'luis' },
  });
});

test('attending revokes what represents the unit', () => {
  const asked = conflict({ ...accredit, kind: 'transfer', fromId: 'luis' }, 'unit-represented');
  expect(solvingOperation(asked, { kind: 'attend' }, again)).toEqual({
    ...{ ...accredit, ...again, unitIds: ['A'], revokesProxies: true },
  });
});

test.each<WayOut>([{ kind: 'settled' }, { kind: 'none' }])('%o presses nothing', (way) => {
  expect(solvingOperation(conflict(accredit, 'unit-held'), way, again)).toBeNull();
});
