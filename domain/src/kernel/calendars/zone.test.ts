import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOfLocal, localDateOf, localTimeOf } from './zone.ts';

const at = (iso: string) => new Date(iso).getTime();

test.each([
  ['2026-11-22T01:00:00Z', 'America/Bogota', '2026-11-21', '20:00'],
  ['2026-11-22T04:59:59Z', 'America/Bogota', '2026-11-21', '23:59'],
  ['2026-11-22T05:00:00Z', 'America/Bogota', '2026-11-22', '00:00'],
  ['2026-01-15T23:30:00Z', 'Europe/Madrid', '2026-01-16', '00:30'],
  ['2026-07-15T21:59:59.999Z', 'Europe/Madrid', '2026-07-15', '23:59'],
  ['2026-07-15T22:00:00Z', 'Europe/Madrid', '2026-07-16', '00:00'],
  ['2026-06-01T12:15:00Z', 'Asia/Kolkata', '2026-06-01', '17:45'],
  ['1969-12-31T23:59:59.500Z', 'UTC', '1969-12-31', '23:59'],
  ['1970-01-01T00:00:00Z', 'America/Santiago', '1969-12-31', '21:00'],
])('at %s it is, in %s, %s %s', (iso, zone, date, time) => {
  expect(localDateOf(at(iso), zone)).toBe(date);
  expect(localTimeOf(at(iso), zone)).toBe(time);
});

test.each([
  ['2026-11-21', '20:00', 'America/Bogota', '2026-11-22T01:00:00Z'],
  ['2026-03-10', '09:30', 'America/Mexico_City', '2026-03-10T15:30:00Z'],
  ['2026-01-10', '19:00', 'Europe/Madrid', '2026-01-10T18:00:00Z'],
  ['2026-07-10', '19:00', 'Europe/Madrid', '2026-07-10T17:00:00Z'],
  ['2026-07-10', '19:00', 'Atlantic/Canary', '2026-07-10T18:00:00Z'],
  ['2026-12-10', '19:00', 'America/Santiago', '2026-12-10T22:00:00Z'],
  ['2026-12-10', '19:00', 'America/Argentina/Buenos_Aires', '2026-12-10T22:00:00Z'],
])('%s %s in %s is %s', (date, time, zone, iso) => {
  expect(instantOfLocal(date, time, zone)).toBe(at(iso));
});

test.each([
  ['just before the gap', '2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
  ['a time of the gap, moved on', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['the first time after the gap', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
  ['the evening of that day', '2026-03-29', '20:00', '2026-03-29T18:00:00Z'],
  ['the evening before', '2026-03-28', '20:00', '2026-03-28T19:00:00Z'],
  ['just before the overlap', '2026-10-25', '01:59', '2026-10-24T23:59:00Z'],
  ['a time of the overlap, the first of the two', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ['the first time after the overlap', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
  ['the evening after the overlap', '2026-10-25', '20:00', '2026-10-25T19:00:00Z'],
])('Madrid: %s', (_, date, time, iso) => {
  expect(instantOfLocal(date, time, 'Europe/Madrid')).toBe(at(iso));
});

test('a day that a zone skipped is moved on', () => {
  expect(instantOfLocal('2011-12-30', '12:00', 'Pacific/Apia')).toBe(at('2011-12-30T22:00:00Z'));
});

test('reading the clock at an instant and going back gives the instant, or the first of the two', () => {
  const zones = ['America/Bogota', 'Europe/Madrid', 'America/Santiago', 'Asia/Kolkata', 'UTC'];
  const minute = fc.integer({ min: at('2020-01-01') / 60_000, max: at('2030-01-01') / 60_000 });
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (minutes, zone) => {
      const instant = minutes * 60_000;
      const back = instantOfLocal(localDateOf(instant, zone), localTimeOf(instant, zone), zone);
      expect([0, 3_600_000]).toContain(instant - back);
    }),
    { numRuns: 300 },
  );
});

test('an unknown zone is an error, not a guess', () => {
  expect(() => localDateOf(0, 'America/Macondo')).toThrow(RangeError);
});
