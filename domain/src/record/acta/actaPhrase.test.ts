import { expect, test } from 'vitest';
import { atTime, phrase, quote, stop } from './actaPhrase.ts';

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

test.each([
  [phrase`Presidió ${quote('El Roble S. A. S.')}. Firma.`, 'Presidió El Roble S. A. S. Firma.'],
  [phrase`Presidió ${quote('Ana Ruiz')}. Firma.`, 'Presidió Ana Ruiz. Firma.'],
  [
    phrase`A las ${quote('8:00 p. m.')}. Por ${phrase`la firma ${quote('Luz Ltda.')}`}.`,
    'A las 8:00 p. m. Por la firma Luz Ltda.',
  ],
  [stop(phrase`Pasó a ${quote('¿Qué sigue?')}`), 'Pasó a ¿Qué sigue?'],
])('the minutes end each sentence in one point', (line, said) => {
  expect(line.map(({ text }) => text).join('')).toBe(said);
});
