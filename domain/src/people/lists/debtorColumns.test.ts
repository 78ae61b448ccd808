import { expect, test } from 'vitest';
import { unitIdOf } from '../rosters/unit.ts';
import { readDebtors } from './readDebtors.ts';

const units = ['T1-101', 'T1-102', 'T2-101', 'Local 3'].map((label) => ({
  ...{ unitId: unitIdOf(label), label, group: '', inArrears: false },
}));
const ids = (...labels: readonly string[]) => labels.map(unitIdOf);
const owed = ({ debtors }: ReturnType<typeof readDebtors>) => [...debtors.keys()];

test.each<[string, readonly string[], number]>([
  ['a total before the ages of a debt', ['Unidad', 'Saldo 0-30', 'Saldo 31-60', 'Saldo total'], 3],
  ['a balance before the one of another day', ['Unidad', 'Saldo anterior', 'Abonos', 'Saldo'], 3],
  ['a total before what it adds', ['Unidad', 'Capital', 'Mora', 'Total'], 3],
  ['figures before words', ['Unidad', 'Observación', 'Propietario', 'Valor'], 3],
  ['what is owed before what may be', ['Unidad', 'Deuda', 'Valor', 'Parqueadero'], 1],
])('of several columns the balance is %s', (_, titles, column) => {
  const isWords = (place: number) => /^(?:Obs|Prop)/u.test(titles[place] ?? '');
  const row = (label: string, figure: string) => [
    label,
    ...titles.slice(1).map((__, i) => (isWords(i + 1) ? 'Ana' : i + 1 === column ? figure : '7')),
  ];
  const read = readDebtors([[...titles], row('T1-101', '5'), row('T1-102', '0')], units);
  expect(read.balance).toMatchObject({ column, asks: null });
  expect(owed(read)).toEqual(ids('T1-101'));
});

test.each<[string, readonly (readonly string[])[]]>([
  [
    'two columns of figures without titles',
    [
      ['T1-101', '5', '0'],
      ['T1-102', '0', '9'],
    ],
  ],
  [
    'figures under a title of something else',
    [
      ['Unidad', 'Admón oct'],
      ['T1-101', '5'],
    ],
  ],
  [
    'two totals',
    [
      ['Unidad', 'Total', 'Total'],
      ['T1-101', '5', '0'],
    ],
  ],
  [
    'a guess beside other figures',
    [
      ['Unidad', 'Valor', 'Parqueadero'],
      ['T1-101', '5', '0'],
    ],
  ],
  [
    'only the ages of a debt',
    [
      ['Unidad', 'Saldo 0-30', 'Saldo 31-60'],
      ['T1-101', '5', '0'],
    ],
  ],
  [
    'only a credit',
    [
      ['Unidad', 'Saldo a favor'],
      ['T1-101', '5'],
    ],
  ],
])('which column is the balance is asked: %s', (_, rows) => {
  const read = readDebtors(rows, units);
  expect(read.balance).toMatchObject({ asks: 'column', column: null });
  expect(owed(read)).toEqual([]);
  const [first] = read.balance.options;
  expect(owed(readDebtors(rows, units, { column: first?.column ?? null }))).toEqual(ids('T1-101'));
  const all = owed(readDebtors(rows, units, { column: null }));
  expect(all).toContain(unitIdOf('T1-101'));
});

test('where every figure has a minus, what it means is asked', () => {
  const rows = [
    ['Unidad', 'Saldo'],
    ['T1-101', '-50,00'],
    ['T1-102', '0'],
  ];
  const read = readDebtors(rows, units);
  expect([owed(read), read.balance.asks]).toEqual([[], 'sign']);
  expect(owed(readDebtors(rows, units, { owes: 'minus' }))).toEqual(ids('T1-101'));
  const plus = readDebtors(rows, units, { owes: 'plus' });
  expect([owed(plus), plus.inFavour.length]).toEqual([[], 1]);
});

test('a debt below the limit is told, and a debt that cannot be compared with it too', () => {
  const rows = [
    ['Unidad', 'Saldo'],
    ['T1-101', '49.999,99'],
    ['T1-102', '50.000'],
    ['T2-101', 'cobro jurídico'],
    ['Local 3', '30.000'],
    ['Local 3', '25.000'],
  ];
  const read = readDebtors(rows, units, { limit: 5_000_000 });
  expect([...read.debtors]).toEqual([
    [unitIdOf('T1-102'), '50.000'],
    [unitIdOf('Local 3'), '55.000'],
  ]);
  expect(read.below).toEqual([{ row: 2, column: 1, text: 'T1-101: 49.999,99' }]);
  expect(read.unclear).toMatchObject([{ row: 4, text: 'T2-101: cobro jurídico' }]);
});
