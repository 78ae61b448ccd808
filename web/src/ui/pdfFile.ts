import type { DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import { tieHours } from './tieHours.ts';

/** What is inside a document; its page, letter and foot are the same in all of them. */
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

/** A4 with the page number at its foot, unless it says otherwise. The writer is loaded when it is asked for. */
export async function pdfFile({
  footer = pageOfPages,
  header,
  content,
  ...definition
}: PdfDefinition): Promise<Blob> {
  const [{ default: pdfMake }, { default: vfs }] = await Promise.all([
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
      ...(header === undefined ? {} : { header: tied(header) }),
      ...(footer === null ? {} : { footer }),
    })
    .getBlob();
}

/** Every text of a piece, its hours in one line: the same for whatever is printed. */
function tied<T>(piece: T): T {
  if (typeof piece === 'string') return tieHours(piece) as T;
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
