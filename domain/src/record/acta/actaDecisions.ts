import { nominationStateNames } from '../../kernel/events/nominationState.ts';
import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import { sayReportCell } from '../../kernel/sheets/reportTable.ts';
import { capital } from '../../kernel/text/capital.ts';
import { joinNames } from '../../kernel/text/joinNames.ts';
import { formatWeight } from '../../kernel/weights/formatWeight.ts';
import { holdingHeadings } from '../../kernel/weights/holdingWords.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import { sayOtherCount } from '../../polls/judging/otherCount.ts';
import { sayApart } from '../../polls/judging/sayApart.ts';
import { sayRepresented } from '../../polls/judging/sayRepresented.ts';
import { sayPaperHours } from '../../polls/papers/paperVote.ts';
import { amendedFrom } from '../../polls/questions/amendment.ts';
import { type PresentedBase, presentBases } from '../../polls/results/presentBases.ts';
import type { PresentedMeasure } from '../../polls/results/presentedBar.ts';
import { presentMeasures } from '../../polls/results/presentMeasures.ts';
import { sayVerdict } from '../../polls/results/presentResult.ts';
import { sayTelling, sayUnsettled } from '../../polls/results/presentSecret.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';
import type { DecidedQuestion } from '../reports/votesReport.ts';
import { answersIn, type ToldAnswer } from '../reports/votesTables.ts';
import { isSaid, writtenAt, writtenOrBlank } from '../written/actaWords.ts';
import { actaAbsentees } from './actaAbsentees.ts';
import { actaPoint } from './actaAgenda.ts';
import { actaDeclared } from './actaDeclared.ts';
import type { ActaBlock, ActaLine, FigureSource } from './actaDraft.ts';
import { actaInterventions } from './actaInterventions.ts';
import { type ActaSubject, shareLine } from './actaOpening.ts';
import {
  atTime,
  counted,
  figure,
  heading,
  joinLines,
  lawful,
  paragraph,
  phrase,
  quote,
  stop,
} from './actaPhrase.ts';
import type { ActaRecord } from './actaRecord.ts';
import { actaRounds } from './actaRounds.ts';

/**
 * Each decision under its point, in the order of the agenda: what was asked, who voted what, over what base,
 * by which rule, and the verdict. Those of no point come last.
 */
export function actaDecisions(subject: ActaSubject): readonly ActaBlock[] {
  const { questions, untouched, unsettled = [], agenda = [] } = subject.record.votes;
  const known = new Set(agenda.map(({ pointId }) => pointId));
  const isLoose = ({ pointId = null }: Pick<DecidedQuestion, 'pointId'>) =>
    pointId === null || !known.has(pointId);
  return [
    heading('Deliberaciones y decisiones'),
    ...(questions.length + unsettled.length === 0
      ? [paragraph(phrase`No se sometió a votación ningún punto.`)]
      : []),
    ...actaInterventions(subject, (of) => of === null || !known.has(of)),
    ...agenda.flatMap((point) => {
      const isUnder = ({ pointId }: Pick<DecidedQuestion, 'pointId'>) => pointId === point.pointId;
      const voted = questions.filter(isUnder);
      return [
        ...actaPoint(point, voted.length > 0, subject),
        ...voted.flatMap((question) => decision(question, subject)),
        ...notSettled(unsettled.filter(isUnder)),
        ...notVoted(untouched.filter(isUnder), phrase`No se votó en este punto:`),
      ];
    }),
    ...questions.filter(isLoose).flatMap((question) => decision(question, subject)),
    ...notSettled(unsettled.filter(isLoose)),
    ...notVoted(untouched.filter(isLoose), phrase`No se votaron estas preguntas:`),
  ];
}

/** What was put to the vote and has no result: it was annulled before it had one, or it is not over. */
function notSettled(left: NonNullable<ActaSubject['record']['votes']['unsettled']>) {
  const of = (isAnnulled: boolean) => left.filter((one) => one.isAnnulled === isAnnulled);
  return [
    ...notVoted(of(true), phrase`Se abrió la votación y se anuló sin que tuviera resultado:`),
    ...notVoted(of(false), phrase`La votación se abrió y no tiene resultado hasta este borrador:`),
  ];
}

function notVoted(left: readonly { readonly text: string }[], said: ActaLine) {
  if (left.length === 0) return [];
  const items = left.map(({ text }) => [quote(text)]);
  return [paragraph(said), { kind: 'list' as const, items }];
}

