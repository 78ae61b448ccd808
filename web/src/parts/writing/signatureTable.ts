import type { PdfDefinition } from './pdfFile.ts';

export type PdfContent = Extract<PdfDefinition['content'], readonly unknown[]>[number];
type Table = Extract<PdfContent, { table: unknown }>['table'];

interface SignatureTable {
  /** In points, or `*` for what is left. */
  readonly widths: readonly (number | '*')[];
  /** Room for a signature by hand, in points. */
  readonly rowHeight: number;
  readonly header: readonly string[];
  readonly rows: Table['body'];
}

/** A ruled table to be signed on paper: its titles stand on every page, and no row is broken. */
export function signatureTable({ widths, rowHeight, header, rows }: SignatureTable): PdfContent {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      heights: (row: number) => (row === 0 ? 'auto' : rowHeight),
      body: [
        header.map((text) => ({ text, bold: true, fontSize: 8.5, fillColor: '#eee' })),
        ...rows,
      ],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
      hLineColor: () => '#777',
      vLineColor: () => '#777',
    },
  };
}
