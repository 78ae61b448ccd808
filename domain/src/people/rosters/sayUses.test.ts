import { expect, test } from 'vitest';
import { sayUses } from './sayUses.ts';

const kinds = (...list: string[]) => list.map((kind) => ({ kind }));
const each =
  'En lo que se decide por unidades cada una cuenta como una, salvo que en General haya dicho cuáles cuentan.';

test('a roster of several uses says how many of each there are', () => {
  expect(sayUses(kinds('Apto', 'apartamento', 'Garaje', 'Local', 'local'))).toBe(
    `Hay 2 viviendas, 2 locales y oficinas y 1 parqueadero. ${each}`,
  );
});

test('kinds that are not understood are named', () => {
  expect(sayUses(kinds('Apto', 'Depósito', 'PH', 'PH', 'X', 'Y', 'Z'))).toBe(
    `Hay 1 vivienda y 1 depósito. No sabemos qué uso tienen «PH», «X», «Y» y otros. ${each}`,
  );
});

test.each([
  ['of one use', kinds('Apto', 'Casa')],
  ['without kinds', kinds('', '')],
  ['whose kinds are its own', kinds('A', 'B', 'Apto')],
  ['of nothing', []],
])('a roster %s says nothing', (_, units) => {
  expect(sayUses(units)).toBe('');
});
