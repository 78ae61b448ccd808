import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { setSpanishDates } from './dateDefaults.ts';

test('specification §9: days and months are said in Spanish, and weeks begin on Sunday', () => {
  dayjs.locale('en');
  setSpanishDates();
  expect(dayjs.locale()).toBe('es');
  const day = dayjs('2026-11-18T12:00:00');
  expect(day.format('dddd D [de] MMMM')).toBe('miércoles 18 de noviembre');
  expect(day.startOf('week').day()).toBe(0);
});
