import { citeSource } from '../../kernel/bylaws/source.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { capital } from '../../kernel/text/capital.ts';
import {
  type HoldingWords,
  holdingHeadings,
  sayBareWeight,
} from '../../kernel/weights/holdingWords.ts';
import { meansNames } from '../../polls/consents/consentWords.ts';
import { sayPresumed } from '../../polls/tallies/presumedTally.ts';
import type { ActaBlock, ActaLine, FigureSource } from '../draft/actaDraft.ts';
import { figure, lawful, paragraph, phrase, quote } from '../draft/actaPhrase.ts';
import type { ReportedAbsentee } from '../reports/reportedAbsentees.ts';
import type { DecidedQuestion } from '../reports/votesReport.ts';
import type { ActaFacts } from './actaChecklist.ts';

/** The absentees of a decision that asks them: when each was notified and their answers. */
export function actaAbsentees(
  { result, absentees = [] }: DecidedQuestion,
  words: HoldingWords,
): readonly ActaBlock[] {
  const { presumed } = result;
  if (presumed === undefined) return [];
  const source: FigureSource = { kind: 'result', questionId: result.questionId };
  const law = lawful(citeSource(presumed.source));
  const standing = figure(`${sayPresumed(presumed, words)}.`, source);
  const { owner, weight } = holdingHeadings(words);
  return [
    paragraph(
      presumed.settledAt === null
        ? phrase`La decisión queda pendiente de los propietarios ausentes (${law}): se les notifica y pueden oponerse dentro de su plazo. ${standing}`
        : presumed.unnotified === 0
          ? phrase`Los propietarios ausentes fueron notificados según la ley (${law}). ${standing}`
          : phrase`La decisión quedó definitiva sin que conste la notificación de todos los propietarios ausentes (${law}). ${standing}`,
    ),
    {
      kind: 'table',
      caption: 'Propietarios ausentes',
      columns: [
        ...[owner, { name: capital(words.units.noun) }, weight],
        ...[{ name: 'Notificación' }, { name: 'Respuesta' }],
      ],
      rows: absentees.map((row): readonly ActaLine[] => [
        [quote(row.owner)],
        [quote(row.units)],
        [figure(sayBareWeight(row.weight, words), source)],
        noticeLine(row, source),
        answerLine(row, source),
      ]),
    },
  ];
}

function noticeLine({ notice, noticeEventId }: ReportedAbsentee, result: FigureSource): ActaLine {
  if (notice === null) return phrase`Sin notificar`;
  const when = figure(sayDate(notice.on), eventSource(noticeEventId, result));
  const proof = notice.proof === '' ? '' : phrase` (${quote(notice.proof)})`;
  return phrase`${when}, ${meansNames[notice.means].toLowerCase()}${proof}`;
}

function answerLine(row: ReportedAbsentee, result: FigureSource): ActaLine {
  const { objection, objectionEventId, state, lastDay } = row;
  if (objection !== null) {
    const when = figure(sayDate(objection.on), eventSource(objectionEventId, result));
    const means = meansNames[objection.means].toLowerCase();
    const late = objection.counts
      ? ''
      : ', fuera de plazo o con el veredicto ya definitivo: no cuenta';
    return phrase`Se opuso el ${when}, ${means}${late}`;
  }
  if (state === 'expired') return phrase`No se opuso: su voto se entiende favorable`;
  if (lastDay === null) return phrase`Su plazo no ha comenzado`;
  return phrase`Puede oponerse hasta el ${figure(sayDate(lastDay), result)}`;
}

function eventSource(eventId: string | null, result: FigureSource): FigureSource {
  return eventId === null ? result : { kind: 'event', eventId };
}

/** Complete once every absent owner was notified, and once their answers are all in. */
export function absenteeFacts(questions: readonly DecidedQuestion[]): ActaFacts {
  const asking = questions.flatMap(({ result }) => result.presumed ?? []);
  return {
    'absentee-notices': asking.length > 0 && asking.every(({ unnotified }) => unnotified === 0),
    objections: asking.length > 0 && asking.every(({ settledAt }) => settledAt !== null),
  };
}
