import { expect, test } from 'vitest';
import { columnShares } from './columnShares.ts';

test('columns that fit share the page by the length of their texts', () => {
  expect(
    columnShares(
      [
        ['Unidad', 'Coeficiente'],
        ['A', '30,0000'],
      ],
      100,
    ),
  ).toEqual([10 / 25, 15 / 25]);
});

test('a figure is never broken to make room for a sentence', () => {
  const rows = [
    ['N.º', 'Explicación'],
    ['100,0000', 'Se requería más de la mitad de los presentes y hubo menos.'],
  ];
  const [figure = 0, sentence = 0] = columnShares(rows, 40);
  expect(figure * 40).toBeGreaterThanOrEqual(12);
  expect(figure + sentence).toBeCloseTo(1);
});
