import type { ActaBlock, ActaDraft, ActaLine, ActaRun, FigureSource } from '@asamblea/domain';
import type * as Docx from 'docx';
import { type Letterhead, readLetterhead } from '../../ui/print/letterhead.ts';
import { tieFigures } from '../../ui/text/tieFigures.ts';
import { docxTable, tableLetters, tableStyle } from './docxTable.ts';

type Writer = typeof Docx;
type Child = Docx.Paragraph | Docx.Table;

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The draft for a word processor. Its writer is loaded when it is asked for. */
export async function actaDocx(draft: ActaDraft): Promise<Blob> {
  const [docx, letterhead] = await Promise.all([import('docx'), readLetterhead()]);
  const bytes = await docx.Packer.toArrayBuffer(actaDocument(docx, draft, letterhead));
  return new Blob([bytes], { type: docxType });
}

/**
 * Every figure is inside a bookmark that names where it comes from, so that it can be found and
 * checked in the word processor too.
 */
function actaDocument(
  docx: Writer,
  { title, blocks }: ActaDraft,
  letterhead: Letterhead | null,
): Docx.Document {
  const write = writerOf(docx);
  return new docx.Document({
    title,
    creator: 'Asamblea',
    description: 'Borrador preparado con el registro de la sesión.',
    styles: {
      default: {
        document: { run: { font: 'Arial', size: 21, language: { value: 'es-ES' } } },
        title: { run: { size: 36, bold: true } },
        heading1: headingLook(28),
        heading2: headingLook(24),
      },
      paragraphStyles: tableLetters.map((letter) => ({
        id: tableStyle(letter),
        name: `Tabla ${String(letter).replace('.', ',')}`,
        run: { size: letter * 2 },
      })),
      characterStyles: [
        { id: 'Figure', name: 'Cifra' },
        { id: 'Quote', name: 'Como se escribió' },
        { id: 'Law', name: 'Norma' },
        { id: 'Blank', name: 'Por completar', run: { bold: true, color: '9A3412' } },
      ],
    },
    sections: [
      {
        properties: { page: { margin: { top: 1134, bottom: 1134, left: 1247, right: 1247 } } },
        ...(letterhead === null ? {} : { headers: { default: headOf(docx, letterhead) } }),
        footers: { default: pageNumbers(docx) },
        children: blocks.flatMap(write),
      },
    ],
  });
}

/** In pixels of a word processor. */
const logoRoom = { width: 220, height: 44 };

/** The logo of the assembly over every page. */
function headOf({ Header, Paragraph, ImageRun }: Writer, { bytes, width, height }: Letterhead) {
  const scale = Math.min(logoRoom.width / width, logoRoom.height / height);
  const image = new ImageRun({
    type: 'png',
    data: bytes,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: { name: 'Logo', title: 'Logo', description: 'Logo de la asamblea' },
  });
  return new Header({ children: [new Paragraph({ children: [image] })] });
}

/** In half points, in the dark petrol of the pages. */
function headingLook(size: number) {
  return { run: { size, bold: true, color: '124A54' } };
}

function pageNumbers({ Footer, Paragraph, TextRun, PageNumber, AlignmentType }: Writer) {
  const children = [
    new TextRun({ children: [PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES], size: 16 }),
  ];
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children })] });
}

const styles = { figure: 'Figure', quote: 'Quote', law: 'Law', blank: 'Blank' } as const;

function writerOf(docx: Writer): (block: ActaBlock) => readonly Child[] {
  const { AlignmentType, Bookmark, HeadingLevel, Paragraph, TextRun } = docx;
  let figures = 0;
  let begins = false;

  const runOf = (run: ActaRun) => {
    const tied = tieFigures(run.text);
    if (run.kind === 'text') return new TextRun(tied);
    const style = styles[run.kind];
    if (run.kind === 'figure') {
      figures += 1;
      const children = [new TextRun({ text: tied, style })];
      return new Bookmark({ id: bookmarkOf(run.source, figures), children });
    }
    return tied
      .split('\n')
      .map((text, place) => new TextRun({ text, style, ...(place === 0 ? {} : { break: 1 }) }));
  };
  const runsOf = (line: ActaLine) => line.flatMap(runOf);

  return (block) => {
    switch (block.kind) {
      case 'title':
        return [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            alignment: AlignmentType.CENTER,
            children: runsOf(block.line),
          }),
        ];
      case 'heading': {
        // A page that begins here leaves none empty where the one before was full.
        const pageBreakBefore = begins;
        begins = false;
        return [
          new Paragraph({
            heading: block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
            keepNext: true,
            pageBreakBefore,
            spacing: { before: 280, after: 100 },
            children: runsOf(block.line),
          }),
        ];
      }
      case 'paragraph':
        return [new Paragraph({ spacing: { after: 140 }, children: runsOf(block.line) })];
      case 'list':
        return block.items.map(
          (item) =>
            new Paragraph({
              ...(block.isNumbered === true ? { indent: { left: 240 } } : { bullet: { level: 0 } }),
              children: runsOf(item),
            }),
        );
      case 'checks':
        return block.items.map(
          ({ done, line }) =>
            new Paragraph({ children: [new TextRun(done ? '☑ ' : '☐ '), ...runsOf(line)] }),
        );
      case 'signatures':
        return block.places.flatMap((place, i) => [
          new Paragraph({
            keepNext: true,
            spacing: { before: 800 },
            text: '______________________________',
          }),
          new Paragraph({
            // All of them on one page.
            keepNext: i < block.places.length - 1,
            children: runsOf(place),
          }),
        ]);
      case 'page-break':
        begins = true;
        return [];
      case 'table':
        return docxTable(docx, block, runsOf);
    }
  };
}

/** A word processor takes forty letters and figures, beginning with a letter. */
function bookmarkOf(source: FigureSource, place: number): string {
  return `${nameOf(source)}_${place}`;
}

function nameOf(source: FigureSource): string {
  switch (source.kind) {
    case 'event':
      return `e${plain(source.eventId)}`;
    case 'result':
      return `r${plain(source.questionId)}`;
    case 'movements':
      return `m${source.session}`;
    case 'session':
      return `s${source.session}`;
    case 'notice':
      return `c${source.number}`;
    case 'roster':
      return 'p';
    case 'ballots':
      return `v${plain(source.unitId).slice(0, 30)}`;
  }
}

function plain(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9]/gu, '');
}
