import { inPoints } from '@asamblea/domain';
import type { PdfDefinition } from '../../../parts/writing/pdfFile.ts';

/** The papers that printers use, in millimetres. */
export const papers = {
  letter: { name: 'Carta', short: 215.9, long: 279.4 },
  a4: { name: 'A4', short: 210, long: 297 },
} as const;
export type PaperSize = keyof typeof papers;
export const paperNames: readonly PaperSize[] = ['letter', 'a4'];

export type Content = Extract<PdfDefinition['content'], readonly unknown[]>[number];

/** A piece to cut out, in points from the corner of the page. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SheetGrid {
  readonly orientation: 'portrait' | 'landscape';
  readonly columns: number;
  readonly rows: number;
}

/** How large each piece is, in millimetres. */
export function pieceOf({ orientation, columns, rows }: SheetGrid, paper: PaperSize) {
  const { short, long } = papers[paper];
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short];
  return { width: width / columns, height: height / rows };
}

/**
 * Pages of pieces of one size with a dash along every cut. Everything has its place in points from the
 * corner of the page.
 */
export function cutSheets(
  grid: SheetGrid,
  paper: PaperSize,
  title: string,
  pieces: readonly ((cell: Cell) => readonly Content[])[],
): PdfDefinition {
  const piece = pieceOf(grid, paper);
  const [width, height] = [inPoints(piece.width), inPoints(piece.height)];
  const perPage = grid.columns * grid.rows;
  const drawn = pieces.map((draw, i) => {
    const place = i % perPage;
    const [column, row] = [place % grid.columns, Math.floor(place / grid.columns)];
    return draw({ x: column * width, y: row * height, width, height });
  });
  const pages = Array.from({ length: Math.ceil(pieces.length / perPage) }, (_, i): Content[] => [
    { text: ' ', fontSize: 1, ...(i === 0 ? {} : { pageBreak: 'before' }) },
    cutMarks(grid, { width, height }),
    ...drawn.slice(i * perPage, (i + 1) * perPage).flat(),
  ]);
  return {
    content: pages.flat(),
    info: { title },
    pageMargins: 0,
    pageSize: paper === 'letter' ? 'LETTER' : 'A4',
    pageOrientation: grid.orientation,
    footer: () => '',
  };
}

/** A line of text at its place, as wide as said. */
export function textAt(
  { x, y, width }: Omit<Cell, 'height'>,
  text: string,
  more: {
    readonly bold?: true;
    readonly fontSize: number;
    readonly color?: string;
    readonly alignment?: 'center' | 'right';
    readonly noWrap?: true;
  },
): Content {
  return { absolutePosition: { x, y }, columns: [{ width, text, ...more }] };
}

/** Thin dashes from one point to another, where scissors go. */
export function dashes(
  lines: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[],
) {
  const dashed = { type: 'line', lineWidth: 0.4, lineColor: '#888', dash: { length: 4 } } as const;
  const canvas = lines.map(([x1, y1, x2, y2]) => ({ ...dashed, x1, y1, x2, y2 }));
  return { absolutePosition: { x: 0, y: 0 }, canvas } satisfies Content;
}

function cutMarks({ columns, rows }: SheetGrid, { width, height }: Pick<Cell, 'width' | 'height'>) {
  const across = Array.from({ length: rows - 1 }, (_, i) => (i + 1) * height);
  const down = Array.from({ length: columns - 1 }, (_, i) => (i + 1) * width);
  return dashes([
    ...across.map((y) => [0, y, columns * width, y] as const),
    ...down.map((x) => [x, 0, x, rows * height] as const),
  ]);
}
