import { sayCall } from '../../laws/rules/sayRequirement.ts';
import type { ActaBlock, ActaDraft } from '../draft/actaDraft.ts';
import {
  atTime,
  blank,
  dateFigure,
  heading,
  paragraph,
  phrase,
  stop,
} from '../draft/actaPhrase.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { actaAgenda } from './actaAgenda.ts';
import { actaAnnexes } from './actaAnnexes.ts';
import { actaAttendance, attendanceAnnex } from './actaAttendance.ts';
import { actaDebtors, actaEnd, actaOfficers, actaSignatures } from './actaClosing.ts';
import { actaDecisions } from './actaDecisions.ts';
import { actaFollowUp } from './actaFollowUp.ts';
import { actaObjections } from './actaObjections.ts';
import { actaHeading, actaMeeting, eventOf, neededLine, presenceLine } from './actaOpening.ts';
import { actaQuorum, readingsTable } from './actaQuorum.ts';
import { actaSources } from './actaSources.ts';
import { writtenAt } from './actaWords.ts';
import { actaLawPlaces } from './lawPlaces.ts';

/**
 * The draft of the minutes of a call: of a meeting that was held, or of one that failed for lack of
 * quorum. Facts that the record cannot know are left as visible marks.
 */
export function draftActa(subject: ActaSubject): ActaDraft {
  const { title, blocks } = actaToSign(subject);
  return { title, blocks: [...blocks, ...actaFollowUp(subject)] };
}

/** The same without the guide for the secretary, which nobody signs. */
export function actaToSign(subject: ActaSubject): ActaDraft {
  return subject.course.installed === null ? noQuorumActa(subject) : heldActa(subject);
}

function heldActa(subject: ActaSubject): ActaDraft {
  const body: readonly ActaBlock[] = [
    ...actaHeading(subject, 'Acta'),
    ...actaMeeting(subject),
    ...actaQuorum(subject),
    ...actaAttendance(subject),
    ...actaDebtors(subject),
    ...actaOfficers(subject),
    ...writtenAt(subject, 'opening'),
    ...actaAgenda(subject),
    ...actaDecisions(subject),
    ...actaEnd(subject),
    ...actaObjections(subject),
    ...actaLawPlaces(subject),
    ...actaSignatures(subject),
  ];
  return {
    title: `Acta de la ${sayCall(subject.course.call)}`,
    blocks: [...body, ...actaAnnexes(subject), ...actaSources(subject, body)],
  };
}

function noQuorumActa(subject: ActaSubject): ActaDraft {
  const written = [...writtenAt(subject, 'opening'), ...writtenAt(subject, 'closing')];
  const body: readonly ActaBlock[] = [
    ...actaHeading(subject, 'Acta de no quórum'),
    ...actaMeeting(subject),
    heading('Constancia de falta de quórum'),
    ...failure(subject),
    ...readingsTable(subject),
    ...nextCall(subject),
    paragraph(phrase`La sesión no se instaló y no se tomó decisión alguna.`),
    ...(written.length > 0
      ? written
      : [paragraph([blank('constancias de los asistentes, o «ninguna»')])]),
    ...actaOfficers(subject),
    ...actaObjections(subject),
    ...actaSignatures(subject),
  ];
  return {
    title: `Acta de no quórum de la ${sayCall(subject.course.call)}`,
    blocks: [
      ...body,
      { kind: 'page-break' },
      heading('Anexo: lista de asistencia'),
      attendanceAnnex(subject),
      ...actaSources(subject, body),
    ],
  };
}

function failure(subject: ActaSubject): readonly ActaBlock[] {
  const { failed } = subject.course;
  if (failed === null) return [];
  const { timeZone } = subject.record.assembly;
  const source = eventOf(failed);
  const when = phrase`${atTime(failed.at, timeZone, source, 'A')} del ${dateFigure(failed.at, timeZone, source)}`;
  return [
    paragraph(
      phrase`${when}, cumplida la espera, se verificó el quórum: ${presenceLine(failed, subject.record)} ${neededLine(subject)} Como no lo hubo, la presidencia declaró fracasada la ${sayCall(failed.call)}.`,
    ),
  ];
}

/** The call that follows: of the same session when it is on the same day. */
function nextCall({ record, course }: ActaSubject): readonly ActaBlock[] {
  const { timeZone } = record.assembly;
  const planned =
    record.quorum.milestones.find(
      ({ kind, call }) => kind === 'call-planned' && call === course.call + 1,
    ) ?? record.plannedAfter;
  if (planned === null || planned.until === null) {
    return [
      paragraph(
        phrase`La siguiente convocatoria se reunirá el ${blank('fecha, hora y lugar, o «no se fijó»')}.`,
      ),
    ];
  }
  const source = eventOf(planned);
  return [
    paragraph(
      stop(
        phrase`La ${sayCall(planned.call)} quedó fijada para el ${dateFigure(planned.until, timeZone, source)} ${atTime(planned.until, timeZone, source)}`,
      ),
    ),
  ];
}
