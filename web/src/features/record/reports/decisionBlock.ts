import {
  amendedFrom,
  capital,
  type DecidedQuestion,
  momentOnClock,
  presentResult,
  sayQuestionNumber,
  sayRequests,
  sayResultBase,
} from '@asamblea/domain';
import type { Content } from 'pdfmake/interfaces';

type Measure = ReturnType<typeof presentResult>['measures'][number];

/** In points, of a page that lies on its side. */
const barWidth = 420;
const barHeight = 8;

/** More do not fit a page: the question is cut where the page ends. */
const barsTogether = 20;

/** A closed question on paper as it is on screen: verdict, bars, base and sentence, in one block. */
export function decisionBlock(question: DecidedQuestion, timeZone: string): Content {
  const { result, rule, needed, article, requests } = question;
  const { measures, word, sentence } = presentResult(result);
  const proposed = amendedFrom(result);
  const bars = measures.reduce((sum, measure) => sum + measure.bars.length, 0);
  const closed = `cerrada ${momentOnClock(result.closedAt, timeZone)}`;
  return {
    unbreakable: bars <= barsTogether,
    margin: [0, 2, 0, 12],
    fontSize: 9,
    lineHeight: 1.05,
    stack: [
      {
        columns: [
          { text: `Pregunta ${sayQuestionNumber(result)} · ${closed}`, color: '#444' },
          { text: word, bold: true, fontSize: 12, alignment: 'right' },
        ],
      },
      { text: result.text, bold: true, fontSize: 11, margin: [0, 1, 0, 3] },
      ...(proposed === null
        ? []
        : [
            {
              text: `Propuesta: «${proposed}»`,
              color: '#444',
              margin: [0, 0, 0, 3],
            } satisfies Content,
          ]),
      ...sayRequests(requests).map(
        (text): Content => ({ text, color: '#444', margin: [0, 0, 0, 3] }),
      ),
      ...measures.flatMap((measure) => measureRows(measure, measures.length > 1)),
      { text: sentence, margin: [0, 4, 0, 2] },
      { text: `${sayResultBase(result)} ${rule}: ${needed} (${article}).`, color: '#444' },
    ],
  };
}

function measureRows({ name, bars, line }: Measure, isNamed: boolean): Content[] {
  return [
    ...(isNamed
      ? [{ text: capital(name), color: '#444', margin: [0, 2, 0, 0] } satisfies Content]
      : []),
    ...bars.map(({ label, share, percent, amounts }): Content => {
      const amount = amounts.length === 0 ? '' : ` · ${amounts.join(' · ')}`;
      return {
        columns: [
          { text: label, width: 120 },
          { ...drawBar(share, line?.share ?? null), width: barWidth + 12 },
          { text: `${percent}${amount}`, width: '*', noWrap: true },
        ],
      };
    }),
    ...(line === null
      ? []
      : [{ text: `Línea: ${line.label}`, fontSize: 7, color: '#444' } satisfies Content]),
  ];
}

/** As long as the share of the base, with what is needed drawn through it. */
function drawBar(share: number, line: number | null) {
  const rectangle = { type: 'rect' as const, x: 0, y: 1, h: barHeight };
  const at = line === null ? null : line * barWidth;
  return {
    canvas: [
      { ...rectangle, w: barWidth, color: '#e3e3e3' },
      { ...rectangle, w: Math.min(1, share) * barWidth, color: '#2f5f8a' },
      ...(at === null
        ? []
        : [
            {
              type: 'line' as const,
              x1: at,
              x2: at,
              y1: 0,
              y2: barHeight + 2,
              lineWidth: 1.2,
              dash: { length: 2 },
            },
          ]),
    ],
  };
}
