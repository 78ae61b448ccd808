import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes, compareMoments, minutesOf } from './localTime.ts';

test.each([
  ['19:00', 30, '2026-11-21', '19:30'],
  ['23:45', 30, '2026-11-22', '00:15'],
  ['23:59', 1, '2026-11-22', '00:00'],
  ['18:00', 1440, '2026-11-22', '18:00'],
  ['00:10', -20, '2026-11-20', '23:50'],
  ['00:00', -1440, '2026-11-20', '00:00'],
  ['09:05', 0, '2026-11-21', '09:05'],
])('%s and %d minutes is %s %s', (time, minutes, date, expected) => {
  expect(addMinutes({ date: '2026-11-21', time }, minutes)).toEqual({ date, time: expected });
});

test('adding minutes keeps the order and comes back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 1, max: 9999 }),
      (at, more) => {
        const moment = addMinutes({ date: '2026-11-21', time: '00:00' }, at);
        const later = addMinutes(moment, more);
        expect(minutesOf(moment.time)).toBe(at);
        expect(compareMoments(later, moment)).toBe(more);
        expect(addMinutes(later, -more)).toEqual(moment);
      },
    ),
  );
});
