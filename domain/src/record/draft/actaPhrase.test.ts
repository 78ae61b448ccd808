import { expect, test } from 'vitest';
import { atTime, counted, phrase, quote, stop, told } from './actaPhrase.ts';

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

const textOf = (line: ReturnType<typeof counted>) => line.map(({ text }) => text).join('');

test('a count of one is said in words that agree with it, more in figures, none not at all', () => {
  const units = { article: 'las', noun: 'unidades', one: 'unidad' } as const;
  const flats = { article: 'los', noun: 'pisos y locales', one: 'piso o local' } as const;
  expect(textOf(counted(1, units, source))).toBe('una unidad');
  expect(textOf(counted(1, flats, source))).toBe('un piso o local');
  expect(textOf(counted(1200, flats, source))).toBe('1.200 pisos y locales');
  expect(told(1, 'por apoderado', flats, source).map(textOf)).toEqual(['uno por apoderado']);
  expect(told(1, 'por apoderado', units, source).map(textOf)).toEqual(['una por apoderado']);
  expect(told(0, 'por apoderado', units, source)).toEqual([]);
});
