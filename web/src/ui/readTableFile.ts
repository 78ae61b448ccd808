import { checkTable, refuseFile, type TableFile, type TableHints } from './checkTable.ts';
import { decodeText } from './decodeText.ts';
import { parseTable } from './parseTable.ts';

/** What one sending may carry, with room for the rest of the request. */
const bytesAtMost = 8_000_000;

/** Reads a table as administrators save it: text in any encoding, or an Excel workbook. */
export async function readTableFile(file: File, hints: TableHints): Promise<TableFile> {
  if (file.size > bytesAtMost) {
    return refuseFile('El archivo pesa más de 8 MB. Deje solo la hoja que hace falta.');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return readXlsx(bytes, hints);
  if (isOldWorkbook(bytes) || /\.(xls|ods|numbers)$/iu.test(file.name)) {
    return refuseFile('Es un libro de otro formato. Ábralo, guárdelo como XLSX o CSV y cárguelo.');
  }
  const text = decodeText(bytes);
  return text === null
    ? refuseFile('No es un archivo de texto ni de Excel. Guárdelo como CSV o XLSX.')
    : parseTable(text, hints);
}

async function readXlsx(bytes: Uint8Array<ArrayBuffer>, hints: TableHints): Promise<TableFile> {
  try {
    const { readWorkbook } = await import('./readWorkbook.ts');
    return checkTable(await readWorkbook(bytes, hints));
  } catch {
    return refuseFile('No pudimos abrir el libro. Guárdelo de nuevo como XLSX o CSV y cárguelo.');
  }
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

function isOldWorkbook([first, second]: Uint8Array): boolean {
  return first === 0xd0 && second === 0xcf;
}
