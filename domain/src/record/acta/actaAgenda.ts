import { byQuestionNumber, numberOf } from '../../kernel/sessions/questionNumber.ts';
import { uncapital } from '../../kernel/text/capital.ts';
import { pointApproverNames } from '../../meeting/agenda/agendaPoint.ts';
import type { ActaBlock, ActaLine, FigureSource } from '../draft/actaDraft.ts';
import { atTime, blank, heading, paragraph, phrase, quote, stop } from '../draft/actaPhrase.ts';
import type { AgendaChange, ReportedPoint } from '../reports/reportedAgenda.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { actaInterventions } from './actaInterventions.ts';
import { writtenAt, writtenOrBlank } from './actaWords.ts';

/** The items to treat, in their order: the points or, where nobody wrote them, the questions. */
export function actaAgenda(subject: ActaSubject): readonly ActaBlock[] {
  const { questions, untouched, agenda = [], agendaChanges = [] } = subject.record.votes;
  if (agenda.length > 0) {
    return [
      heading('Orden del día'),
      { kind: 'list', items: agenda.map(pointLine), isNumbered: true },
      ...agendaChanges.map((change) => paragraph(changeLine(change, subject))),
    ];
  }
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

/** `3. Presupuesto, a cargo de Ana Ruiz` */
function pointLine({ number, text, presenter }: ReportedPoint): ActaLine {
  const said = [quote(`${number}. ${text}`)];
  return presenter === '' ? said : phrase`${said}, a cargo de ${quote(presenter)}`;
}

const changes = {
  'point-added': 'se agregó al orden del día',
  'point-edited': 'se cambió en el orden del día',
  'point-moved': 'cambió de lugar en el orden del día',
  'point-removed': 'se quitó del orden del día',
} as const;

/** `A las 7:10 p. m. cambió de lugar en el orden del día «3. Presupuesto», con la aprobación de la asamblea.` */
function changeLine(
  { eventId, at, kind, point, approvedBy }: AgendaChange,
  { record }: ActaSubject,
) {
  const said = kind in changes ? changes[kind as keyof typeof changes] : 'cambió el orden del día';
  const approver = uncapital(pointApproverNames[approvedBy]);
  const source: FigureSource = { kind: 'event', eventId };
  const what = point === null ? phrase`un punto` : phrase`«${quote(point)}»`;
  return stop(
    phrase`${atTime(at, record.assembly.timeZone, source, 'A')} ${said} ${what}, con la aprobación de ${approver}`,
  );
}

/** A point as it was gone through; one without votes has what was said in it. */
export function actaPoint(
  { pointId, number, text, presenter, treated }: ReportedPoint,
  hasVotes: boolean,
  subject: ActaSubject,
): readonly ActaBlock[] {
  const { timeZone } = subject.record.assembly;
  const begun = ({ eventId, at }: NonNullable<ReportedPoint['treated']>) =>
    stop(phrase`Se empezó a tratar ${atTime(at, timeZone, { kind: 'event', eventId })}`);
  const presents =
    presenter === '' ? [] : [paragraph(phrase`Estaba a cargo de ${quote(presenter)}.`)];
  const summary = treated === null ? 'lo tratado, o «no se trató»' : 'resumen de lo tratado';
  return [
    { kind: 'heading', level: 2, line: [quote(`${number}. ${text}`)] },
    paragraph(treated === null ? phrase`En el registro no consta que se tratara.` : begun(treated)),
    ...presents,
    ...actaInterventions(subject, (of) => of === pointId),
    ...(hasVotes
      ? writtenAt(subject, 'point', pointId)
      : writtenOrBlank(subject, 'point', pointId, summary)),
  ];
}
