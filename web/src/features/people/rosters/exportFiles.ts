import {
  besideWeights,
  csvText,
  exportRoster,
  type Roster,
  type WeightMeasure,
} from '@asamblea/domain';
import { type SheetCell, sheetFile } from '../../../ui/files/sheetFile.ts';

type Exported = Pick<Roster, 'units' | 'people'>;

export function rosterCsv(roster: Exported, measure: WeightMeasure): Blob {
  return new Blob([csvText(exportRoster(roster, measure))], { type: 'text/csv;charset=utf-8' });
}

/** Text cells, except weights that a spreadsheet holds exactly: those can be added up. */
export async function rosterXlsx(roster: Exported, measure: WeightMeasure): Promise<Blob> {
  const [header = [], ...rows] = exportRoster(roster, measure);
  const isWeight = (column: number) =>
    column >= besideWeights.before && column < header.length - besideWeights.after;
  const writeCell = (text: string, column: number): SheetCell =>
    isWeight(column) && text.length <= digitsHeld
      ? { value: Number(text.replace(',', '.')), format: '0.0000##' }
      : text;
  return sheetFile([{ name: 'Padrón', header, rows: rows.map((row) => row.map(writeCell)) }]);
}

/** Fifteen significant digits and the comma. */
const digitsHeld = 16;
