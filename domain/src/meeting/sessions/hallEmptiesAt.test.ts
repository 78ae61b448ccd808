import { expect, test } from 'vitest';
import { hallEmptiesAt } from './hallEmptiesAt.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['in the evening', '2026-11-21T20:00:00-05:00', 'America/Bogota', '2026-11-22T02:00:00-05:00'],
  ['at noon', '2026-11-21T12:00:00-05:00', 'America/Bogota', '2026-11-22T00:00:00-05:00'],
  [
    'just before midnight',
    '2026-11-21T23:55:00-05:00',
    'America/Bogota',
    '2026-11-22T05:55:00-05:00',
  ],
  ['as clocks go back', '2026-10-24T12:00:00+02:00', 'Europe/Madrid', '2026-10-25T00:00:00+02:00'],
])('a session suspended %s goes on with nobody from another day', (_, suspended, zone, empties) => {
  expect(hallEmptiesAt(at(suspended), zone)).toBe(at(empties));
});
