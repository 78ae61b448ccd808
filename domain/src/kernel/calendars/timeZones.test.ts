import { expect, test } from 'vitest';
import { isTimeZone } from './timeZones.ts';

test.each([
  ...['America/Bogota', 'Europe/Madrid', 'America/Argentina/Buenos_Aires'],
  ...['America/Buenos_Aires', 'Atlantic/Canary', 'America/Mexico_City', 'Etc/GMT+5'],
])('%s is a zone', (name) => expect(isTimeZone(name)).toBe(true));

test.each([
  ...['', '+05:00', 'UTC', 'america/bogota', 'America/Macondo', 'Bogota', 'America/Bogota\n'],
  ...['America/../Bogota', 'America/'],
])('«%s» is none', (name) => expect(isTimeZone(name)).toBe(false));
