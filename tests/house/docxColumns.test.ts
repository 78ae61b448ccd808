import { buildActaRecord, coursesOf, draftActa, noDetails } from '@asamblea/domain';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { caseProxies, secondSession } from '../../domain/src/testing/records/actaCase.ts';
import { actaDocx } from '../../web/src/parts/writing/actaDocx.ts';
import { arialWidth } from './support/arialWidth.ts';

const owners = [
  'INVERSIONES Y CONSTRUCCIONES EL ROBLE S. A. S.',
  'MARÍA DE LOS ÁNGELES VILLAESCUSA ETXEBARRIETA',
  'María Wilhelmina Hammerschmidt de Mommsen',
];
const record = {
  ...secondSession,
  units: secondSession.units.map((unit, place) => ({
    ...unit,
    label: `TORRE 1 · PISO ${place}`,
    ownerNames: [owners[place % owners.length] ?? ''],
  })),
};

async function document(of = record): Promise<string> {
  const acta = buildActaRecord(of, {
    ...{ failedBefore: [], plannedAfter: null, proxies: caseProxies, holidays: [], offices: [] },
  });
  const [course] = coursesOf(acta.quorum);
  if (course === undefined) throw new Error('It was neither held nor failed.');
  const file = await actaDocx(draftActa({ record: acta, course, details: noDetails }));
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return strFromU8(parts['word/document.xml'] ?? new Uint8Array());
}

const all = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map(([, found = '']) => found);

test('in the tables of the acta for a word processor no word is wider than its column', async () => {
  const tables = all(await document(), /<w:tbl>([\s\S]*?)<\/w:tbl>/gu);
  expect(tables.length).toBeGreaterThan(5);
  const broken = tables.flatMap((table) => {
    const widths = all(table, /<w:gridCol w:w="(\d+)"/gu).map(Number);
    return all(table, /<w:tr[ >]([\s\S]*?)<\/w:tr>/gu).flatMap((row, place) =>
      all(row, /<w:tc>([\s\S]*?)<\/w:tc>/gu).flatMap((cell, column) => {
        const size = Number(/w:pStyle w:val="Table(\d+)"/u.exec(cell)?.[1]) / 2;
        expect(size).toBeGreaterThan(5);
        const [left = 0, right = 0] = ['left', 'right'].map((side) =>
          Number(new RegExp(`<w:${side} w:type="dxa" w:w="(\\d+)"`, 'u').exec(cell)?.[1]),
        );
        const room = ((widths[column] ?? 0) - left - right) / 20;
        const words = all(cell, /<w:t(?: [^>]*)?>([\s\S]*?)<\/w:t>/gu)
          .join('')
          .split(/[ \n]+|(?<=-)(?!\d)/u);
        return words.filter((word) => arialWidth(word, size, place === 0) > room + 0.5);
      }),
    );
  });
  expect(broken).toEqual([]);
});

test('each of several owners begins a line of their cell', async () => {
  const units = record.units.map((unit) => ({ ...unit, ownerNames: ['Ana Ruiz', 'Iván Ruiz'] }));
  const cells = all(await document({ ...record, units }), /<w:tc>([\s\S]*?)<\/w:tc>/gu);
  const shared = cells.filter((cell) => cell.includes('Iván Ruiz'));
  expect(shared.length).toBeGreaterThan(3);
  for (const cell of shared)
    expect(cell).toMatch(/Ana Ruiz<\/w:t>[\s\S]*<w:br\/>[\s\S]*Iván Ruiz/u);
});
