import { sayDate } from '../../kernel/calendars/sayDate.ts';
import {
  compareNotice,
  conveningNotices,
  type NoticeComparison,
  type NoticeDifference,
} from '../../meeting/convened/compareNotice.ts';
import { aspectNames, bothValues, nothings } from '../../meeting/convened/sayNoticeDifference.ts';
import type { ActaBlock, ActaLine, FigureSource } from '../draft/actaDraft.ts';
import {
  atTime,
  blank,
  dateFigure,
  figure,
  paragraph,
  phrase,
  quote,
  stop,
} from '../draft/actaPhrase.ts';
import type { ActaNotice, ActaRecord } from './actaRecord.ts';
import type { CallCourse } from './callCourse.ts';

/** A call of a session, and its record. */
interface Held {
  readonly record: ActaRecord;
  readonly course: CallCourse;
}

/** The notices that convened a call, the first one first. */
export function convenedBy(
  { notices = [], quorum }: Pick<ActaRecord, 'notices' | 'quorum'>,
  { call }: Pick<CallCourse, 'call'>,
): readonly ActaNotice[] {
  return [...conveningNotices({ session: quorum.session, call: callOf(call) }, notices)].reverse();
}

function callOf(call: number): 1 | 2 | 3 {
  return call === 1 || call === 2 ? call : 3;
}

/** The notice of a call against how it was held; null while none is in the record. */
function comparisonOf({ record, course }: Held): NoticeComparison | null {
  const { assembly, quorum, called, votes, notices = [] } = record;
  const found = compareNotice(
    {
      assembly,
      called,
      session: quorum.session,
      call: callOf(course.call),
      startsAt: course.calledFor?.at ?? null,
      points: votes.agenda ?? [],
    },
    notices,
  );
  if (found === null || course.calledFor !== null) return found;
  // Of this call the record has no hour any more: nothing is said of it.
  return { ...found, differences: found.differences.filter(({ what }) => what !== 'starts') };
}

/** `citada para el 21 de noviembre de 2026 a las 8:00 p. m.`, as its notice says; without one, as it was fixed. */
export function convenedHour(subject: Held): ActaLine {
  const { record, course } = subject;
  const { timeZone } = record.assembly;
  const moment = (at: number, source: FigureSource) =>
    phrase`el ${dateFigure(at, timeZone, source)} ${atTime(at, timeZone, source)}`;
  const comparison = comparisonOf(subject);
  if (comparison !== null && comparison.convenedAt !== null)
    return phrase`citada para ${moment(comparison.convenedAt, noticeSource(comparison))}`;
  const { calledFor } = course;
  if (calledFor === null) return phrase`citada para ${blank('hora de la citación')}`;
  return phrase`fijada para ${moment(calledFor.at, plannedSource(subject))}`;
}

function noticeSource({ notice }: NoticeComparison): FigureSource {
  return { kind: 'notice', number: notice.number };
}

function plannedSource({ record, course }: Held): FigureSource {
  const eventId = course.calledFor?.eventId ?? null;
  return eventId === null
    ? { kind: 'session', session: record.quorum.session }
    : { kind: 'event', eventId };
}

/** The differences between the notice and the meeting held, both texts of each; none while they agree. */
export function actaDifferences(subject: Held): readonly ActaBlock[] {
  const comparison = comparisonOf(subject);
  if (comparison === null || comparison.differences.length === 0) return [];
  const { installed } = subject.course;
  const warned = installed?.againstNotice ?? [];
  return [
    paragraph(phrase`${noticeLine(comparison)} no dice lo mismo que la reunión:`),
    {
      kind: 'list',
      items: comparison.differences.map((one) => differenceLine(one, comparison, subject)),
    },
    ...(warned.length === 0
      ? []
      : [paragraph(phrase`Quien instaló la sesión lo hizo advertido de ello.`)]),
  ];
}

function noticeLine(comparison: NoticeComparison): ActaLine {
  const { notice } = comparison;
  const source = noticeSource(comparison);
  const day = figure(sayDate(notice.sentOn), source);
  if (notice.kind === 'outside') {
    const means = notice.means === undefined ? '' : phrase` (${quote(notice.means)})`;
    return phrase`La convocatoria que se hizo por fuera el ${day}${means}`;
  }
  const name = notice.kind === 'correction' ? 'corrección' : 'convocatoria';
  return phrase`La ${name} n.º ${figure(String(notice.number), source)} del ${day}`;
}

/** `El lugar: la convocatoria decía «Salón»; la reunión, «Club».` */
function differenceLine(
  difference: NoticeDifference,
  comparison: NoticeComparison,
  subject: Held,
): ActaLine {
  const { timeZone } = subject.record.assembly;
  const said = bothValues(difference, timeZone);
  const { before, now } = nothings[difference.what];
  const line = (
    value: string | number | null,
    words: string | null,
    none: string,
    of: FigureSource,
  ) => {
    if (words === null || value === null) return none;
    if (typeof value === 'number')
      return phrase`el ${dateFigure(value, timeZone, of)} ${atTime(value, timeZone, of)}`;
    return difference.what === 'place' || difference.what === 'agenda'
      ? phrase`«${quote(value)}»`
      : words;
  };
  const noticed = line(difference.noticed, said.noticed, before, noticeSource(comparison));
  const planned = line(difference.planned, said.planned, now, plannedSource(subject));
  const name = aspectNames[difference.what];
  return stop(phrase`${name}: la convocatoria decía ${noticed}; en la reunión, ${planned}`);
}
