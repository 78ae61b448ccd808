import { expect, test } from 'vitest';
import { byUse, sayUnitClass } from './unitUses.ts';

test.each([
  ['vivienda', 'vivienda'],
  ['deposito', 'depósito'],
  ['otra', 'otro uso'],
  ['?altillo', '«altillo»'],
  ['?', 'uso sin anotar'],
])('%j is said «%s»', (one, said) => {
  expect(sayUnitClass(one)).toBe(said);
});

test('uses come in their order, and then the words that are not known by the alphabet', () => {
  const mixed = ['?b', 'otra', '?', 'vivienda', '?a', 'deposito', 'comercio', 'parqueadero'];
  expect(mixed.toSorted(byUse)).toEqual([
    ...['vivienda', 'comercio', 'parqueadero', 'deposito', 'otra', '?', '?a', '?b'],
  ]);
});
