import { momentOnClock } from '@asamblea/domain';
import { sampleOf } from '@asamblea/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSpaces } from '../../../testing/plainSpaces.ts';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

const zones = [
  ...[
    'America/Bogota',
    'America/Mexico_City',
    'America/Santiago',
    'America/Argentina/Buenos_Aires',
  ],
  ...[
    'America/Argentina/Ushuaia',
    'America/Buenos_Aires',
    'America/Punta_Arenas',
    'Pacific/Easter',
  ],
  ...['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta', 'UTC'],
];
const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });

test('a moment reads the same on a screen and in a file', () => {
  fc.assert(
    fc.property(instant, fc.constantFrom(...zones), (at, timeZone) => {
      expect(plainSpaces(formatMoment(at, timeZone))).toBe(momentOnClock(at, timeZone));
    }),
    sampleOf({ part: 100, full: 2000 }, process.env),
  );
});
