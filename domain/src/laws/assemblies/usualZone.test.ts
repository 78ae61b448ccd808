import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { isTimeZone } from '../../kernel/calendars/timeZones.ts';
import { countries } from '../../kernel/countries/country.ts';
import { isZoneOf, usualZone } from './usualZone.ts';

test.each([
  ['co-ph', 'CO', 'America/Bogota'],
  ['es-lph', 'CO', 'Europe/Madrid'],
  ['ar-ccyc', 'CO', 'America/Argentina/Buenos_Aires'],
  ['cl-21442', 'CO', 'America/Santiago'],
  ['mx-cdmx', 'CO', 'America/Mexico_City'],
  ['generic', 'ES', 'Europe/Madrid'],
] as const)('under %s in %s the clock is that of %s', (rulePack, country, zone) => {
  expect(usualZone({ rulePack, country })).toBe(zone);
});

test.each(packIds)(
  'the usual zone of %s is one that browsers know, and of its country',
  (rulePack) => {
    for (const country of countries) {
      const zone = usualZone({ rulePack, country });
      expect(isTimeZone(zone)).toBe(true);
      expect(isZoneOf(zone, { rulePack, country })).toBe(true);
    }
  },
);

test.each([
  ['Atlantic/Canary', 'es-lph', true],
  ['America/Bogota', 'es-lph', false],
  ['America/Argentina/Ushuaia', 'ar-lgs', true],
  ['America/Tijuana', 'mx-lgsm', true],
] as const)('%s is a zone of the country of %s: %s', (zone, rulePack, is) => {
  expect(isZoneOf(zone, { rulePack, country: 'CO' })).toBe(is);
});
