import { expect, test } from 'vitest';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import { packIds } from '../assemblies/packId.ts';
import { holdingHeadings, plainWords, sayHeld, sayHoldings, sayWeight } from './holdingWords.ts';
import { weightMeasures } from './weightMeasure.ts';

const some = 7_041_300;

test.each([
  ['co-ph', 'percent', some, '7,0413 %', 'coeficiente de 7,0413 %'],
  ['co-ph', 'perOne', some, '7,0413 %', 'coeficiente de 7,0413 %'],
  ['co-ph', 'area', 62_500_000, '62,5000 m²', 'coeficiente de 62,5000 m²'],
  ['es-lph', 'perThousand', some, '7,0413 %', 'cuota de participación de 7,0413 %'],
  ['es-sl', 'shares', 1_000_000_000, '1.000', 'capital de 1.000'],
  ['co-sas', 'shares', 1_000_000_000, '1.000', '1.000 acciones'],
  ['co-sas', 'shares', 1_000_000, '1', '1 acción'],
  ['co-sas', 'percent', 12_500_000, '12,5000 %', '12,5000 % de las acciones'],
  ['generic', 'shares', 3_000_000, '3', '3 votos'],
  [
    ...(['co-sa', 'shareMillions', 36_384_788_417] as const),
    ...(['36.384,788417 millones', '36.384,788417 millones de acciones'] as const),
  ],
  [
    ...(['es-sl', 'shareMillions', 2_000_000_000] as const),
    ...(['2.000 millones', 'capital de 2.000 millones'] as const),
  ],
  ['cl-21442', 'percent', some, '7,0413 %', 'derechos de 7,0413 %'],
  ['mx-cdmx', 'percent', some, '7,0413 %', 'indiviso de 7,0413 %'],
  ['ar-ccyc', 'percent', some, '7,0413 %', 'parte indivisa de 7,0413 %'],
] as const)('%s in %s: %i is %s, %s', (rulePack, weightMeasure, weight, alone, held) => {
  const words = holdingWordsOf({ rulePack, weightMeasure });
  expect([sayWeight(weight, words), sayHeld(weight, words)]).toEqual([alone, held]);
});

test.each(packIds)(
  'under %s no weight is told without its unit, once its measure is known',
  (rulePack) => {
    for (const weightMeasure of weightMeasures) {
      const words = holdingWordsOf({ rulePack, weightMeasure });
      const { noun, one = noun, held = noun } = words.weight;
      const own = { area: ' m²', shares: '', shareMillions: ' millones' } as const;
      const unit = weightMeasure in own ? own[weightMeasure as keyof typeof own] : ' %';
      for (const weight of [some, 1_000_000, 12_000_000_000]) {
        expect(sayWeight(weight, words)).toMatch(new RegExp(`^[\\d.,]+${unit}$`, 'u'));
        expect(sayHeld(weight, words)).toMatch(new RegExp(`${noun}|${one}|${held}`, 'u'));
      }
      const { name } = holdingHeadings(words).weight;
      expect(name.endsWith(`(${unit.trim()})`)).toBe(unit !== '');
    }
  },
);

test('a weight of unknown measure is said as it is written', () => {
  expect([sayWeight(some, plainWords), sayHeld(some, plainWords)]).toEqual([
    '7,0413',
    'coeficiente de 7,0413',
  ]);
  expect(sayHeld(5_000_000, holdingWordsOf({ rulePack: 'co-sa' }))).toBe('5 acciones');
});

test.each([
  ['co-ph', ['101'], 'la unidad 101'],
  ['co-ph', ['101', '102'], 'las unidades 101 y 102'],
  ['es-lph', ['1.º A'], 'el piso o local 1.º A'],
  ['es-lph', ['A', 'B', 'C'], 'los pisos y locales A, B y C'],
  ['co-sas', ['7'], 'el título 7'],
] as const)('%s names %j so: %s', (rulePack, labels, said) => {
  expect(sayHoldings(labels, holdingWordsOf({ rulePack }))).toBe(said);
});
