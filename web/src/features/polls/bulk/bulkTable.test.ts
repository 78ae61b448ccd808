// @vitest-environment node
import { type BulkReport, buildBulkBook } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { nameResults, resultsCsv, resultsXlsx } from './bulkTable.ts';

const report: BulkReport = {
  ...{ jobId: 'j', state: 'done', written: 2, total: 2, refusal: null },
  ...{ work: 'accredit', channel: 'hall', startedAt: 0 },
  results: [
    {
      ...{ row: 2, unitId: 'A-2', personId: 'eva', plate: null },
      ...{ status: 'refused', message: '=La tiene Luis.' },
    },
    { row: 1, unitId: 'A-9', personId: 'ivo', plate: 4, status: 'done', message: '' },
  ],
};
const unit = {
  ...{ unitId: 'A-2', label: 'a-2', order: 0, group: '', kind: '', weight: 1, inArrears: false },
  ...{ ownerIds: ['eva'], ownerNames: ['Eva Sol'] },
};
const none = { people: [], proxies: [], attendance: [], plates: [] };
const book = buildBulkBook({ units: [unit], ...none, country: 'CO' });

test('the report is in the order of the sheet, with names where they are known', () => {
  expect(nameResults(report, book)).toEqual([
    { row: 1, unit: 'A-9', person: '', plate: '4', status: 'done', message: '' },
    {
      ...{ row: 2, unit: 'a-2', person: 'Eva Sol', plate: '' },
      ...{ status: 'refused', message: '=La tiene Luis.' },
    },
  ]);
});

test('the report runs nothing in a spreadsheet', async () => {
  const rows = nameResults(report, book);
  expect(await resultsCsv(rows).text()).toContain("2;a-2;Eva Sol;;No se hizo;'=La tiene Luis.");
  expect((await resultsXlsx(rows)).size).toBeGreaterThan(1_000);
});
