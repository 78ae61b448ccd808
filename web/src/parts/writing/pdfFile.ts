import { inPoints, logoHeader, ordinaryMargins, printedLook } from '@asamblea/domain';
import type { DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import { readLetterhead } from '../../ui/print/letterhead.ts';
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
  const logo = letterhead === null ? {} : logoHeader(letterhead.dataUrl, definition);
  return pdfMake
    .createPdf({
      pageSize: 'A4',
      pageMargins: ordinaryMargins,
      ...printedLook,
      ...definition,
      content: tied(content),
      ...(header === undefined ? logo : { header: tied(header) }),
      ...(footer === null ? {} : { footer }),
    })
    .getBlob();
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
