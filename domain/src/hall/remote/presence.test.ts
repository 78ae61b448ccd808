import { expect, test } from 'vitest';
import { attendanceModes } from '../../people/seats/attendance.ts';
import { isOverdue, lapsesOnline, seenNow } from './presence.ts';
import { graceMillis, heartbeatMillis } from './presenceTimes.ts';

test('a person may miss several signs before the grace ends', () => {
  expect(graceMillis / heartbeatMillis).toBeGreaterThan(4);
});

test.each([
  [graceMillis - 1, false],
  [graceMillis, true],
  [graceMillis + 1, true],
])('%d ms after the last sign it is overdue: %s', (after, overdue) => {
  expect(isOverdue(seenNow('ana', 'u1', 1_000), 1_000 + after)).toBe(overdue);
});

test('an attendee who said goodbye, or lapsed already, is never overdue', () => {
  expect(isOverdue({ dueAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false);
});

test('silence takes out only online attendees', () => {
  expect(attendanceModes.filter((channel) => lapsesOnline({ present: true, channel }))).toEqual([
    'online',
  ]);
  expect(lapsesOnline({ present: false, channel: 'online' })).toBe(false);
});
