import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { dateDefaults, setSpanishDates } from './dateDefaults.ts';

test('specification §9: mm/dd/yy, Sunday first and English, until Spanish is set', () => {
  expect(dateDefaults).toEqual({ format: 'mm/dd/yy', firstDayOfWeek: 0, locale: 'en' });
  expect(dayjs.locale()).toBe(dateDefaults.locale);
  setSpanishDates();
  expect(dayjs.locale()).toBe('es');
  const day = dayjs('2026-11-18T12:00:00');
  expect(day.format('dddd D [de] MMMM')).toBe('miércoles 18 de noviembre');
  expect(day.startOf('week').day()).toBe(dateDefaults.firstDayOfWeek);
});
