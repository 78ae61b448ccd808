import { exportRoster, type Roster, type WeightMeasure } from '@asamblea/domain';

type Exported = Pick<Roster, 'units' | 'people'>;

/** For spreadsheets set to Spanish: semicolons, decimal commas, and the mark that tells UTF-8. */
export function exportCsv(roster: Exported, measure: WeightMeasure): Blob {
  const lines = exportRoster(roster, measure).map((row) => row.map(quote).join(';'));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** Text cells, except weights that a spreadsheet holds exactly: those can be added up. */
export async function exportXlsx(roster: Exported, measure: WeightMeasure): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const [header = [], ...rows] = exportRoster(roster, measure);
  const isWeight = (column: number) =>
    column >= weightsFrom && column < header.length - afterWeights;
  const data = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value, column) =>
        isWeight(column) && value.length <= digitsHeld
          ? { value: Number(value.replace(',', '.')), type: Number, format: '0.0000##' }
          : { value, type: String },
      ),
    ),
  ];
  const columns = header.map((_, column) => ({ width: isWeight(column) ? 14 : 24 }));
  return writeXlsxFile(data, { columns, stickyRowsCount: 1, sheet: 'Padrón' }).toBlob();
}

/** Unit, group and kind come before the weights; owner, contact and arrears after them. */
const weightsFrom = 3;
const afterWeights = 6;
/** Fifteen significant digits and the comma. */
const digitsHeld = 16;

function quote(text: string): string {
  return /[";\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Hands the file over as a download. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
