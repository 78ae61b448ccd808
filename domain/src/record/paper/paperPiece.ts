import type { Margins } from '../../kernel/sheets/printedPage.ts';

interface PieceLook {
  readonly bold?: boolean;
  readonly fontSize?: number;
  readonly color?: string;
  readonly margin?: Margins;
  readonly alignment?: 'left' | 'center' | 'right';
  readonly width?: number | 'auto' | '*';
  readonly colSpan?: number;
  readonly unbreakable?: boolean;
  readonly pageBreak?: 'before';
}

/** The lines of a table, and the room beside what its cells say, in points. */
export interface TableLines {
  readonly hLineWidth: (line: number, node: { table: { body: readonly unknown[] } }) => number;
  readonly vLineWidth: () => number;
  readonly hLineColor: (line: number) => string;
  readonly paddingLeft: (column: number) => number;
  readonly paddingRight: (column: number, node: { table: { widths?: unknown } }) => number;
}

interface PaperTable {
  headerRows: number;
  widths: number[];
  dontBreakRows: boolean;
  keepWithHeaderRows: number;
  body: PaperPiece[][];
}

/** A stretch of a text that looks alike. */
export interface PaperRun {
  text: string;
  bold?: true;
  color?: string;
}

export type PaperText = PieceLook & { text: string | PaperRun[] };

/** A piece of a paper in the words of pdfmake, as far as ours go: the printing code hands it to that. */
export type PaperPiece =
  | string
  | PaperText
  | (PieceLook &
      (
        | { stack: PaperPiece[] }
        | { columns: PaperPiece[] }
        | { ul: PaperPiece[] }
        | { table: PaperTable; layout: TableLines }
      ));
