import { expect, test } from 'vitest';
import { atTime } from './actaPhrase.ts';

const source = { kind: 'event', eventId: 'e1' } as const;

test.each([
  ['America/Bogota', '2026-03-13T18:05:00Z', 'a', 'a la 1:05 p. m.'],
  ['America/Bogota', '2026-03-13T07:05:00Z', 'a', 'a las 2:05 a. m.'],
  ['America/Bogota', '2026-03-13T18:05:00Z', 'A', 'A la 1:05 p. m.'],
  ['Europe/Madrid', '2026-03-13T18:05:00Z', 'A', 'A las 19:05'],
  ['Europe/Madrid', '2026-03-13T00:05:00Z', 'a', 'a la 1:05'],
] as const)('in %s the minutes say %s so', (timeZone, at, first, said) => {
  const line = atTime(Date.parse(at), timeZone, source, first);
  expect(line.map(({ text }) => text).join('')).toBe(said);
});
