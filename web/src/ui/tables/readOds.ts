import type { TableSheet } from './checkTable.ts';
import { newGrid } from './newGrid.ts';
import { type OdsCell, openOdsCell, sayOdsCell } from './odsCell.ts';
import { readXml, type XmlAttribute } from './readXml.ts';

/** Every sheet with something in it of an OpenDocument workbook, by the XML that has its cells. */
export function readOds(
  bytes: Uint8Array,
  onMore: (sheet: string, rows: number) => void,
): readonly TableSheet[] {
  const sheets: TableSheet[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let depth = 0;
  let name = '';
  let grid = newGrid({ name, isHidden: false });
  let [row, column, repeated] = [0, 0, 1];
  let cells: OdsCell[] = [];
  let cell: OdsCell | null = null;

  function openSheet(attribute: XmlAttribute): void {
    depth += 1;
    if (depth > 1) return;
    name = attribute('table:name') ?? '';
    grid = newGrid({ name, isHidden: hiddenStyles.has(attribute('table:style-name') ?? '') });
    row = 0;
  }

  function closeSheet(): void {
    depth -= 1;
    if (depth > 0) return;
    const sheet = grid.end();
    if (sheet !== null) sheets.push(sheet);
  }

  /** A row drawn to the end of the sheet is repeated a million times; only rows with content are put. */
  function closeRow(): void {
    const said = cells.map((one) => ({ ...one, said: sayOdsCell(one) }));
    const isEmpty = said.every((one) => one.said === '');
    for (const one of said) {
      if (one.isUnanswered) grid.missValue(row, one.column);
      if (one.rowsSpanned > 1 || one.columnsSpanned > 1) {
        const [toRow, toColumn] = [row + one.rowsSpanned - 1, one.column + one.columnsSpanned - 1];
        grid.merge({ fromRow: row, toRow, fromColumn: one.column, toColumn });
      }
    }
    for (let copy = 0; !isEmpty && copy < Math.min(repeated, rowsRepeatedAtMost); copy += 1) {
      for (const { column: first, columns, said: text } of said) {
        for (let at = first; at < first + Math.min(columns, columnsRepeatedAtMost); at += 1) {
          grid.put(row + copy, at, text);
        }
      }
    }
    row += repeated;
  }

  readXml(bytes, {
    open: (element, attribute) => {
      switch (element) {
        case 'style:style':
          style = attribute('style:name') ?? '';
          break;
        case 'style:table-properties':
          if (attribute('table:display') === 'false') hiddenStyles.add(style);
          break;
        case 'table:table':
          openSheet(attribute);
          break;
        case 'table:table-row':
          [column, repeated, cells] = [0, countOf(attribute('table:number-rows-repeated')), []];
          break;
        case 'table:table-cell':
        case 'table:covered-table-cell': {
          const columns = countOf(attribute('table:number-columns-repeated'));
          const isSeen = element === 'table:table-cell';
          cell = isSeen ? openOdsCell(column, columns, attribute) : null;
          column += columns;
          break;
        }
        default:
          cell?.open(element, attribute);
      }
    },
    close: (element) => {
      switch (element) {
        case 'table:table':
          closeSheet();
          break;
        case 'table:table-row':
          closeRow();
          break;
        case 'table:table-cell':
          if (cell !== null) cells.push(cell);
          cell = null;
          break;
        default:
          cell?.close(element);
      }
    },
    text: (text) => cell?.text(text),
    onMore: () => onMore(name, grid.rowCount()),
  });
  return sheets;
}

/** One more than a table may have, so that a longer one is refused and not cut. */
const rowsRepeatedAtMost = 30_101;
const columnsRepeatedAtMost = 61;

function countOf(attribute: string | undefined): number {
  const count = Number(attribute ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
}
