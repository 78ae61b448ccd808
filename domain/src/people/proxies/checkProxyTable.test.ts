import { expect, test } from 'vitest';
import { checkProxyTable } from './checkProxyTable.ts';
import { readProxyTable } from './readProxyTable.ts';

const units = ['T1-101', 'T1-102', 'T2-101'].map((label) => ({
  ...{ unitId: label, label, group: label.slice(0, 2) },
}));
const check = (...lines: readonly (readonly [unit: string, name: string, document: string])[]) => {
  const cells = [
    ['Fecha', 'Apto', 'Apoderado', 'Cédula apoderado'],
    ...lines.map((l) => ['', ...l]),
  ];
  return checkProxyTable(readProxyTable(cells), units);
};

test('a unit that the roster has not stays out, with its cell', () => {
  const { rows, problems } = check(
    ['Torre 1 Apto 101', 'Luis Soto', '10831'],
    ['1-402', 'Nora Paz', '10832'],
  );
  expect(rows.map(({ row }) => row)).toEqual([2]);
  expect(problems).toEqual([
    {
      ...{ row: 3, code: 'unit-unknown', blocks: true },
      message: 'Celda B3: «1-402» no está en el padrón.',
    },
  ]);
});

test('several units in a cell are all of the roster, or the row stays out', () => {
  expect(check(['T1-101, T1-102', 'Luis Soto', '10831'])).toMatchObject({ problems: [] });
  const { rows, problems } = check(['T1-101; T9-9', 'Luis Soto', '10831']);
  expect(rows).toEqual([]);
  expect(problems[0]?.message).toBe('Celda B2: «T9-9» no está en el padrón.');
});

test('an attorney under three spellings of a document is one', () => {
  const said = check(
    ['T1-101', 'Luis Soto', '1.083.111'],
    ['T1-102', 'SOTO LUIS', 'C.C. 1083111'],
    ['T2-101', 'Luis Soto', '1083111'],
  );
  expect(said.rows).toHaveLength(3);
  expect(said.problems).toEqual([]);
});

test.each([
  ['documents', 'attorney-documents', ['Luis Soto', '10831'], ['Luis Soto', '10832']],
  ['names', 'attorney-names', ['Luis Soto', '10831'], ['Nora Paz', '10831']],
] as const)('an attorney with two %s is told, and the rows go on', (_, code, first, second) => {
  const { rows, problems } = check(['T1-101', ...first], ['T1-102', ...second]);
  expect(rows).toHaveLength(2);
  expect(problems).toMatchObject([{ row: 2, code, blocks: false }]);
  expect(problems[0]?.message).toContain('(fila 3)');
});
