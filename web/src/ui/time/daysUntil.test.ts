import { expect, test } from 'vitest';
import { daysUntil } from './daysUntil.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['the same day, however late', '2026-11-23T00:10:00-05:00', '2026-11-23T23:50:00-05:00', 0],
  ['tomorrow, in twenty minutes', '2026-11-23T23:50:00-05:00', '2026-11-24T00:10:00-05:00', 1],
  [
    'in three days, less than 72 hours away',
    '2026-11-23T20:00:00-05:00',
    '2026-11-26T08:00:00-05:00',
    3,
  ],
])('%s', (_, now, then, days) => {
  expect(daysUntil(at(then), at(now), 'America/Bogota')).toBe(days);
});

test('the day is that of the assembly', () => {
  const [now, then] = [at('2026-11-24T02:00:00Z'), at('2026-11-24T15:00:00Z')];
  expect(daysUntil(then, now, 'America/Bogota')).toBe(1);
  expect(daysUntil(then, now, 'Europe/Madrid')).toBe(0);
});

test('a day with an hour less is a day', () => {
  const [now, then] = [at('2026-03-28T12:00:00Z'), at('2026-03-30T11:00:00Z')];
  expect(daysUntil(then, now, 'Europe/Madrid')).toBe(2);
});
