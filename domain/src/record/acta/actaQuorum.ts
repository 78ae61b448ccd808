import { localDateOf } from '../../kernel/calendars/zone.ts';
import { formatCount } from '../../kernel/weights/formatWeight.ts';
import {
  type HoldingWords,
  holdingHeadings,
  sayBareWeight,
  sayWeight,
} from '../../kernel/weights/holdingWords.ts';
import { wholeWeight } from '../../kernel/weights/weight.ts';
import { hasWhole } from '../../kernel/weights/weightMeasure.ts';
import { sayPresence } from '../../laws/quorum/quorum.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import { isPlural } from '../../laws/rules/vocabulary.ts';
import type { ActaBlock, ActaLine, FigureSource } from '../draft/actaDraft.ts';
import {
  atTime,
  dateFigure,
  figure,
  heading,
  momentLine,
  paragraph,
  phrase,
  stop,
  theTime,
} from '../draft/actaPhrase.ts';
import type { Milestone } from '../reports/milestone.ts';
import { sayMilestone } from '../reports/quorumTables.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { eventOf, neededLine, noneOf, presentOf, withPresence } from './actaOpening.ts';

/** How the session was opened, and how the quorum stood until its end. */
export function actaQuorum(subject: ActaSubject): readonly ActaBlock[] {
  const { record, course } = subject;
  const { installed } = course;
  if (installed === null) return [];
  const { timeZone } = record.assembly;
  const source = eventOf(installed);
  const time = atTime(installed.at, timeZone, source, 'A');
  const date = dateFigure(installed.at, timeZone, source);
  const there = stop(withPresence(installed, record));
  return [
    heading('Instalación y quórum'),
    paragraph(
      phrase`${time} del ${date} se verificó el quórum y se declaró instalada la sesión${there} ${neededLine(subject)}`,
    ),
    ...wholeOf(subject),
    ...readingsTable(subject),
    ...continuity(subject),
  ];
}

/** Where the parts of the whole do not add up to a hundred, that they do not. */
function wholeOf({ record }: ActaSubject): readonly ActaBlock[] {
  const { rosterWeight = wholeWeight } = record;
  const words = holdingWordsOf(record.assembly);
  const { measure, weight } = words;
  if (measure === undefined || !hasWhole(measure) || rosterWeight === wholeWeight) return [];
  const sums = isPlural(weight) ? 'suman' : 'suma';
  const whole = figure(sayWeight(rosterWeight, words), { kind: 'roster' });
  return [
    paragraph(
      phrase`En el padrón, ${weight.article} ${weight.noun} de todos ${sums} ${whole}, y no el cien por ciento.`,
    ),
  ];
}

/** Each time the quorum was read, with what was read. */
export function readingsTable({ record, course }: ActaSubject): readonly ActaBlock[] {
  const steps = [course.failed, course.installed, ...course.during, course.closed];
  const read = steps.filter((step) => step !== null).filter(({ quorum }) => quorum !== null);
  if (read.length === 0) return [];
  const { timeZone } = record.assembly;
  const words = holdingWordsOf(record.assembly);
  const { present, units } = holdingHeadings(words);
  return [
    {
      kind: 'table',
      caption: 'Verificaciones del quórum',
      columns: [
        ...[{ name: 'Momento' }, { name: 'Hecho' }],
        ...[present, { name: 'Del total', isFigure: true }, units],
        { name: 'Hay quórum' },
      ],
      rows: read.map((milestone) => readingRow(milestone, timeZone, words)),
    },
  ];
}

function readingRow(
  milestone: Milestone,
  timeZone: string,
  words: HoldingWords,
): readonly ActaLine[] {
  const { at, quorum } = milestone;
  const source = eventOf(milestone);
  const present = quorum?.present ?? { weight: 0, units: 0 };
  return [
    momentLine(at, timeZone, source),
    phrase`${sayMilestone({ ...milestone, until: null }, timeZone)}`,
    [figure(sayBareWeight(present.weight, words), source)],
    [figure(quorum === null ? '' : sayPresence(quorum), source)],
    [figure(formatCount(present.units), source)],
    phrase`${quorum?.met === true ? 'Sí' : 'No'}`,
  ];
}

