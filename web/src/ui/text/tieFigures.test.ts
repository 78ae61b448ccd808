import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tieFigures } from './tieFigures.ts';

test.each([
  [
    'Con 95,62 %; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).',
    'Con 95,62_%; se necesitaba más del 50_% del coeficiente presente (Ley_675 de 2001, artículo_45).',
  ],
  [
    'Base: coeficiente presente 57,0645 · 101 unidades.',
    'Base: coeficiente presente 57,0645 ·_101_unidades.',
  ],
  ['al menos 2 propietarios, art. 197', 'al menos 2_propietarios, art._197'],
  ['13 mar 2026, 1:20 p. m. · 3 votos', '13_mar_2026, 1:20_p._m. ·_3_votos'],
  ['la parte 3 de la Torre 2 y el 13 de marzo', 'la parte 3 de la Torre 2 y el 13 de marzo'],
  ['', ''],
])('«%s» breaks only where it may', (text, tied) => {
  expect(tieFigures(text).replaceAll('\u00A0', '_')).toBe(tied);
});

test('no line ends in a dot nor begins with a percent sign, and nothing else changes', () => {
  const word = fc.constantFrom('57,06', '50 %', 'unidades', 'de', '12', 'coeficiente');
  const part = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const tied = tieFigures(parts.join(' · '));
      expect(tied.replaceAll('\u00A0', ' ')).toBe(parts.join(' · '));
      for (const piece of tied.split(' ')) {
        expect(piece).not.toMatch(/·$|^%/u);
      }
    }),
  );
});
