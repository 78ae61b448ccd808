import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnLook, textWidth } from './columnLook.ts';

const room = { across: 470, letter: 8, around: 10 };
const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

test('columns fill their room, by the length of their texts', () => {
  const { widths, letter } = columnLook(
    [
      ['Unidad', 'Coeficiente'],
      ['A', '30,0000'],
    ],
    room,
  );
  const [unit = 0, weight = 0] = widths;
  expect(letter).toBe(8);
  expect(total(widths)).toBeCloseTo(450);
  expect(weight).toBeGreaterThan(unit);
});

test('a figure is never broken to make room for a sentence', () => {
  const { widths, letter } = columnLook(
    [
      ['N.º', 'Explicación'],
      ['100,0000', 'Se requería más de la mitad de los presentes y hubo menos.'.repeat(9)],
    ],
    room,
  );
  expect(widths[0]).toBeGreaterThanOrEqual(textWidth('100,0000') * letter);
});

test('capitals take the room that they are wide', () => {
  const [small = 0, large = 0] = ['inversiones', 'INVERSIONES'].map((text) => textWidth(text));
  expect(large).toBeGreaterThan(small * 1.25);
});

const word = fc.constantFrom('INVERSIONES', 'Villaescusa', 'Echeverri', 'de', 'S. A. S.', 'MARÍA');
const cell = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

test('up to nine columns of any table fit without a broken word', () => {
  const table = fc.integer({ min: 2, max: 9 }).chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: 2,
      maxLength: 6,
    }),
  );
  fc.assert(
    fc.property(table, (rows) => {
      const { widths, letter } = columnLook(rows, room);
      expect(total(widths) + widths.length * room.around).toBeCloseTo(room.across);
      expect(letter).toBeGreaterThanOrEqual(6);
      const fits = rows.every((row, place) =>
        row.every((text, column) =>
          text
            .split(' ')
            .every((one) => textWidth(one, place === 0) * letter <= (widths[column] ?? 0) + 0.01),
        ),
      );
      expect(fits || letter === 6).toBe(true);
    }),
  );
});
