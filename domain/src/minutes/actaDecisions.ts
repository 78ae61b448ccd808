import { byQuestionNumber, numberOf, sayQuestionNumber } from '../questions/questionNumber.ts';
import { sayQuorum } from '../quorum/sayQuorum.ts';
import type { DecidedQuestion } from '../reports/votesReport.ts';
import { answersIn } from '../reports/votesTables.ts';
import { type PresentedMeasure, presentMeasures } from '../results/presentMeasures.ts';
import { sayVerdict } from '../results/presentResult.ts';
import { sayTelling } from '../results/presentSecret.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import { packOf } from '../rulePacks/rulePacks.ts';
import { mainWeight } from '../rules/scope.ts';
import { termOf } from '../rules/vocabulary.ts';
import { sayReportCell } from '../sheets/reportTable.ts';
import { capital } from '../text/capital.ts';
import { actaAbsentees } from './actaAbsentees.ts';
import type { ActaBlock, ActaLine, FigureSource } from './actaDraft.ts';
import type { ActaSubject } from './actaOpening.ts';
import {
  atTime,
  blank,
  figure,
  heading,
  lawful,
  paragraph,
  phrase,
  quote,
  stop,
  timeFigure,
} from './actaPhrase.ts';

/** What was to be treated, in its order. */
export function actaAgenda({ record }: ActaSubject): readonly ActaBlock[] {
  const { questions, untouched } = record.votes;
  const asked = [
    ...questions.map(({ result }) => ({ ...numberOf(result), text: result.text })),
    ...untouched,
  ].sort(byQuestionNumber);
  return [
    heading('Orden del día'),
    {
      kind: 'list',
      items: [
        [blank('puntos informativos y elección de la mesa, según la convocatoria')],
        ...asked.map(({ text }) => [quote(text)]),
      ],
    },
  ];
}

/** Each decision: what was asked, who voted what, over what base, by which rule, and the verdict. */
export function actaDecisions(subject: ActaSubject): readonly ActaBlock[] {
  const { questions, untouched } = subject.record.votes;
  const none = phrase`No se sometió a votación ningún punto.`;
  const left = untouched.map(({ text }) => [quote(text)]);
  return [
    heading('Deliberaciones y decisiones'),
    ...(questions.length === 0 ? [paragraph(none)] : []),
    ...questions.flatMap((question) => decision(question, subject)),
    ...(left.length === 0
      ? []
      : [
          paragraph(phrase`No se votaron estos puntos del orden del día:`),
          { kind: 'list' as const, items: left },
        ]),
  ];
}

function decision(question: DecidedQuestion, subject: ActaSubject): readonly ActaBlock[] {
  const { result, rule } = question;
  const source: FigureSource = { kind: 'result', questionId: result.questionId };
  const { vocabulary } = packOf(subject.record.assembly.rulePack);
  const measures = presentMeasures(result);
  const note = sayTelling(result);
  const item =
    result.item === undefined || result.item === '' ? '' : phrase`${quote(result.item)}. `;
  const over = measures.map(({ name, base }) => phrase`${quote(name)}, ${figure(base, source)}`);
  return [
    {
      kind: 'heading',
      level: 2,
      line: phrase`${item}Pregunta ${figure(sayQuestionNumber(result), source)}: ${quote(result.text)}`,
    },
    paragraph([blank('resumen de lo deliberado')]),
    paragraph(
      phrase`${votingHours(question, subject)} Base de la votación: ${joinLines(over)}. Quórum de la decisión: ${figure(sayQuorum(result.quorum), source)}. Regla aplicada: ${lawful(rule)}.`,
    ),
    ...noConflict(question, subject),
    ...measures.map((measure) => votesTable(result, measure, measures.length > 1, subject)),
    ...(note === null ? [] : [paragraph([figure(`${note}.`, source)])]),
    paragraph(phrase`Decisión: ${figure(sayDecision(result), source)}`),
    ...actaAbsentees(question, vocabulary),
  ];
}

/** What the chair declared before a decision that leaves the interested out. */
function noConflict({ noConflict: declared }: DecidedQuestion, { record }: ActaSubject) {
  if (declared === null) return [];
  const source: FigureSource = { kind: 'event', eventId: declared.eventId };
  const when = timeFigure(declared.at, record.assembly.timeZone, source);
  return [
    paragraph(
      phrase`A las ${when} la presidencia declaró que nadie tenía conflicto de interés en este asunto.`,
    ),
  ];
}

/** The verdict in its own words; what they do not say of it goes before them. */
function sayDecision(result: QuestionResult): string {
  const { word, sentence } = sayVerdict(result);
  return sentence.startsWith(word) ? sentence : `${word}. ${sentence}`;
}

function joinLines(lines: readonly ActaLine[]): ActaLine {
  return lines.flatMap((line, place) => (place === 0 ? line : phrase`; ${line}`));
}

/** The answers in one measure of the rule, with their base under them. */
function votesTable(
  result: QuestionResult,
  measure: PresentedMeasure,
  isOfSeveral: boolean,
  { record }: ActaSubject,
): ActaBlock {
  const source: FigureSource = { kind: 'result', questionId: result.questionId };
  const { rulePack, timeZone } = record.assembly;
  const { vocabulary } = packOf(rulePack);
  const answers = answersIn(result, measure);
  const columns = [
    ['weight', termOf(vocabulary, mainWeight).noun],
    ['units', vocabulary.units.noun],
    ['heads', vocabulary.heads.noun],
  ] as const;
  const told = columns.filter(([key]) => answers.some((answer) => answer[key] !== ''));
  return {
    kind: 'table',
    caption: isOfSeveral ? `Votos: ${measure.name}` : 'Votos',
    columns: [
      { name: 'Respuesta' },
      ...told.map(([, noun]) => ({ name: capital(noun), isFigure: true })),
      { name: 'De la base', isFigure: true },
    ],
    rows: answers.map((answer): readonly ActaLine[] => [
      [quote(answer.label)],
      ...[...told.map(([key]) => answer[key]), answer.share].map((cell) => [
        figure(sayReportCell(cell, timeZone), source),
      ]),
    ]),
  };
}

/** `La votación se abrió a las 8:30 p. m. y se cerró a las 8:34 p. m.` */
function votingHours(
  { openedAt, openingId, result }: DecidedQuestion,
  { record }: ActaSubject,
): ActaLine {
  const { timeZone } = record.assembly;
  const closing: FigureSource = { kind: 'result', questionId: result.questionId };
  const closed = atTime(result.closedAt, timeZone, closing);
  if (openedAt === null || openingId === null) {
    return stop(phrase`La votación se cerró ${closed}`);
  }
  const opened = atTime(openedAt, timeZone, { kind: 'event', eventId: openingId });
  return stop(phrase`La votación se abrió ${opened} y se cerró ${closed}`);
}
