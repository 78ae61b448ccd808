import { expect, test } from 'vitest';
import { plainSpaces } from '../../testing/plainSpaces.ts';
import { formatMoment, formatTime } from './formatMoment.ts';

const bogota = 'America/Bogota';

test.each([
  ['midnight is twelve in the morning', Date.UTC(2026, 10, 21, 5, 5), '12:05 a. m.'],
  ['noon is twelve in the afternoon', Date.UTC(2026, 10, 21, 17, 0), '12:00 p. m.'],
  ['the afternoon counts from one', Date.UTC(2026, 10, 21, 21, 5), '4:05 p. m.'],
] as const)('%s', (_, at, text) => {
  expect(plainSpaces(formatTime(at, bogota))).toBe(text);
  // No line ends inside of it.
  expect(formatTime(at, bogota)).not.toContain(' ');
});

test('the date and the time are those of the assembly’s zone', () => {
  const at = Date.UTC(2026, 10, 22, 2, 30);
  expect(plainSpaces(formatMoment(at, bogota))).toBe('21 nov 2026, 9:30 p. m.');
  expect(plainSpaces(formatMoment(at, 'Europe/Madrid'))).toBe('22 nov 2026, 3:30');
  const afternoon = Date.UTC(2026, 10, 21, 19, 5);
  for (const zone of ['America/Argentina/Buenos_Aires', 'America/Santiago']) {
    expect(plainSpaces(formatMoment(afternoon, zone))).toBe('21 nov 2026, 16:05');
  }
});

test('months are three letters without a point', () => {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 3, 17));
  expect(months.map((at) => plainSpaces(formatMoment(at, bogota)).split(' ')[1]).join(' ')).toBe(
    'ene feb mar abr may jun jul ago sep oct nov dic',
  );
});
