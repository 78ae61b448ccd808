import { expect, test } from 'vitest';
import { lastTimeAt } from './paperHours.ts';

const now = Date.parse('2026-11-30T00:20:00-05:00');

test.each([
  ['00:11', '2026-11-30T00:11:00-05:00'],
  ['00:20', '2026-11-30T00:20:00-05:00'],
  ['23:58', '2026-11-29T23:58:00-05:00'],
])('%s is the last time that clocks showed it', (time, instant) => {
  expect(lastTimeAt(time, now, 'America/Bogota')).toBe(Date.parse(instant));
});

test('half a time is none', () => {
  expect(lastTimeAt('', now, 'America/Bogota')).toBeNull();
  expect(lastTimeAt('7:04', now, 'America/Bogota')).toBeNull();
});
