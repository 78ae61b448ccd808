import {
  ballotKindOf,
  capital,
  inPoints,
  type Question,
  sayHeld,
  sayQuestionNumber,
  type Unit,
} from '@asamblea/domain';
import type { PdfDefinition } from '../../../parts/writing/pdfFile.ts';
import type { SheetFrame } from './attendanceSheet.ts';

type Asked = SheetFrame & {
  readonly units: readonly Unit[];
  readonly question: Pick<Question, 'number' | 'repetition' | 'text' | 'options' | 'election'>;
};

type Content = Extract<PdfDefinition['content'], readonly unknown[]>[number];

/** A4 in points. */
const page = { width: inPoints(210), height: inPoints(297) };
const margin = inPoints(7);
/** The part of its size that a letter takes, with a little to spare, and a line of its size. */
const letter = { width: 0.55, height: 1.2 };

/** The letters of a ballot in points, and the room around each option. */
interface Letters {
  readonly meeting: number;
  readonly text: number;
  readonly label: number;
  readonly around: number;
}
const large: Letters = { meeting: 7, text: 9, label: 9.5, around: 2.5 };
/** Forty candidates still fit a page. */
const small: Letters = { meeting: 6, text: 8, label: 7.5, around: 1 };

interface Cut {
  readonly rows: number;
  readonly columns: number;
  readonly letters: Letters;
}

/** From the most ballots a page to one alone, in smaller letters. */
const cutsToTry: readonly Cut[] = [
  ...[5, 4, 3, 2, 1].map((rows) => ({ rows, columns: 2, letters: large })),
  ...[large, small].map((letters) => ({ rows: 1, columns: 1, letters })),
];

/** The question as the paper asks it: with a box for each option, an order is written in figures. */
function askedOn(question: Asked['question']): string {
  const { text } = question;
  return ballotKindOf(question).isOrdered
    ? `${text} Escriba 1, 2, 3… en el orden en que prefiere.`
    : text;
}

/** The first in which the question and its options fit whole. */
export function ballotCut(question: Asked['question'], meeting: string): Cut {
  const { options } = question;
  const fits = ({ rows, columns, letters }: Cut) => {
    const room = page.width / columns - 2 * margin;
    const tall = (written: string, size: number, beside = 0) =>
      Math.ceil((written.length * size * letter.width) / (room - beside)) * size * letter.height;
    const height =
      2 * margin +
      tall(meeting, letters.meeting) +
      tall(`000. ${askedOn(question)}`, letters.text) +
      options.reduce(
        (sum, { label }) => sum + tall(label, letters.label, boxRoom) + 2 * letters.around,
        restOfBallot,
      );
    return height <= page.height / rows;
  };
  return cutsToTry.find(fits) ?? { rows: 1, columns: 1, letters: small };
}

/** The room for the box of an option beside it, and the height for unit and signature. */
const boxRoom = 14;
const restOfBallot = 44;

/**
 * Paper ballots of one question, one for each unit in the order of the roster, with what it weighs and a
 * box for each option. They are cut along the dashes and counted by hand, or entered later.
 */
export function paperBallots({
  units,
  question,
  assemblyName,
  meeting,
  words,
}: Asked): PdfDefinition {
  const heading = `${assemblyName} · ${meeting}`;
  const cut = ballotCut(question, heading);
  const { rows, columns } = cut;
  const perPage = rows * columns;
  const cell = { width: page.width / columns, height: page.height / rows };
  const ordered = [...units].sort((a, b) => a.order - b.order);
  const sheets = Array.from({ length: Math.ceil(ordered.length / perPage) }, (_, i): Content[] => [
    { text: ' ', fontSize: 1, ...(i === 0 ? {} : { pageBreak: 'before' }) },
    cuts(cut),
    ...ordered.slice(i * perPage, (i + 1) * perPage).map(
      (unit, place): Content => ({
        absolutePosition: {
          x: (place % columns) * cell.width + margin,
          y: Math.floor(place / columns) * cell.height + margin,
        },
        columns: [
          {
            width: cell.width - 2 * margin,
            stack: ballotOf(unit, question, { ...cut, heading, words }),
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

function ballotOf(
  unit: Unit,
  question: Asked['question'],
  { letters, heading, words }: Cut & { readonly heading: string } & Pick<SheetFrame, 'words'>,
) {
  const { options } = question;
  return [
    { text: heading, fontSize: letters.meeting, color: '#333' },
    {
      columns: [
        { text: unit.label, bold: true, fontSize: 13 },
        {
          text: capital(sayHeld(unit.weight, words)),
          alignment: 'right' as const,
          fontSize: 9,
          margin: [0, 3, 0, 0] as [number, number, number, number],
        },
      ],
      margin: [0, 2, 0, 2] as [number, number, number, number],
    },
    {
      text: `${sayQuestionNumber(question)}. ${askedOn(question)}`,
      fontSize: letters.text,
      margin: [0, 0, 0, 3] as [number, number, number, number],
    },
    ...options.map(({ label }) => ({
      columns: [
        {
          width: 14,
          canvas: [{ type: 'rect' as const, x: 0, y: 1, w: 9, h: 9, lineWidth: 0.8 }],
        },
        { text: label, fontSize: letters.label },
      ],
      margin: [0, letters.around, 0, letters.around] as [number, number, number, number],
    })),
    {
      text: 'Firma: ______________________________',
      fontSize: 8,
      margin: [0, 7, 0, 0] as [number, number, number, number],
    },
  ];
}

function cuts({ rows, columns }: Cut): Content {
  const dashed = { type: 'line', lineWidth: 0.4, lineColor: '#888', dash: { length: 4 } } as const;
  const across = Array.from({ length: rows - 1 }, (_, i) => {
    const y = ((i + 1) * page.height) / rows;
    return { ...dashed, x1: 0, x2: page.width, y1: y, y2: y };
  });
  const middle = page.width / columns;
  const down = columns === 1 ? [] : [{ ...dashed, x1: middle, x2: middle, y1: 0, y2: page.height }];
  return { absolutePosition: { x: 0, y: 0 }, canvas: [...across, ...down] };
}
