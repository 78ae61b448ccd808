/** A number shows as the format says and can be added up; text is never run. */
export type SheetCell = string | { readonly value: number; readonly format: string };

export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

const numberWidth = 14;
const textWidth = 24;

/** A workbook, one sheet after another, the header in sight. Its writer is loaded when it is asked for. */
export async function sheetFile(sheets: readonly Sheet[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  return writeXlsxFile(
    sheets.map(({ name, header, rows }) => ({
      data: [
        header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(writeCell)),
      ],
      columns: header.map((_, column) => ({
        width: rows.some((row) => typeof row[column] === 'object') ? numberWidth : textWidth,
      })),
      stickyRowsCount: 1,
      sheet: name,
    })),
  ).toBlob();
}

function writeCell(cell: SheetCell) {
  return typeof cell === 'string'
    ? { value: cell, type: String }
    : { value: cell.value, type: Number, format: cell.format };
}
