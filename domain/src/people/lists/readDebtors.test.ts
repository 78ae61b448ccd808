import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOf } from '../../testing/sampleOf.ts';
import { withDebtors } from '../rosterChanges/arrearsUpdate.ts';
import { unitIdOf } from '../rosters/unit.ts';
import { readDebtors } from './readDebtors.ts';

const unit = (label: string, group = '', inArrears = false) => ({
  ...{ unitId: unitIdOf(label), label, group, inArrears },
});
const units = [
  unit('T1-101', 'Torre 1'),
  unit('T1-102', 'Torre 1', true),
  unit('T2-101', 'Torre 2', true),
  unit('Local 3'),
];
const read = (...rows: readonly (readonly string[])[]) => {
  const { debtors, unknown } = readDebtors(rows, units);
  const labels = units.filter(({ unitId }) => debtors.has(unitId)).map(({ label }) => label);
  return { labels, unknown };
};

test.each<[string, readonly (readonly string[])[], readonly string[]]>([
  ['a column alone', [['T1-101'], ['local 3']], ['T1-101', 'Local 3']],
  ['a column with its title', [['Unidad'], ['t1101'], [''], ['Total']], ['T1-101']],
  [
    'balances, of which some are zero',
    [
      ['Unidad', 'Propietario', 'Saldo'],
      ['T1-101', 'Ana', '$ 350.000'],
      ['T1-102', 'Luis', '0'],
      ['T2-101', 'Eva', 'al día'],
      ['Local 3', 'Nora', ''],
      ['Total', '', '350.000'],
    ],
    ['T1-101'],
  ],
  [
    'the tower apart',
    [
      ['Cartera a octubre', '', ''],
      ['Torre', 'Apto', 'Deuda'],
      ['Torre 2', '101', '9'],
      ['torre 1', '102', 'cobro jurídico'],
    ],
    ['T1-102', 'T2-101'],
  ],
  [
    'balances in favour',
    [
      ['Unidad', 'Saldo'],
      ['T1-101', '150,00'],
      ['T1-102', '-50,00'],
      ['T2-101', '(20,00)'],
      ['Local 3', '0,00'],
    ],
    ['T1-101'],
  ],
  [
    'the balance under «Total»',
    [
      ['Piso', 'Propietario', 'Total'],
      ['T1-101', 'Gema Cobo', '150,00'],
      ['T1-102', 'Hugo Baena', '0,00'],
      ['T2-101', 'Irma Junco', '0'],
    ],
    ['T1-101'],
  ],
  [
    'a merged tower, several units in a cell and totals by other names',
    [
      ['Torre', 'Apto', 'Deuda'],
      ['Torre 1', '101', '9'],
      ['', '102', '8'],
      ['SUMA', '', '17'],
      ['Torre 2', '0101', '7'],
      ['', '', '24'],
      ['Elaboró: Nora Ruiz', '', ''],
    ],
    ['T1-101', 'T1-102', 'T2-101'],
  ],
  [
    'units by other writings',
    [['Apto 101 torre 1'], ['2-101'], ['LC 3']],
    ['T1-101', 'T2-101', 'Local 3'],
  ],
  [
    'figures without a title',
    [
      ['T1-101', '5'],
      ['T1-102', '0'],
      ['T2-101', '7'],
    ],
    ['T1-101', 'T2-101'],
  ],
  [
    'towers as headings, and figures without a title',
    [
      ['TORRE 1', ''],
      ['101', '100'],
      ['102', '0'],
      ['TORRE 2', ''],
      ['101', '50'],
    ],
    ['T1-101', 'T2-101'],
  ],
  [
    'ages of a debt, which are no titles of ours',
    [
      ['Torre', 'Apto', '0-30', '31-60', 'Total'],
      ['1', '101', '100', '0', '100'],
      ['1', '102', '0', '0', '0'],
      ['2', '101', '50', '50', '100'],
      ['', '', '150', '50', '200'],
    ],
    ['T1-101', 'T2-101'],
  ],
  ['units with their towers in a cell', [['101 torre 1, 102 torre 1']], ['T1-101', 'T1-102']],
  ['several units in a cell', [['t1 101, t1 102']], ['T1-101', 'T1-102']],
  ['a unit twice', [['T1-101'], ['t1 101']], ['T1-101']],
  ['nobody', [['Unidad', 'Saldo']], []],
])('reads %s', (_, rows, labels) => {
  expect(read(...rows)).toEqual({ labels, unknown: [] });
});

test('names the rows that are no unit, or could be two', () => {
  const rows = [
    ['Torre', 'Apto', 'Saldo'],
    ['', '101', '5'],
    ['Torre 3', '101', '5'],
    ['Torre 1', '101', '5'],
  ];
  expect(read(...rows)).toEqual({
    labels: ['T1-101'],
    unknown: [
      { row: 2, text: '101' },
      { row: 3, text: 'Torre 3 101' },
    ],
  });
});

const ids = (...labels: readonly string[]) => labels.map(unitIdOf);
const owed = ({ debtors }: ReturnType<typeof readDebtors>) => [...debtors.keys()];

