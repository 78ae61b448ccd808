import { nominationStateNames } from '../../kernel/events/nominationState.ts';
import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import { joinNames } from '../../kernel/text/joinNames.ts';
import { sayBareWeight } from '../../kernel/weights/holdingWords.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import { sayOtherCount } from '../../polls/judging/otherCount.ts';
import { sayApart } from '../../polls/judging/sayApart.ts';
import { sayRepresented } from '../../polls/judging/sayRepresented.ts';
import { type PresentedBase, presentBases } from '../../polls/presented/presentBases.ts';
import { presentMeasures } from '../../polls/presented/presentMeasures.ts';
import { sayVerdict } from '../../polls/presented/presentResult.ts';
import { sayUnsettled } from '../../polls/presented/presentSecret.ts';
import { amendedFrom } from '../../polls/questions/amendment.ts';
import { sayPaperHours } from '../../polls/questions/paperVote.ts';
import { sayRecountFound } from '../../polls/recounts/hallRecount.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';
import type { ActaBlock, ActaLine, FigureSource } from '../draft/actaDraft.ts';
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
} from '../draft/actaPhrase.ts';
import type { DecidedQuestion } from '../reports/votesReport.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { actaAbsentees } from './actaAbsentees.ts';
import { actaPoint } from './actaAgenda.ts';
import { actaDeclared } from './actaDeclared.ts';
import { actaInterventions } from './actaInterventions.ts';
import { shareLine } from './actaOpening.ts';
import { actaRounds } from './actaRounds.ts';
import { saySecret } from './actaSecret.ts';
import { actaUnsettled, actaUntouched } from './actaUnsettled.ts';
import { actaVotes } from './actaVotes.ts';
import { isSaid, writtenAt, writtenOrBlank } from './actaWords.ts';

/**
 * Each decision under its point, in the order of the agenda: the question, the votes, the base, the rule, and
 * the verdict. Those of no point come last.
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
        ...actaUnsettled(unsettled.filter(isUnder), subject),
        ...actaUntouched(untouched.filter(isUnder), phrase`No se votó en este punto:`),
      ];
    }),
    ...questions.filter(isLoose).flatMap((question) => decision(question, subject)),
    ...actaUnsettled(unsettled.filter(isLoose), subject),
    ...actaUntouched(untouched.filter(isLoose), phrase`No se votaron estas preguntas:`),
  ];
}

function decision(question: DecidedQuestion, subject: ActaSubject): readonly ActaBlock[] {
  const { result, rule } = question;
  const source: FigureSource = { kind: 'result', questionId: result.questionId };
  const measures = presentMeasures(result);
  const words = holdingWordsOf(subject.record.assembly);
  const said = [sayOtherCount, sayApart, sayRepresented, sayUnsettled];
  const notes = [saySecret(result, words), ...said.map((say) => say(result))].flatMap(
    (note) => note ?? [],
  );
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
    ...measures.map((measure) => actaVotes(result, measure, measures.length > 1, subject)),
    ...actaRounds(result),
    ...notes.map((note) => paragraph([figure(`${note}.`, source)])),
    paragraph(phrase`Decisión: ${figure(sayDecision(result), source)}`),
    ...recounted(question, subject),
    ...actaAbsentees(question, words),
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
  const words = holdingWordsOf(record.assembly);
  if (weight === undefined || units === undefined) {
    const said = weight === undefined ? amount : sayBareWeight(weight, words);
    return phrase`${quote(name)}, ${figure(said, source)}`;
  }
  const of = units === 0 ? '' : phrase` (${counted(units, words.units, source)})`;
  return phrase`${quote(name)}, ${figure(sayBareWeight(weight, words), source)}${of}`;
}

/** Both texts of a question amended on the floor. */
function amended(result: QuestionResult): readonly ActaBlock[] {
  const proposed = amendedFrom(result);
  if (proposed === null) return [];
  return [
    paragraph(
      phrase`Se enmendó antes de votarla. Propuesta: «${quote(proposed)}» Como quedó: «${quote(result.text)}»`,
    ),
  ];
}

/** The nominees on the floor: those who accepted, those absent, and those excluded by which rule. */
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

/** Each recount before the hall: the requester, the witnesses, and the finding. */
function recounted({ recounts = [], result }: DecidedQuestion, { record }: ActaSubject) {
  const source: FigureSource = { kind: 'result', questionId: result.questionId };
  const again =
    result.disclosure === 'secret'
      ? 'se comprobaron otra vez en la sala las sumas, la participación y los comprobantes'
      : 'se contaron otra vez los votos en la sala';
  return recounts.map((one) => {
    const [who, before] = [quote(one.requester), quote(joinNames(one.witnesses))];
    const at = atTime(one.at, record.assembly.timeZone, source);
    const found = figure(sayRecountFound(one), source);
    return paragraph(stop(phrase`A petición de ${who}, ${at}, ${again} ante ${before}: ${found}`));
  });
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
    const who = quote(joinNames(paper.tellers));
    return phrase`Se votó ${figure(sayPaperHours(paper), of)}. Contaron las papeletas ${who}.`;
  }
  if (openedAt === null || openingId === null) {
    return stop(phrase`La votación se cerró ${closed}`);
  }
  const opened = atTime(openedAt, timeZone, { kind: 'event', eventId: openingId });
  return stop(phrase`La votación se abrió ${opened} y se cerró ${closed}`);
}
