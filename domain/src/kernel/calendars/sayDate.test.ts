import { expect, test } from 'vitest';
import { sayDate, sayWeekday } from './sayDate.ts';

test.each([
  ['2026-01-01', '1 de enero de 2026'],
  ['2026-02-28', '28 de febrero de 2026'],
  ['2026-03-09', '9 de marzo de 2026'],
  ['2026-04-30', '30 de abril de 2026'],
  ['2026-05-18', '18 de mayo de 2026'],
  ['2026-06-08', '8 de junio de 2026'],
  ['2026-07-13', '13 de julio de 2026'],
  ['2026-08-07', '7 de agosto de 2026'],
  ['2026-09-10', '10 de septiembre de 2026'],
  ['2026-10-12', '12 de octubre de 2026'],
  ['2026-11-21', '21 de noviembre de 2026'],
  ['2026-12-25', '25 de diciembre de 2026'],
])('%s is said %s', (date, said) => {
  expect(sayDate(date)).toBe(said);
});

test.each([
  ['2026-11-16', 'lunes'],
  ['2026-11-17', 'martes'],
  ['2026-11-18', 'miércoles'],
  ['2026-11-19', 'jueves'],
  ['2026-11-20', 'viernes'],
  ['2026-11-21', 'sábado'],
  ['2026-11-22', 'domingo'],
  ['2024-02-29', 'jueves'],
])('a meeting is called to %s with its day, %s', (date, day) => {
  expect(sayWeekday(date)).toBe(`${day} ${sayDate(date)}`);
});
