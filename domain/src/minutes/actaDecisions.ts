import type { DecidedQuestion } from '../reports/votesReport.ts';
import { answersOf, type ToldAnswer } from '../reports/votesTables.ts';
import { sayVerdict } from '../results/presentResult.ts';
import { sayTelling } from '../results/presentSecret.ts';
import { packOf } from '../rulePacks/rulePacks.ts';
import { mainWeight } from '../rules/scope.ts';
import { termOf } from '../rules/vocabulary.ts';
import { sayReportCell } from '../sheets/reportTable.ts';
import { formatCount, formatPercent, formatWeight } from '../weights/formatWeight.ts';
import type { Count } from '../weights/weight.ts';
import { actaAbsentees } from './actaAbsentees.ts';
import type { ActaBlock, ActaLine, FigureSource } from './actaDraft.ts';
import type { ActaSubject } from './actaOpening.ts';
import {
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
import { capital } from './actaQuorum.ts';

/** What was to be treated, in its order. */
export function actaAgenda({ record }: ActaSubject): readonly ActaBlock[] {
  const { questions, untouched } = record.votes;
  const asked = [
    ...questions.map(({ result }) => ({ number: result.number, text: result.text })),
    ...untouched,
  ].sort((a, b) => a.number - b.number);
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
  const { result, rule, needed, article } = question;
  const source: FigureSource = { kind: 'result', questionId: result.questionId };
  const { vocabulary } = packOf(subject.record.assembly.rulePack);
  const { base, quorum } = result;
  const { timeZone } = subject.record.assembly;
  const { word, sentence } = sayVerdict(result);
  const note = sayTelling(result);
  const item =
    result.item === undefined || result.item === '' ? '' : phrase`${quote(result.item)}. `;
  const presence = phrase`${figure(formatWeight(quorum.present.weight), source)} (${figure(formatPercent(quorum.present.weight, quorum.total.weight), source)})`;
  return [
    {
      kind: 'heading',
      level: 2,
      line: phrase`${item}Pregunta ${figure(formatCount(result.number), source)}: ${quote(result.text)}`,
    },
    paragraph([blank('resumen de lo deliberado')]),
    paragraph(
      phrase`${votingHours(question, subject)} Base de la votación: ${quote(result.baseName)}, ${figure(formatWeight(base.weight), source)}, ${figure(formatCount(base.units), source)} ${vocabulary.units.noun}. Presentes al cerrar: ${presence}. Regla aplicada: ${lawful(rule)}; se requería ${lawful(needed)} (${lawful(article)}).`,
    ),
    {
      kind: 'table',
      caption: 'Votos',
      columns: [
        { name: 'Respuesta' },
        { name: capital(termOf(vocabulary, mainWeight).noun), isFigure: true },
        { name: 'De la base', isFigure: true },
        { name: capital(vocabulary.units.noun), isFigure: true },
      ],
      rows: [...answersOf(result), wholeBase(base)].map(
        ({ label, weight, share, units }): readonly ActaLine[] => [
          [quote(label)],
          ...[weight, share, units].map((cell) => [figure(sayReportCell(cell, timeZone), source)]),
        ],
      ),
    },
    ...(note === null ? [] : [paragraph([figure(`${note}.`, source)])]),
    paragraph(phrase`Decisión: ${word.toUpperCase()}. ${figure(sentence, source)}`),
    ...actaAbsentees(question, vocabulary),
  ];
}

function wholeBase(base: Count): ToldAnswer {
  const { weight, units } = base;
  return {
    label: 'Total de la base',
    ...{ weight: { weight }, share: { part: weight, of: weight }, units: { count: units } },
  };
}

/** `La votación se abrió a las 8:30 p. m. y se cerró a las 8:34 p. m.` */
function votingHours(
  { openedAt, openingId, result }: DecidedQuestion,
  { record }: ActaSubject,
): ActaLine {
  const { timeZone } = record.assembly;
  const closing: FigureSource = { kind: 'result', questionId: result.questionId };
  const closed = timeFigure(result.closedAt, timeZone, closing);
  if (openedAt === null || openingId === null) {
    return stop(phrase`La votación se cerró a las ${closed}`);
  }
  const opened = timeFigure(openedAt, timeZone, { kind: 'event', eventId: openingId });
  return stop(phrase`La votación se abrió a las ${opened} y se cerró a las ${closed}`);
}
