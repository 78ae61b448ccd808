// @vitest-environment node
import { holdingWordsOf, packOf, type Unit, yesNoOptions } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { attendanceSheet } from './attendanceSheet.ts';
import { countsArrears } from './countsArrears.ts';
import { ballotCut, paperBallots } from './paperBallots.ts';

const words = holdingWordsOf({ rulePack: 'co-ph', weightMeasure: 'percent' });
const frame = { assemblyName: 'Torres del Parque', meeting: 'Primera convocatoria', words };
const options = yesNoOptions({ blank: true, abstention: true });
const question = { number: 1, text: '¿Aprueba el presupuesto?', options };

function unit(order: number, more: Partial<Unit> = {}): Unit {
  const label = `T1-${order}`;
  return {
    ...{ unitId: label, label, group: 'Torre 1', kind: '', weight: 500_000, order },
    ...{ ownerIds: ['ana'], ownerNames: ['Ana Peña'], inArrears: false, ...more },
  };
}
const units = Array.from({ length: 302 }, (_, i) => unit(i));

async function pagesOf(definition: Parameters<typeof pdfFile>[0]): Promise<number> {
  const text = new TextDecoder('latin1').decode(await (await pdfFile(definition)).bytes());
  return Number(/\/Count (\d+)/u.exec(text)?.[1]);
}

test('prints a ballot for every unit, as many a page as fit', async () => {
  const { rows, columns } = ballotCut(question, frame.meeting);
  const perPage = rows * columns;
  const asked = { ...frame, units, question };
  expect(await pagesOf(paperBallots(asked))).toBe(Math.ceil(302 / perPage));
});

test('gives more room to a long question, and never less than a whole page', () => {
  const long = { ...question, text: 'palabra '.repeat(60) };
  const many = Array.from({ length: 10 }, () => options).flat();
  const cutOf = (one: typeof question) => ballotCut(one, frame.meeting);
  expect(cutOf(question)).toMatchObject({ rows: 4, columns: 2 });
  expect(cutOf(long).rows).toBeLessThan(4);
  expect(cutOf({ ...long, options: many })).toMatchObject({ rows: 1 });
});

test('a paper of an order of preference asks for figures, and has room for its words', () => {
  const election = {
    ...{ kind: 'ranking', marks: { min: 1, max: 2 }, seats: 1 },
    ...{ needsMajority: false, method: null },
  } as const;
  const said = (asked: typeof question) =>
    JSON.stringify(paperBallots({ ...frame, units: [unit(0)], question: asked }));
  const order = 'Escriba 1, 2, 3… en el orden en que prefiere.';
  expect(said({ ...question, election } as typeof question)).toContain(order);
  expect(said(question)).not.toContain(order);
});

test('the sheet names owner, attorney and arrears only where the law asks', () => {
  const one = unit(0, { inArrears: true });
  const proxy = { unitIds: ['T1-0'], attorneyName: 'Luis Soto', state: 'accepted' } as never;
  const sheet = (marksArrears: boolean) =>
    JSON.stringify(attendanceSheet({ ...frame, units: [one], proxies: [proxy], marksArrears }));
  for (const text of ['Ana Peña', 'Poder: Luis Soto', '0,5000'])
    expect(sheet(true)).toContain(text);
  expect(sheet(true)).toContain('T1-0 (M)');
  expect(sheet(false)).not.toContain('(M)');
});

test('each tower begins a page', async () => {
  const towers = [unit(0), unit(1, { group: 'Torre 2' }), unit(2, { group: 'Torre 3' })];
  const asked = { ...frame, units: towers, proxies: [], marksArrears: false };
  expect(await pagesOf(attendanceSheet(asked))).toBe(3);
});

test.each([
  ['es-lph', true],
  ['co-ph', false],
] as const)('under %s arrears count for an ordinary decision: %s', (packId, counts) => {
  expect(countsArrears(packOf(packId))).toBe(counts);
});