test('a row that makes nobody owe is told with its cell', () => {
  const rows = [
    ['Unidad', 'Saldo'],
    ['T1-101', '-50,00'],
    ['T1-102', 'acuerdo de pago'],
    ['T2-101', ''],
    ['Local 3', '20'],
  ];
  const read = readDebtors(rows, units);
  expect(read).toMatchObject({
    inFavour: [{ row: 2, column: 1, text: 'T1-101: -50,00' }],
    unclear: [{ row: 3, column: 1, text: 'T1-102: acuerdo de pago' }],
    empty: [{ row: 4, column: 1, text: 'T2-101' }],
  });
  expect([...read.debtors]).toEqual([[unitIdOf('Local 3'), '20']]);
});

test.each<[string, readonly string[], readonly string[], string | null]>([
  ['a debt and what was paid of it', ['100', '-30'], ['T1-101'], '70'],
  ['a debt that was paid', ['100', '-100'], [], null],
  ['a debt and a larger credit', ['100', '150 a favor'], [], null],
  ['two debts', ['100', '50,50'], ['T1-101'], '150,50'],
  ['a debt without an amount', ['100', 'en mora'], ['T1-101'], null],
  ['a debt without an amount and a credit', ['en mora', '-20'], [], null],
  ['a debt and what is not understood', ['100', 'acuerdo'], ['T1-101'], '100'],
])('the rows of a unit are added up: %s', (_, amounts, labels, amount) => {
  const rows = [['Unidad', 'Saldo'], ...amounts.map((text) => ['T1-101', text]), ['T1-102', '0']];
  const read = readDebtors([...rows, ['T2-101', '9']], units);
  expect(owed(read)).toEqual([...ids(...labels), unitIdOf('T2-101')]);
  expect(read.debtors.get(unitIdOf('T1-101')) ?? null).toBe(amount);
});

test('rows that cannot be added are told', () => {
  const rows = [
    ['Unidad', 'Saldo'],
    ['T1-101', 'en mora'],
    ['T1-101', '-20'],
    ['T1-102', '100'],
    ['T1-102', '-100'],
    ['T2-101, Local 3', '300'],
  ];
  const read = readDebtors(rows, units);
  expect(owed(read)).toEqual(ids('T2-101', 'Local 3'));
  expect(read.unclear).toEqual([{ row: 2, column: null, text: 'T1-101, por todas sus filas' }]);
  expect(read.summed).toEqual(['T1-101 (filas 2, 3)', 'T1-102 (filas 4, 5): nada']);
});

test('a contested debt keeps the vote where the law says so', () => {
  const rows = [
    ['Unidad', 'Saldo', 'Impugnada', 'Consignado'],
    ['T1-101', '150', 'Sí', ''],
    ['T1-102', '150', 'no', '150,00'],
    ['T2-101', '150', '', '20'],
    ['Local 3', '150', '', '0'],
  ];
  const read = readDebtors(rows, units, { keepsContested: true });
  expect(owed(read)).toEqual(ids('Local 3'));
  expect(read.contested).toEqual([
    { row: 2, column: 2, text: 'T1-101: Sí' },
    { row: 3, column: 3, text: 'T1-102: 150,00' },
  ]);
  expect(read.unclear).toEqual([{ row: 4, column: 3, text: 'T2-101: 20' }]);
  expect(owed(readDebtors(rows, units))).toHaveLength(4);
  const one = readDebtors(rows, units, { keepsContested: true, contested: [] });
  expect(owed(one)).toHaveLength(4);
  const cell = [
    ['Unidad', 'Saldo'],
    ['T1-101', 'Impugnada'],
    ['T1-102', 'No impugnada'],
    ['T2-101', '5'],
  ];
  const said = readDebtors(cell, units, { keepsContested: true });
  expect([said.contested.length, said.unclear.length, owed(said)]).toEqual([1, 1, ids('T2-101')]);
});

test('exactly the units in the list are in arrears, whatever they were before', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 12 }), (drawn) => {
      const before = drawn.map(([owed], i) => unit(`U-${i}`, '', owed));
      const rows = drawn.flatMap(([, listed], i) => (listed ? [[`U-${i}`]] : []));
      const { debtors, unknown } = readDebtors(rows, before);
      const { units: after, owing, cleared } = withDebtors(before, debtors);
      expect(unknown).toEqual([]);
      expect(after.map(({ inArrears }) => inArrears)).toEqual(drawn.map(([, listed]) => listed));
      const moved = (from: boolean, to: boolean) =>
        drawn.flatMap(([owed, listed], i) => (owed === from && listed === to ? [`U-${i}`] : []));
      expect(owing.map(({ label }) => label)).toEqual(moved(false, true));
      expect(cleared.map(({ label }) => label)).toEqual(moved(true, false));
      expect(withDebtors(after, debtors)).toMatchObject({ owing: [], cleared: [] });
    }),
    sampleOf({ part: 100, full: 2_000 }, process.env),
  );
});
