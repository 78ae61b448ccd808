import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { inPoints, type Margins } from '../../kernel/sheets/printedPage.ts';
import type { StampOfThen } from '../../kernel/timeStamps/timeStamp.ts';
import { sayStampInstant } from '../../kernel/timeStamps/timeStampView.ts';
import type { ActaBlock, ActaDraft, ActaLine } from '../draft/actaDraft.ts';
import type { PaperPiece, PaperText } from './paperPiece.ts';
import { pageEdge, paperTable } from './paperTable.ts';
import { runsOfLine } from './runsOfLine.ts';

type Heading = Extract<ActaBlock, { kind: 'heading' }>;
type Paragraph = Extract<ActaBlock, { kind: 'paragraph' }>;

/** The minutes as printed pages, in the words of pdfmake. Sizes in points. */
export interface ActaPaper {
  readonly info: { readonly title: string };
  readonly pageSize: 'A4';
  readonly pageMargins: Margins;
  readonly content: PaperPiece[];
  readonly footer: (page: number, pages: number) => PaperPiece;
}

/** The foot of a version that does not change. */
export interface FixedFoot {
  readonly number: number;
  /** The civil day on which it was fixed, where the assembly is. */
  readonly on: LocalDate;
  /** SHA-256 of its tree, in hexadecimal: its first eight letters are printed. */
  readonly digest: string;
  /** The mark of the seal that the record had then (`sealMark`); not said: nothing was sealed yet. */
  readonly sealMark?: string;
  /** The latest stamp of an authority that there was then; not said: none. */
  readonly timeStamp?: Pick<StampOfThen, 'block' | 'at'>;
}

/** The foot of a draft, whose figures are those of the present record. */
export interface DraftFoot {
  readonly number: null;
  /** The mark of the seal of now (`sealMark`); not said: nothing was sealed yet. */
  readonly sealMark?: string;
}

/** The minutes as printed pages: the browser and the server hand the same ones to their writer. */
export function actaPaper({ title, blocks }: ActaDraft, foot: FixedFoot | DraftFoot): ActaPaper {
  const margin = inPoints(pageEdge);
  return {
    info: { title },
    pageSize: 'A4',
    pageMargins: [margin, inPoints(20), margin, inPoints(20)],
    content: contentsOf(blocks),
    footer: (page, pages) => footOf(foot, `${page} de ${pages}`),
  };
}

function footOf(foot: FixedFoot | DraftFoot, place: string): PaperPiece {
  const look = { fontSize: 8, color: '#555' } as const;
  const [edge, above] = [inPoints(18), inPoints(6)];
  const margin: Margins = [edge, above, edge, above];
  const said = [
    ...(foot.number === null
      ? []
      : [`Versión ${foot.number}`, sayDate(foot.on), `huella ${foot.digest.slice(0, 8)}`]),
    ...(foot.sealMark === undefined ? [] : [`sello ${foot.sealMark}`]),
  ].join(' · ');
  if (said === '') return { text: place, alignment: 'right', ...look, margin };
  return {
    ...look,
    margin,
    columns: [
      { text: [said, ...stampLine(foot)].join('\n'), width: '*' },
      { text: place, alignment: 'right', width: 'auto' },
    ],
  };
}

/** The stamp of a fixed version, on a line of its own: beside the seal it would not fit. */
function stampLine(foot: FixedFoot | DraftFoot): readonly string[] {
  if (foot.number === null || foot.timeStamp === undefined) return [];
  const { block, at } = foot.timeStamp;
  return [`Sello de tiempo del bloque ${block}: ${sayStampInstant(at)}`];
}

/**
 * A heading goes with what it is of, a line that ends in a colon with what it announces, and the last paragraph
 * with the signatures: none of them is left alone on a page. A page ends where the next one begins.
 */
