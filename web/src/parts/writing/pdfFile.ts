import type { DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import { type Letterhead, readLetterhead } from '../../ui/print/letterhead.ts';
import { tieFigures } from '../../ui/text/tieFigures.ts';

/** The content of a document; its page, letter and foot are the same in all of them. */
export type PdfDefinition = Pick<
  TDocumentDefinitions,
  | 'content'
  | 'styles'
  | 'info'
  | 'images'
  | 'pageMargins'
  | 'pageOrientation'
  | 'pageSize'
  | 'header'
  | 'pageBreakBefore'
> & {
  /** Null for none. A text alone is not taken: pdfmake calls an empty one as if it were a function. */
  readonly footer?: DynamicContent | null;
};

const millimetre = 72 / 25.4;

/** Millimetres in the points that a page is measured in. */
export const inPoints = (millimetres: number): number => millimetres * millimetre;

/**
 * A4 with the page number at its foot, unless it says otherwise, and the logo of the assembly over its pages
 * where there is room. The writer is loaded when it is asked for.
 */
export async function pdfFile({
  footer = pageOfPages,
  header,
  content,
  ...definition
}: PdfDefinition): Promise<Blob> {
  const [letterhead, { default: pdfMake }, { default: vfs }] = await Promise.all([
    readLetterhead(),
    import('pdfmake/build/pdfmake.js'),
    import('pdfmake/build/vfs_fonts.js'),
  ]);
  pdfMake.addVirtualFileSystem(vfs);
  return pdfMake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [inPoints(18), inPoints(18), inPoints(18), inPoints(20)],
      defaultStyle: { fontSize: 10, lineHeight: 1.2 },
      language: 'es',
      ...definition,
      content: tied(content),
      ...(header === undefined ? headOf(letterhead, definition) : { header: tied(header) }),
      ...(footer === null ? {} : { footer }),
    })
    .getBlob();
}

/** In millimetres: what the logo takes over a page, and the margin that leaves it room. */
const head = { height: 8, width: 60, above: 3, leastMargin: 12 } as const;

/** In the upper margin, so that nothing of the page moves; labels and cards have no such margin. */
function headOf(
  letterhead: Letterhead | null,
  { pageSize, pageMargins }: Pick<PdfDefinition, 'pageSize' | 'pageMargins'>,
): Pick<TDocumentDefinitions, 'header'> {
  const [left, top] = Array.isArray(pageMargins)
    ? [pageMargins[0], pageMargins[1] ?? 0]
    : [pageMargins ?? inPoints(18), pageMargins ?? inPoints(18)];
  const isCard = typeof pageSize === 'object';
  if (letterhead === null || isCard || top < inPoints(head.leastMargin)) return {};
  return {
    header: {
      image: letterhead.dataUrl,
      fit: [inPoints(head.width), inPoints(head.height)],
      margin: [left, inPoints(head.above), 0, 0],
    },
  };
}

/** Every text of a piece, its hours in one line: the same for whatever is printed. */
function tied<T>(piece: T): T {
  if (typeof piece === 'string') return tieFigures(piece) as T;
  if (Array.isArray(piece)) return piece.map(tied) as T;
  if (typeof piece !== 'object' || piece === null) return piece;
  return Object.fromEntries(
    Object.entries(piece).map(([name, part]) => [name, isPiece(name) ? tied(part) : part]),
  ) as T;
}

const isPiece = (name: string) =>
  ['text', 'stack', 'columns', 'ul', 'table', 'body'].includes(name);

const pageOfPages: DynamicContent = (page, pages) => ({
  text: `${page} de ${pages}`,
  alignment: 'right',
  fontSize: 8,
  color: '#555',
  margin: [inPoints(18), inPoints(6)],
});
