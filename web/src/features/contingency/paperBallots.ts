import { formatWeight, type Question, sayQuestionNumber, type Unit } from '@asamblea/domain';
import { inPoints, type PdfDefinition } from '../../ui/pdfFile.ts';
import type { SheetFrame } from './attendanceSheet.ts';

type Asked = SheetFrame & {
  readonly units: readonly Unit[];
  readonly question: Pick<Question, 'number' | 'repetition' | 'text' | 'options'>;
};

type Content = Extract<PdfDefinition['content'], readonly unknown[]>[number];

const columns = 2;
/** A4 in points. */
const page = { width: inPoints(210), height: inPoints(297) };
const margin = inPoints(7);
/** A longer question would not leave room for its options. */
const textAtMost = 320;

/** Points that a line of the question, an option and everything else of a ballot take. */
const heights = { line: 11, option: 17, rest: 92 };
const lettersALine = 52;

/** How many ballots fit from top to bottom: fewer when the question is long or has many options. */
export function ballotRows({ text, options }: Asked['question']): number {
  const lines = Math.ceil(Math.min(text.length, textAtMost) / lettersALine);
  const height = heights.rest + lines * heights.line + options.length * heights.option;
  return Math.max(1, Math.min(5, Math.floor(page.height / height)));
}

/**
 * Paper ballots of one question, one for each unit in the order of the roster, with what it weighs and a
 * box for each option. They are cut along the dashes and counted by hand, or entered later.
 */
export function paperBallots({ units, question, assemblyName, meeting }: Asked): PdfDefinition {
  const rows = ballotRows(question);
  const perPage = rows * columns;
  const cell = { width: page.width / columns, height: page.height / rows };
  const ordered = [...units].sort((a, b) => a.order - b.order);
  const sheets = Array.from({ length: Math.ceil(ordered.length / perPage) }, (_, i): Content[] => [
    { text: ' ', fontSize: 1, ...(i === 0 ? {} : { pageBreak: 'before' }) },
    cuts(rows),
    ...ordered.slice(i * perPage, (i + 1) * perPage).map(
      (unit, place): Content => ({
        absolutePosition: {
          x: (place % columns) * cell.width + margin,
          y: Math.floor(place / columns) * cell.height + margin,
        },
        columns: [
          {
            width: cell.width - 2 * margin,
            stack: ballotOf(unit, question, `${assemblyName} · ${meeting}`),
          },
        ],
      }),
    ),
  ]);
  return {
    content: sheets.flat(),
    info: { title: `Papeletas de la pregunta ${sayQuestionNumber(question)} · ${assemblyName}` },
    pageMargins: 0,
    footer: () => '',
  };
}

function ballotOf(unit: Unit, question: Asked['question'], meeting: string) {
  const { text, options } = question;
  return [
    { text: meeting.slice(0, 90), fontSize: 7, color: '#333' },
    {
      columns: [
        { text: unit.label, bold: true, fontSize: 13 },
        {
          text: `Coeficiente ${formatWeight(unit.weight)}`,
          alignment: 'right' as const,
          fontSize: 9,
          margin: [0, 3, 0, 0] as [number, number, number, number],
        },
      ],
      margin: [0, 2, 0, 2] as [number, number, number, number],
    },
    {
      text: `${sayQuestionNumber(question)}. ${text.length > textAtMost ? `${text.slice(0, textAtMost)}…` : text}`,
      fontSize: 9,
      margin: [0, 0, 0, 3] as [number, number, number, number],
    },
    ...options.map(({ label }) => ({
      columns: [
        {
          width: 14,
          canvas: [{ type: 'rect' as const, x: 0, y: 1, w: 9, h: 9, lineWidth: 0.8 }],
        },
        { text: label, fontSize: 9.5 },
      ],
      margin: [0, 1.5, 0, 1.5] as [number, number, number, number],
    })),
    {
      text: 'Firma: ______________________________',
      fontSize: 8,
      margin: [0, 7, 0, 0] as [number, number, number, number],
    },
  ];
}

function cuts(rows: number): Content {
  const dashed = { type: 'line', lineWidth: 0.4, lineColor: '#888', dash: { length: 4 } } as const;
  const across = Array.from({ length: rows - 1 }, (_, i) => {
    const y = ((i + 1) * page.height) / rows;
    return { ...dashed, x1: 0, x2: page.width, y1: y, y2: y };
  });
  const middle = page.width / columns;
  const down = { ...dashed, x1: middle, x2: middle, y1: 0, y2: page.height };
  return { absolutePosition: { x: 0, y: 0 }, canvas: [...across, down] };
}
