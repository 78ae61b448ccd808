import { expect, test } from 'vitest';
import { isTimeZone } from '../calendars/timeZones.ts';
import { countries, knownCountry } from './country.ts';
import { countryFacts } from './countryFacts.ts';
import { isZoneIn } from './toTwentyFour.ts';

test('a country of the list is known by its code, and no other', () => {
  expect(countries.map(knownCountry)).toEqual(countries);
  expect(['', 'co', 'PA', 'constructor'].map(knownCountry)).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
});

test.each(countries)('the zones of %s are those of a clock, and of no other country', (country) => {
  for (const zone of countryFacts[country].zones) {
    expect(zone.endsWith('/') || isTimeZone(zone)).toBe(true);
    expect(countries.filter((one) => isZoneIn(zone, countryFacts[one].zones))).toEqual([country]);
  }
  // The first zone is the default, so it must be complete.
  expect(isTimeZone(countryFacts[country].zones[0])).toBe(true);
});
