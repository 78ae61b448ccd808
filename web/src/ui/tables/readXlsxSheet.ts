import { readCellName } from './cellName.ts';
import type { Grid } from './newGrid.ts';
import { unescapeText, type XlsxBook } from './readXlsxParts.ts';
import { localName, readXml, type XmlAttribute } from './readXml.ts';
import { sayCellInstant, sayNumber, sayTruth } from './sayCell.ts';

interface Cell {
  readonly type: string;
  readonly style: number;
  value: string;
  hasFormula: boolean;
}

/** Puts the cells of a sheet of a workbook into a grid, each as it shows: a formula gives what it came to. */
export function readXlsxSheet(
  bytes: Uint8Array,
  book: XlsxBook,
  grid: Grid,
  onMore: () => void,
): void {
  let [row, column] = [-1, -1];
  let cell: Cell | null = null;
  let isValue = false;
  let isReading = false;

  function openCell(attribute: XmlAttribute): void {
    const place = readCellName(attribute('r') ?? '');
    column = place?.[1] ?? column + 1;
    row = place?.[0] ?? row;
    const style = Number(attribute('s') ?? 0);
    cell = { type: attribute('t') ?? 'n', style, value: '', hasFormula: false };
  }

  function closeCell({ type, style, value, hasFormula }: Cell): void {
    if (hasFormula && value === '' && type !== 'str') grid.missValue(row, column);
    if (value !== '') grid.put(row, column, sayValue(book, type, style, value));
  }

  readXml(bytes, {
    open: (element, attribute) => {
      switch (localName(element)) {
        case 'row':
          row = Number(attribute('r') ?? row + 2) - 1;
          column = -1;
          break;
        case 'c':
          openCell(attribute);
          break;
        case 'v':
          isValue = true;
          break;
        case 't':
          isValue = !isReading;
          break;
        case 'rPh':
          isReading = true;
          break;
        case 'f':
          if (cell !== null) cell.hasFormula = true;
          break;
        case 'mergeCell':
          mergeInto(grid, attribute('ref') ?? '');
          break;
      }
    },
    close: (element) => {
      isValue = false;
      const name = localName(element);
      if (name === 'rPh') isReading = false;
      if (name !== 'c' || cell === null) return;
      closeCell(cell);
      cell = null;
    },
    text: (text) => {
      if (isValue && cell !== null) cell.value += text;
    },
    onMore,
  });
}

function sayValue(book: XlsxBook, type: string, style: number, value: string): string {
  const format = book.formats[style] ?? 'plain';
  switch (type) {
    case 's':
      return book.strings[Number(value)] ?? '';
    case 'str':
    case 'inlineStr':
      return unescapeText(value);
    case 'b':
      return sayTruth(value.trim() === '1' || value.trim() === 'true');
    case 'e':
      return value;
    case 'd':
      return sayCellInstant(value, format);
    default:
      return sayNumber(value, format, book.from1904);
  }
}

function mergeInto(grid: Grid, range: string): void {
  const [first = '', last = ''] = range.split(':');
  const from = readCellName(first);
  const to = readCellName(last);
  if (from === null || to === null) return;
  grid.merge({ fromRow: from[0], toRow: to[0], fromColumn: from[1], toColumn: to[1] });
}