function decision(question: DecidedQuestion, subject: ActaSubject): readonly ActaBlock[] {
  const { result, rule } = question;
  const source: FigureSource = { kind: 'result', questionId: result.questionId };
  const measures = presentMeasures(result);
  const said = [sayTelling, sayOtherCount, sayApart, sayRepresented, sayUnsettled];
  const notes = said.flatMap((say) => say(result) ?? []);
  const { agenda = [] } = subject.record.votes;
  // Under its point it was just read.
  const isUnder = agenda.some(({ pointId }) => pointId === question.pointId);
  const item = isUnder || (result.item ?? '') === '' ? '' : phrase`${quote(result.item ?? '')}. `;
  const over = presentBases(result).map((one) => baseLine(one, source, subject));
  return [
    {
      kind: 'heading',
      level: 2,
      line: phrase`${item}Pregunta ${figure(sayQuestionNumber(result), source)}: ${quote(result.text)}`,
    },
    ...amended(result),
    ...nominated(question),
    ...(isSaid(subject, 'point', question.pointId ?? null)
      ? writtenAt(subject, 'question', result.questionId)
      : writtenOrBlank(subject, 'question', result.questionId, 'resumen de lo deliberado')),
    paragraph(
      phrase`${votingHours(question, subject)} Base de la votación: ${joinLines(over)}. Quórum de la decisión: el ${shareLine(result.quorum, source, subject.record)}. Regla aplicada: ${lawful(rule)}.`,
    ),
    ...actaDeclared(question, subject),
    ...measures.map((measure) => votesTable(result, measure, measures.length > 1, subject)),
    ...actaRounds(result),
    ...notes.map((note) => paragraph([figure(`${note}.`, source)])),
    paragraph(phrase`Decisión: ${figure(sayDecision(result), source)}`),
    ...actaAbsentees(question, holdingWordsOf(subject.record.assembly)),
  ];
}

/** `cuotas presentes, 90,0000 (5 pisos y locales)`: of the weight that is present, also how many units that is. */
function baseLine(
  { name, amount, counts }: PresentedBase,
  source: FigureSource,
  { record }: ActaSubject,
): ActaLine {
  const { weight, units } = counts;
  if (amount === '') return [quote(name)];
  if (weight === undefined || units === undefined)
    return phrase`${quote(name)}, ${figure(amount, source)}`;
  const term = holdingWordsOf(record.assembly).units;
  const of = units === 0 ? '' : phrase` (${counted(units, term, source)})`;
  return phrase`${quote(name)}, ${figure(formatWeight(weight), source)}${of}`;
}

/** Both texts of what was amended on the floor. */
function amended(result: QuestionResult): readonly ActaBlock[] {
  const proposed = amendedFrom(result);
  if (proposed === null) return [];
  return [
    paragraph(
      phrase`Se enmendó antes de votarla. Propuesta: «${quote(proposed)}» Como quedó: «${quote(result.text)}»`,
    ),
  ];
}

/** Who was proposed on the floor: who accepted, who was not there to, and by which rule somebody could not be. */
function nominated({ nominations = [] }: DecidedQuestion): readonly ActaBlock[] {
  if (nominations.length === 0) return [];
  return [
    paragraph(phrase`Se postularon:`),
    {
      kind: 'list',
      items: nominations.map(({ name, unit, state, rule }) => {
        const who = unit === '' ? [quote(name)] : phrase`${quote(name)} (${quote(unit)})`;
        const why = rule === '' ? '' : phrase`: ${quote(rule)}`;
        return phrase`${who}, ${nominationStateNames[state].toLowerCase()}${why}`;
      }),
    },
  ];
}

/** The verdict in its own words; what they do not say of it goes before them. */
function sayDecision(result: QuestionResult): string {
  const { word, sentence } = sayVerdict(result);
  return sentence.startsWith(word) ? sentence : `${word}. ${sentence}`;
}

/** The answers in one measure of the rule, with their base under them. */
function votesTable(
  result: QuestionResult,
  measure: PresentedMeasure,
  isOfSeveral: boolean,
  { record }: ActaSubject,
): ActaBlock {
  const source: FigureSource = { kind: 'result', questionId: result.questionId };
  const { timeZone } = record.assembly;
  const words = holdingWordsOf(record.assembly);
  const headings = holdingHeadings(words);
  const answers = answersIn(result, measure).filter((one) => hasRow(one, record));
  const columns = [
    ['weight', headings.weight.name],
    ['units', headings.units.name],
    ['heads', capital(words.owners.noun)],
  ] as const;
  const told = columns.filter(([key]) => answers.some((answer) => answer[key] !== ''));
  return {
    kind: 'table',
    caption: isOfSeveral ? `Votos: ${measure.name}` : 'Votos',
    columns: [
      { name: 'Respuesta' },
      ...told.map(([, name]) => ({ name, isFigure: true })),
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

/** Of what nobody answered the minutes have no line, but for an answer that decides and for what the law asks them. */
function hasRow({ role, isNone }: ToldAnswer, { assembly }: ActaRecord): boolean {
  if (!isNone || role === 'favour' || role === 'against' || role === 'candidate') return true;
  const asked = actaRulesOf(assembly.rulePack).items.map(({ itemId }) => itemId);
  return role === 'blank' && asked.includes('blank-votes');
}

/** `La votación se abrió a las 8:30 p. m. y se cerró a las 8:34 p. m.` */
function votingHours(
  { openedAt, openingId, paper, result }: DecidedQuestion,
  { record }: ActaSubject,
): ActaLine {
  const { timeZone } = record.assembly;
  const closing: FigureSource = { kind: 'result', questionId: result.questionId };
  const closed = atTime(result.closedAt, timeZone, closing);
  if (paper !== undefined) {
    const of: FigureSource = { kind: 'event', eventId: paper.eventId };
    const tellers = quote(joinNames(paper.tellers));
    return phrase`Se votó ${figure(sayPaperHours(paper), of)}. Contaron las papeletas ${tellers}.`;
  }
  if (openedAt === null || openingId === null) {
    return stop(phrase`La votación se cerró ${closed}`);
  }
  const opened = atTime(openedAt, timeZone, { kind: 'event', eventId: openingId });
  return stop(phrase`La votación se abrió ${opened} y se cerró ${closed}`);
}
