import { applyCorrections } from '@asamblea/domain';
import type { Sheet } from '../../../ui/files/sheetFile.ts';
import type { ImportDraft } from './review/importDraft.ts';

/**
 * The table with its corrections as a workbook has it: every cell a text, so that none is run; without the rows
 * that were left out; each of the joined sheets apart, under the same titles.
 */
export function correctedSheets(
  draft: Pick<ImportDraft, 'rows' | 'corrections' | 'parts' | 'reading'>,
): readonly Sheet[] {
  const { rows, corrections, parts, reading } = draft;
  const leftOut = new Set(corrections.flatMap(({ row, column }) => (column === null ? [row] : [])));
  const mended = applyCorrections(rows, corrections);
  const width = Math.max(...mended.map((cells) => cells.length));
  const kept = (from: number, to: number) =>
    mended
      .slice(from, to)
      .flatMap((cells, i) => (leftOut.has(from + i) ? [] : [padded(cells, width)]));
  const titles = kept(0, reading.headerRow + 1);
  const sheets = parts.length === 0 ? [{ name: 'Hoja 1', from: 0, rows: rows.length }] : parts;
  return sheets.map((part, place) => {
    const own = kept(part.from, part.from + part.rows);
    const [header = [], ...others] = place === 0 ? own : [...titles, ...own];
    return { name: part.name, header, rows: others };
  });
}

function padded(cells: readonly string[], width: number): readonly string[] {
  return Array.from({ length: width }, (_, column) => cells[column] ?? '');
}