/** Whether the quorum held, minute by minute, and every pause. */
function continuity(subject: ActaSubject): readonly ActaBlock[] {
  const { record, course } = subject;
  const { lapses } = record.quorum;
  const until = course.closed === null ? 'hasta este borrador' : 'durante toda la sesión';
  const whole = phrase`Según las entradas y salidas registradas, el quórum se mantuvo ${until}.`;
  return [
    ...course.during.flatMap((milestone) => pause(milestone, subject)),
    ...(lapses.length === 0
      ? [paragraph(whole)]
      : lapses.map((lapse) => paragraph(sayLapse(lapse, subject)))),
    ...sayLowest(subject),
  ];
}

function pause(milestone: Milestone, { record, course }: ActaSubject): readonly ActaBlock[] {
  const { timeZone } = record.assembly;
  const { kind, at, until } = milestone;
  const source = eventOf(milestone);
  const when = phrase`${atTime(at, timeZone, source, 'A')} del ${dateFigure(at, timeZone, source)}`;
  if (kind === 'session-suspended') {
    const dayOf = (to: number, from: number) =>
      localDateOf(to, timeZone) === localDateOf(from, timeZone)
        ? 'mismo día'
        : dateFigure(to, timeZone, source);
    const resumes =
      until === null
        ? ''
        : phrase`, para continuarla el ${dayOf(until, at)} ${atTime(until, timeZone, source)}`;
    return [paragraph(stop(phrase`${when} se suspendió la sesión${resumes}`))];
  }
  if (kind === 'hall-emptied') {
    const isResumed = course.during.some((one) => one.kind === 'session-resumed' && one.at >= at);
    return [
      paragraph(
        isResumed
          ? phrase`Para continuar en otro día la asistencia se tomó de nuevo, sin contar a nadie del día anterior; los poderes ya aceptados no se pidieron otra vez y las decisiones ya tomadas conservan su base.`
          : phrase`Al cambiar el día dejó de contarse a quienes estaban presentes; las decisiones ya tomadas conservan su base.`,
      ),
    ];
  }
  if (kind !== 'session-resumed') return [];
  return [paragraph(stop(phrase`${when} se reanudó la sesión${withPresence(milestone, record)}`))];
}

/** The fewest that were there: what tells that it held with room, or by how little it did not. */
function sayLowest({ record, course }: ActaSubject): readonly ActaBlock[] {
  const { lowest = null } = record.quorum;
  if (lowest === null) return [];
  const { timeZone } = record.assembly;
  const source = sourceAt(record, lowest.at);
  const heldOn = localDateOf(course.installed?.at ?? lowest.at, timeZone);
  const day =
    localDateOf(lowest.at, timeZone) === heldOn
      ? ''
      : phrase` del ${dateFigure(lowest.at, timeZone, source)}`;
  const when = phrase`${atTime(lowest.at, timeZone, source)}${day}`;
  const here = presentOf(lowest, source, record);
  const said =
    here === null
      ? phrase`La menor presencia registrada durante la sesión fue ${when}, cuando no quedó presente ${noneOf(lowest, source, record)}`
      : phrase`La menor presencia registrada durante la sesión fue, ${when}, del ${here}`;
  return [paragraph(stop(said))];
}

function sayLapse(
  { from, to }: { readonly from: number; readonly to: number | null },
  { record, course }: ActaSubject,
): ActaLine {
  const { timeZone } = record.assembly;
  const heldOn = localDateOf(course.installed?.at ?? from, timeZone);
  // Of another day, the date too: a session may be suspended for days.
  const time = (at: number): ActaLine => {
    const source = sourceAt(record, at);
    const hour = theTime(at, timeZone, source);
    return localDateOf(at, timeZone) === heldOn
      ? hour
      : phrase`${hour} del ${dateFigure(at, timeZone, source)}`;
  };
  return to === null
    ? stop(
        phrase`Desde ${time(from)} no hubo quórum hasta ${course.closed === null ? 'este borrador' : 'el final'}`,
      )
    : stop(phrase`Entre ${time(from)} y ${time(to)} no hubo quórum`);
}

/** The event of that instant: the quorum changes only when something happens. */
function sourceAt({ quorum }: ActaSubject['record'], at: number): FigureSource {
  const found =
    quorum.moves.findLast((move) => move.at === at) ??
    quorum.milestones.find((milestone) => milestone.at === at);
  return found === undefined ? { kind: 'movements', session: quorum.session } : eventOf(found);
}
