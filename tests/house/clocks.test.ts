import { countries, countryFacts, sayTime, toTwentyFour } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { formatTime } from '../../web/src/ui/time/formatMoment.ts';

// `ui` may not import the domain: it keeps its own list of 24-hour countries.
test.each(countries)('screens and sentences write the hours of %s alike', (country) => {
  const afternoon = Date.UTC(2026, 10, 21, 19, 5);
  for (const zone of countryFacts[country].zones.map((one) => one.replace(/\/$/u, '/Ushuaia'))) {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
    const said = sayTime(clock.format(afternoon), zone);
    expect(formatTime(afternoon, zone).replace(/\s/gu, ' ')).toBe(said.replace(/\s/gu, ' '));
    expect(/m\./u.test(said)).toBe(toTwentyFour[country] === null);
  }
});
