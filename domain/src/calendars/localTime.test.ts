import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMinutes,
  compareMoments,
  localMomentSchema,
  localTimeSchema,
  minutesOf,
} from './localTime.ts';

test.each(['00:00', '09:59', '19:00', '20:00', '23:59'])('%s is a time', (time) => {
  expect(localTimeSchema.parse(time)).toBe(time);
});

test.each(['24:00', '23:60', '7:00', '07:0', '20:00:00', ' 20:00', '30:00', ''])(
  'refuses %j as a time',
  (time) => {
    expect(localTimeSchema.safeParse(time).success).toBe(false);
  },
);

test('a moment is a real date and a real time', () => {
  const moment = { date: '2026-11-21', time: '20:00' };
  expect(localMomentSchema.parse(moment)).toEqual(moment);
  expect(localMomentSchema.safeParse({ ...moment, date: '2026-02-30' }).success).toBe(false);
  expect(localMomentSchema.safeParse({ ...moment, time: '25:00' }).success).toBe(false);
  expect(localMomentSchema.safeParse({ ...moment, zone: 'x' }).success).toBe(false);
});

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
