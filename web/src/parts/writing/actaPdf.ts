import type { ActaBlock, ActaDraft, ActaLine, ActaTable } from '@asamblea/domain';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { inPoints, pdfFile } from '../../ui/pdfFile.ts';
import { columnLook } from '../columnLook.ts';
import { tableWords } from './tableWords.ts';

type Heading = Extract<ActaBlock, { kind: 'heading' }>;

/** The same draft as a printed page. */
export function actaPdf({ title, blocks }: ActaDraft): Promise<Blob> {
  const margin = inPoints(pageEdge);
  return pdfFile({
    info: { title },
    pageMargins: [margin, inPoints(20), margin, inPoints(20)],
    content: contentsOf(blocks),
  });
}

/** A heading goes with what it is of; a page ends where the next one begins, which may be there already. */
function contentsOf(blocks: readonly ActaBlock[]): Content[] {
  const contents: Content[] = [];
  let headings: Heading[] = [];
  let begins = false;
  for (const block of blocks) {
    if (block.kind === 'page-break') begins = true;
    else if (block.kind === 'heading') headings.push(block);
    else {
      const [first, ...rest] = piecesOf(block, headings.map(headingOf));
      const onNewPage = begins ? ({ pageBreak: 'before' } as const) : {};
      if (first !== undefined) contents.push({ stack: [first], ...onNewPage }, ...rest);
      headings = [];
      begins = false;
    }
  }
  return [...contents, ...headings.map(headingOf)];
}

function headingOf({ line, level }: Heading) {
  const [fontSize, above] = level === 1 ? [13, 12] : [11, 8];
  return { text: runsOf(line), fontSize, bold: true, margin: [0, above, 0, 4] as Margins };
}

type Margins = [number, number, number, number];

/** What is drawn in one piece begins with its headings; what may go on to another page follows it. */
function piecesOf(
  block: Exclude<ActaBlock, { kind: 'page-break' | 'heading' }>,
  headings: readonly ReturnType<typeof headingOf>[],
): Content[] {
  switch (block.kind) {
    case 'title':
      return [
        ...headings,
        { text: runsOf(block.line), fontSize: 18, bold: true, alignment: 'center' },
      ];
    case 'paragraph':
      return [inOne([...headings, { text: runsOf(block.line), margin: [0, 0, 0, 6] }])];
    case 'list':
      return underHeadings(
        headings,
        block.items.map((item) => ({ ul: [{ text: runsOf(item) }], margin: [0, 0, 0, 2] })),
      );
    case 'checks':
      return underHeadings(
        headings,
        block.items.map(({ done, line }) => ({
          text: [{ text: done ? '[ x ]  ' : '[   ]  ', bold: true }, ...runsOf(line)],
          margin: [0, 1, 0, 1],
        })),
      );
    case 'signatures':
      return underHeadings(
        headings,
        block.places.map((place) =>
          inOne([
            { text: '______________________________', margin: [0, 34, 0, 0] },
            { text: runsOf(place) },
          ]),
        ),
      );
    case 'table':
      return [tableOf(block, headings)];
  }
}

function underHeadings(headings: readonly Content[], [first, ...rest]: readonly Content[]) {
  const begun = inOne([...headings, ...(first === undefined ? [] : [first])]);
  return [begun, ...rest, { text: '', margin: [0, 0, 0, 4] as Margins }];
}

function inOne(stack: Content[]): Content {
  return { stack, unbreakable: true };
}

/** In millimetres, beside the text. */
const pageEdge = 22;
/** In points, on each side of a column. */
const cellEdge = 5;
const room = {
  across: inPoints(210 - 2 * pageEdge) + 2 * cellEdge,
  letter: 8,
  around: 2 * cellEdge,
};
/** A table with more rows goes on to another page, with its titles. */
const rowsOfAPage = 8;

function tableOf(table: ActaTable, headings: readonly ReturnType<typeof headingOf>[]): Content {
  const { caption, columns, rows } = table;
  const titles = [...headings, { text: caption, bold: true, margin: [0, 4, 0, 3] as Margins }];
  const alignment = (column: number) =>
    columns[column]?.isFigure === true ? ('right' as const) : ('left' as const);
  const across = (title: TableCell) => [
    { ...Object(title), colSpan: columns.length },
    ...columns.slice(1).map(() => ''),
  ];
  const isLong = rows.length > rowsOfAPage;
  const { widths, letter } = columnLook(tableWords(table), room);
  const drawn: Content = {
    fontSize: letter,
    layout: linesUnder(isLong ? titles.length : 0),
    table: {
      headerRows: isLong ? titles.length + 1 : 1,
      widths: [...widths],
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      body: [
        ...(isLong ? titles.map((title) => across({ fontSize: 10, ...title })) : []),
        columns.map(({ name }, column) => ({
          text: name,
          bold: true,
          alignment: alignment(column),
        })),
        ...rows.map((row) =>
          columns.map((_, column) => ({
            text: runsOf(row[column] ?? []),
            alignment: alignment(column),
          })),
        ),
      ],
    },
  };
  const margin: Margins = [0, 0, 0, 8];
  return isLong
    ? { stack: [drawn], margin }
    : { stack: [...titles, drawn], margin, unbreakable: true };
}

/** A line under the titles of the columns and under each row, and none among the titles of the table. */
function linesUnder(titles: number) {
  return {
    hLineWidth: (line: number, { table }: { table: { body: readonly unknown[] } }) => {
      if (line <= titles || line === table.body.length) return 0;
      return line === titles + 1 ? 2 : 1;
    },
    vLineWidth: () => 0,
    hLineColor: (line: number) => (line === titles + 1 ? '#000' : '#aaa'),
    paddingLeft: (column: number) => (column === 0 ? 0 : cellEdge),
    paddingRight: (column: number, { table }: { table: { widths?: unknown } }) =>
      Array.isArray(table.widths) && column === table.widths.length - 1 ? 0 : cellEdge,
  };
}

/**
 * What looks alike is one text: between two of them a writer may break the line, or widen the space that
 * a comma stands after.
 */
function runsOf(line: ActaLine) {
  const runs: { text: string; bold?: true; color?: string }[] = [];
  let isBlank: boolean | null = null;
  for (const { kind, text } of line) {
    const last = runs.at(-1);
    // The point after a mark stays with it.
    const after = last !== undefined && isBlank === true && kind !== 'blank' ? touching(text) : '';
    if (last !== undefined) last.text += after;
    const rest = text.slice(after.length);
    if (rest === '') continue;
    if (last !== undefined && isBlank === (kind === 'blank')) last.text += rest;
    else
      runs.push(kind === 'blank' ? { text: rest, bold: true, color: '#9A3412' } : { text: rest });
    isBlank = kind === 'blank';
  }
  return runs;
}

function touching(text: string): string {
  return /^[^\s]*/u.exec(text)?.[0] ?? '';
}
