import { expect, test } from 'vitest';
import { sayMoment } from './sayMoment.ts';
import { sayTime } from './sayTime.ts';

const bogota = 'America/Bogota';

test.each([
  ['00:00', '12:00 a. m.'],
  ['00:30', '12:30 a. m.'],
  ['01:00', '1:00 a. m.'],
  ['11:59', '11:59 a. m.'],
  ['12:00', '12:00 p. m.'],
  ['13:05', '1:05 p. m.'],
  ['20:00', '8:00 p. m.'],
])('%s is said %s', (time, said) => {
  expect(sayTime(time, bogota)).toBe(said);
});

test.each([
  ['20:00', '21 de noviembre de 2026 a las 8:00 p. m.'],
  ['13:30', '21 de noviembre de 2026 a la 1:30 p. m.'],
  ['01:00', '21 de noviembre de 2026 a la 1:00 a. m.'],
  ['10:00', '21 de noviembre de 2026 a las 10:00 a. m.'],
])('a moment at %s is said in a sentence', (time, said) => {
  expect(sayMoment({ date: '2026-11-21', time }, bogota)).toBe(said);
});

test.each([
  ['Europe/Madrid', '00:05', '21 de noviembre de 2026 a las 0:05'],
  ['Europe/Madrid', '01:05', '21 de noviembre de 2026 a la 1:05'],
  ['Atlantic/Canary', '13:05', '21 de noviembre de 2026 a las 13:05'],
  ['Africa/Ceuta', '20:00', '21 de noviembre de 2026 a las 20:00'],
  ['America/Argentina/Buenos_Aires', '20:00', '21 de noviembre de 2026 a las 20:00'],
  ['America/Argentina/Ushuaia', '13:05', '21 de noviembre de 2026 a las 13:05'],
  ['America/Santiago', '20:00', '21 de noviembre de 2026 a las 20:00'],
  ['Pacific/Easter', '20:00', '21 de noviembre de 2026 a las 20:00'],
  ['America/Mexico_City', '20:00', '21 de noviembre de 2026 a las 8:00 p. m.'],
])('clocks of %s say %s so: %s', (timeZone, time, said) => {
  expect(sayMoment({ date: '2026-11-21', time }, timeZone)).toBe(said);
});
