import { expect, test } from 'vitest';
import { findNominees, nomineesOf } from './nominees.ts';

const unit = (
  label: string,
  owners: readonly (readonly [string, string])[],
  inArrears = false,
) => ({
  ...{ label, inArrears },
  ownerIds: owners.map(([id]) => id),
  ownerNames: owners.map(([, name]) => name),
});
const here = (personId: string, personName: string, label: string, present = true) => ({
  ...{ personId, personName, label, present },
});
const all = nomineesOf(
  [
    unit('101', [['ana', 'Ana Peña']]),
    unit(
      '102',
      [
        ['beto', 'Beto Ruiz'],
        ['ana', 'Ana Peña'],
      ],
      true,
    ),
    unit('103', [['caro', 'Carolina Ñáñez']]),
  ],
  [
    here('caro', 'Carolina Ñáñez', '103'),
    here('gil', 'Gil Ortega', '101'),
    here('beto', 'Beto Ruiz', '102', false),
  ],
);

test('each person is there once, with their units and arrears, those in the hall first', () => {
  expect(all).toEqual([
    { personId: 'caro', name: 'Carolina Ñáñez', unit: '103', isPresent: true, owes: false },
    { personId: 'gil', name: 'Gil Ortega', unit: '101', isPresent: true, owes: false },
    { personId: 'ana', name: 'Ana Peña', unit: '101, 102', isPresent: false, owes: true },
    { personId: 'beto', name: 'Beto Ruiz', unit: '102', isPresent: false, owes: true },
  ]);
});

test('nominees are found by any words of name or unit, without accents, and not all at once', () => {
  const found = (text: string, most?: number) =>
    findNominees(all, text, most).map(({ personId }) => personId);
  expect(found('nanez caro')).toEqual(['caro']);
  expect(found('101')).toEqual(['gil', 'ana']);
  expect(found('zzz')).toEqual([]);
  expect(found('', 2)).toEqual(['caro', 'gil']);
});
