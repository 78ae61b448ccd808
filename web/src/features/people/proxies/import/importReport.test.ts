import type { ProxyRow } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { importReport } from './importReport.ts';

const row = (number: number, units: string[], attorneyName: string): ProxyRow => ({
  ...{ row: number, units, grantorName: 'Ana', grantorDocument: '', attorneyName },
  ...{ attorneyDocument: 'CC 1083', attorneyEmail: null, instructions: '' },
});

test('says what became of every row, also of those that were not read or not sent, and runs nothing', () => {
  const rows = [
    row(2, ['A', 'B'], '=HYPERLINK("x")'),
    row(3, ['C'], 'Luis'),
    row(5, ['D'], 'Nora'),
  ];
  const text = importReport(
    rows,
    [
      { row: 2, status: 'accepted', changed: true, message: '' },
      { row: 3, status: 'refused', changed: false, message: 'Esa unidad no está en el padrón. C' },
    ],
    [{ row: 4, code: 'unit-empty', blocks: true, message: 'Falta la unidad.' }],
  );
  const lines = text.trim().split('\r\n');
  expect(lines.map((line) => line.split(';').slice(-2))).toEqual([
    ['resultado', 'motivo'],
    ['Aceptado', ''],
    ['No se recibió', 'Esa unidad no está en el padrón. C'],
    ['No se envió', ''],
    ['No se leyó', 'Falta la unidad.'],
  ]);
  expect(lines[1]).not.toMatch(/[;"]=HYPERLINK/u);
});
