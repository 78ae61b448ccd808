import { BookRefusal, bookWithPassword } from './BookRefusal.ts';
import type { TableSheet } from './checkTable.ts';
import { newGrid } from './newGrid.ts';
import { openZip, type Zip } from './openZip.ts';
import { readOds } from './readOds.ts';
import { readXlsxParts } from './readXlsxParts.ts';
import { readXlsxSheet } from './readXlsxSheet.ts';

type OnMore = (sheet: string, rows: number) => void;

/**
 * The sheets with something in them of a workbook, XLSX or ODS.
 *
 * @throws {BookRefusal} what is no workbook, has a password or is broken; other errors, what is broken too
 */
export function readBook(bytes: Uint8Array, onMore: OnMore): readonly TableSheet[] {
  const zip = openZip(bytes);
  if (zip.has('xl/workbook.bin')) throw new BookRefusal(binaryBook);
  if (zip.has('Index/Document.iwa') || zip.has('Index.zip')) throw new BookRefusal(numbersBook);
  const book = readXlsxParts(zip);
  if (book === null) return readOpenDocument(zip, onMore);
  return book.sheets.flatMap(({ path, ...sheet }) => {
    const cells = zip.read(path);
    const grid = newGrid(sheet);
    onMore(sheet.name, 0);
    if (cells === null) throw new Error(`The book lists ${path} and does not have it.`);
    readXlsxSheet(cells, book, grid, () => onMore(sheet.name, grid.rowCount()));
    return grid.end() ?? [];
  });
}

function readOpenDocument(zip: Zip, onMore: OnMore): readonly TableSheet[] {
  const manifest = zip.read('META-INF/manifest.xml');
  if (manifest !== null && new TextDecoder().decode(manifest).includes(':encryption-data')) {
    throw new BookRefusal(bookWithPassword);
  }
  const content = zip.read('content.xml');
  const kind = zip.read('mimetype');
  const isSheet = kind === null || new TextDecoder().decode(kind).includes('spreadsheet');
  if (content === null || !isSheet) throw new BookRefusal(otherDocument);
  return readOds(content, onMore);
}

const binaryBook =
  'Es un libro binario (XLSB). Ábralo en Excel, guárdelo como Libro de Excel (XLSX) y cárguelo.';
export const numbersBook =
  'Es un libro de Numbers. Ábralo, elija Archivo › Exportar a › Excel y cargue ese archivo.';
const otherDocument =
  'No es una hoja de cálculo. Copie la tabla a una y guárdela como XLSX o CSV, o péguela aquí.';
