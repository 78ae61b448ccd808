import fc from 'fast-check';
import { expect, test } from 'vitest';
import { datedTexts } from './cloneReview.ts';

const nothing = { points: [], questions: [], pages: [] };
const pointOf = (text: string) =>
  datedTexts({ ...nothing, points: [{ number: 1, text, notes: '' }] });

test.each([
  ['Estados financieros de 2025', 1],
  ['Presupuesto 2027', 1],
  ['Balance al 31/12/2025', 1],
  ['Consejo 2026-2027', 1],
  [`Entre 2024 y, ${'después de mucho tiempo de espera, '.repeat(3)}2026`, 2],
  ['Reforma según la Ley 675 de 2001', 0],
  ['Decreto n.º 1060 de 2009 y acta de 2025', 1],
  ['Cuota de $2025', 0],
  ['Cuota de 2.025.000', 0],
  ['Unidad 12025', 0],
  ['Elección del consejo', 0],
])('%s: %i', (text, count) => {
  expect(pointOf(text)).toHaveLength(count);
});

test('each text is told with its place and the words around its year', () => {
  const long = `${'palabra '.repeat(12)}de 2025 ${'y más '.repeat(12)}`;
  expect(
    datedTexts({
      points: [{ number: 3, text: 'Informe', notes: 'Leer el de 2025' }],
      questions: [{ number: 2, text: long, item: '', options: [{ label: 'Plan 2027' }] }],
      pages: [{ title: 'Reglas', html: '<p data-year="2020">Consejo <b>2027</b></p>' }],
    }),
  ).toEqual([
    { of: 'point', name: 'Punto 3', excerpt: 'Leer el de 2025' },
    { of: 'question', name: 'Pregunta 2', excerpt: expect.stringMatching(/^….*de 2025 .*…$/u) },
    { of: 'question', name: 'Pregunta 2', excerpt: 'Plan 2027' },
    { of: 'page', name: 'Reglas', excerpt: 'Consejo 2027' },
  ]);
});

test('a year that stands alone is told, within any words', () => {
  const words = fc.stringMatching(/^[a-z ]{0,60}$/u);
  fc.assert(
    fc.property(words, fc.integer({ min: 1900, max: 2099 }), words, (before, year, after) => {
      const said = pointOf(`${before} ${year} ${after}`);
      expect(said.map(({ excerpt }) => excerpt).join()).toContain(String(year));
    }),
  );
});