function contentsOf(blocks: readonly ActaBlock[]): PaperPiece[] {
  const contents: PaperPiece[] = [];
  let above: PaperText[] = [];
  let begins = false;
  for (const [i, block] of blocks.entries()) {
    if (block.kind === 'page-break') begins = true;
    else if (block.kind === 'heading') above.push(headingOf(block));
    else if (goesOn(block, blocks.slice(i + 1, i + 3))) above.push(paragraphOf(block));
    else {
      const [first, ...rest] = piecesOf(block, above);
      const onNewPage = begins ? ({ pageBreak: 'before' } as const) : {};
      if (first !== undefined) contents.push({ stack: [first], ...onNewPage }, ...rest);
      above = [];
      begins = false;
    }
  }
  return [...contents, ...above];
}

/** Longer ones may go over a page. In letters. */
const keptTogether = 600;

function goesOn(block: ActaBlock, [next, after]: readonly ActaBlock[]): block is Paragraph {
  if (block.kind !== 'paragraph' || next === undefined) return false;
  const said = block.line.map(({ text }) => text).join('');
  if (said.length > keptTogether) return false;
  if (said.endsWith(':')) return next.kind === 'list' || next.kind === 'table';
  return next.kind === 'signatures' || (next.kind === 'heading' && after?.kind === 'signatures');
}

function paragraphOf({ line }: Paragraph): PaperText {
  return { text: runsOfLine(line), margin: [0, 0, 0, 6] };
}

function headingOf({ line, level }: Heading): PaperText {
  const [fontSize, above] = level === 1 ? [13, 12] : [11, 8];
  return { text: runsOfLine(line), fontSize, bold: true, margin: [0, above, 0, 4] };
}

/** A block drawn in one piece begins with its headings; a block that may go on to another page follows it. */
function piecesOf(
  block: Exclude<ActaBlock, { kind: 'page-break' | 'heading' }>,
  headings: readonly PaperText[],
): PaperPiece[] {
  switch (block.kind) {
    case 'title':
      return [
        ...headings,
        { text: runsOfLine(block.line), fontSize: 18, bold: true, alignment: 'center' },
      ];
    case 'paragraph':
      return [inOne([...headings, paragraphOf(block)])];
    case 'list':
      return underHeadings(
        headings,
        block.items.map((item) =>
          block.isNumbered === true
            ? { text: runsOfLine(item), margin: [12, 0, 0, 2] }
            : { ul: [{ text: runsOfLine(item) }], margin: [0, 0, 0, 2] },
        ),
      );
    case 'checks':
      return underHeadings(
        headings,
        block.items.map(({ done, line }) => ({
          text: [{ text: done ? '[ x ]  ' : '[   ]  ', bold: true }, ...runsOfLine(line)],
          margin: [0, 1, 0, 1],
        })),
      );
    case 'signatures':
      return placesOf(block.places, headings);
    case 'table':
      return [paperTable(block, headings)];
  }
}

/** Places that stay on one page together. */
const placesAPage = 10;

/** Two places a line, and all of them on one page where they fit. */
function placesOf(places: readonly ActaLine[], headings: readonly PaperText[]): PaperPiece[] {
  const lines = Array.from(
    { length: Math.ceil(places.length / 2) },
    (_, i): PaperPiece => ({
      columns: [0, 1].map((side): PaperPiece => {
        const place = places[2 * i + side];
        if (place === undefined) return { text: '', width: '*' };
        const line = { text: '______________________________', margin: [0, 34, 0, 0] as Margins };
        return { stack: [line, { text: runsOfLine(place), margin: [0, 0, 12, 0] }], width: '*' };
      }),
    }),
  );
  if (places.length <= placesAPage) return [inOne([...headings, ...lines])];
  return underHeadings(
    headings,
    lines.map((line) => inOne([line])),
  );
}

function underHeadings(
  headings: readonly PaperText[],
  [first, ...rest]: readonly PaperPiece[],
): PaperPiece[] {
  const begun = inOne([...headings, ...(first === undefined ? [] : [first])]);
  return [begun, ...rest, { text: '', margin: [0, 0, 0, 4] }];
}

function inOne(stack: PaperPiece[]): PaperPiece {
  return { stack, unbreakable: true };
}
