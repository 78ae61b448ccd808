import { citeSource } from '../../kernel/bylaws/source.ts';
import type { Verification } from '../../kernel/sessions/assemblySession.ts';
import { afterWord, ofNamed } from '../../kernel/text/named.ts';
import { formatCount, formatWeight } from '../../kernel/weights/formatWeight.ts';
import { sayWeight } from '../../kernel/weights/holdingWords.ts';
import type { Term } from '../../kernel/weights/term.ts';
import { hasWhole } from '../../kernel/weights/weightMeasure.ts';
import { quorumOfCall, sayPresence } from '../../laws/quorum/quorum.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { wordsOf } from '../../laws/rulePacks/wordsOf.ts';
import { sayCall, sayRequirement } from '../../laws/rules/sayRequirement.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import { ofThe, termOf } from '../../laws/rules/vocabulary.ts';
import type { ActaBlock, ActaLine, ActaRun, FigureSource } from '../draft/actaDraft.ts';
import {
  atTime,
  blank,
  dateFigure,
  figure,
  heading,
  isFeminine,
  lawful,
  orBlank,
  paragraph,
  phrase,
  quote,
  stop,
} from '../draft/actaPhrase.ts';
import type { Milestone } from '../reports/milestone.ts';
import { actaDifferences, convenedHour } from '../subject/actaConvening.ts';
import type { ActaRecord } from '../subject/actaRecord.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { attendeesOf, modalityOfVoters } from '../subject/callCourse.ts';

/** The owner of the minutes, and the meeting. */
export function actaHeading({ record, details }: ActaSubject, title: string): readonly ActaBlock[] {
  const { assembly } = record;
  return [
    { kind: 'title', line: phrase`${title} de la ${wordsOf(assembly.rulePack).meeting}` },
    { kind: 'heading', level: 2, line: [quote(assembly.name)] },
    paragraph(
      phrase`Acta n.º ${orBlank(details.number, 'número del acta')}${filed('libro', details.book)}${filed('folio', details.folio)}`,
    ),
  ];
}

/** `, libro 3`; empty where nobody wrote it. */
function filed(name: string, typed = ''): ActaLine {
  return typed.trim() === '' ? [] : phrase`, ${name} ${quote(typed.trim())}`;
}

/** Place, date, manner, kind and call; who called, how and when. */
export function actaMeeting(subject: ActaSubject): readonly ActaBlock[] {
  const { record, course, details } = subject;
  const { timeZone, rulePack, name } = record.assembly;
  const begun = course.installed ?? course.failed;
  // Of a call that failed the record has who came, and no meeting.
  const gathered = course.installed === null ? 'se verificó la asistencia a' : 'se reunió';
  const place = details.place.trim();
  const at =
    place === ''
      ? phrase`En ${blank('lugar de la reunión')}`
      : named(afterWord('En', place), place);
  const date = begun === null ? blank('fecha') : dateFigure(begun.at, timeZone, eventOf(begun));
  const kind =
    details.kind === null
      ? blank('si es ordinaria o extraordinaria')
      : quote(details.kind === 'ordinary' ? 'ordinaria' : 'extraordinaria');
  const caller = orBlank(details.caller, 'quién convocó y con qué calidad');
  const form = orBlank(details.noticeForm, 'forma del aviso');
  const sent = orBlank(details.noticeDate, 'fecha del aviso');
  return [
    paragraph(
      stop(
        phrase`${at}, el ${date}, de manera ${mannerOf(subject)}, ${gathered} la ${wordsOf(rulePack).meeting} ${ofEntity(name)}, en sesión ${kind} y en ${sayCall(course.call)}, ${convenedHour(subject)}`,
      ),
    ),
    heading('Convocatoria'),
    paragraph(stop(phrase`La convocatoria la hizo ${caller}, mediante ${form}, el ${sent}`)),
    ...actaDifferences(subject),
    ...failedBefore(subject).map((milestone) => paragraph(failedCall(milestone, subject))),
  ];
}

/** `de la Comunidad del Olmo`: the name as it was written, after an article that is ours. */
function ofEntity(name: string): ActaLine {
  return named(ofNamed(name), name);
}

function named(said: string, name: string): ActaLine {
  return phrase`${said.slice(0, -name.length)}${quote(name)}`;
}

const manners = { hall: 'presencial', remote: 'no presencial', mixed: 'mixta' } as const;

/** As people came; where nobody did the record does not say it. */
function mannerOf({ record, course }: ActaSubject): ActaRun | string {
  const attendees = attendeesOf(record, course);
  return attendees.length === 0
    ? blank('si fue presencial, no presencial o mixta')
    : manners[modalityOfVoters(attendees)];
}

/** Calls that failed before this one, in earlier sessions or on the same day. */
function failedBefore({ record, course }: ActaSubject): readonly Milestone[] {
  const here = record.quorum.milestones.filter(
    ({ kind, call }) => kind === 'call-failed' && call < course.call,
  );
  return [...record.failedBefore, ...here];
}

function failedCall(milestone: Milestone, { record }: ActaSubject): ActaLine {
  const { timeZone } = record.assembly;
  const { at, call } = milestone;
  const source = eventOf(milestone);
  return phrase`La ${sayCall(call)} fracasó por falta de quórum el ${dateFigure(at, timeZone, source)} ${atTime(at, timeZone, source)}: ${presenceLine(milestone, record)}`;
}

/** `estaba presente el 40,00 % del coeficiente (40,0000 de 100,0000), que corresponde a 4 de las 10 unidades`. */
export function presenceLine(milestone: Milestone, record: ActaRecord): ActaLine {
  const { quorum } = milestone;
  if (quorum === null) return phrase`la presencia no quedó registrada.`;
  const here = presentOf(quorum, eventOf(milestone), record);
  return stop(
    here === null
      ? phrase`no estaba presente ${noneOf(quorum, eventOf(milestone), record)}`
      : phrase`estaba presente el ${here}`,
  );
}

/** `, con la presencia del 60,00 % del coeficiente (…)`; of nobody, that nobody was there. */
export function withPresence(milestone: Milestone, record: ActaRecord): ActaLine {
  const { quorum } = milestone;
  if (quorum === null) return [];
  const here = presentOf(quorum, eventOf(milestone), record);
  return here === null
    ? phrase`, sin la presencia de ${noneOf(quorum, eventOf(milestone), record)}`
    : phrase`, con la presencia del ${here}`;
}

type Reading = Pick<Verification, 'present' | 'total' | 'threshold'>;
type OfAssembly = Pick<ActaRecord, 'assembly'>;

/** `60,00 % de las cuotas (60,0000 de 100,0000), que corresponde a 3 de los 6 pisos y locales`; null: nobody was there. */
export function presentOf(reading: Reading, source: FigureSource, record: OfAssembly) {
  const { present, total } = reading;
  if (present.units === 0) return null;
  const { units } = packOf(record.assembly.rulePack).vocabulary;
  const some = someOf(present.units, total.units, units, source);
  return phrase`${shareLine(reading, source, record)}, que corresponde ${some}`;
}

/** `60,00 % de las cuotas (60,0000 de 100,0000)`, `60,00 % de las acciones (6.000 de 10.000)`. */
export function shareLine(reading: Reading, source: FigureSource, { assembly }: OfAssembly) {
  const { present, total } = reading;
  const words = holdingWordsOf(assembly);
  const { measure } = words;
  const isPart = measure === undefined || hasWhole(measure);
  const weighed = ({ weight }: Reading['present']) =>
    figure(isPart ? formatWeight(weight) : sayWeight(weight, words), source);
  const { vocabulary } = packOf(assembly.rulePack);
  const whole = ofThe(termOf(vocabulary, mainWeight));
  return phrase`${figure(sayPresence(reading), source)} ${whole} (${weighed(present)} de ${weighed(total)})`;
}

/** `a 3 de los 6 pisos y locales`, `a una de las 6 unidades`, `a las 6 unidades`, `a la única unidad`. */
function someOf(some: number, all: number, units: Term, source: FigureSource): ActaLine {
  const { noun, one = noun } = units;
  const isHer = isFeminine(units);
  if (all === 1) return phrase`${isHer ? 'a la única' : 'al único'} ${one}`;
  const whole = phrase`${isHer ? 'las' : 'los'} ${figure(formatCount(all), source)} ${noun}`;
  if (some === all) return phrase`a ${whole}`;
  const single = isHer ? 'una' : 'uno';
  return phrase`a ${figure(some === 1 ? single : formatCount(some), source)} de ${whole}`;
}

/** `ninguna de las 6 unidades`. */
export function noneOf({ total }: Reading, source: FigureSource, { assembly }: OfAssembly) {
  const { units } = packOf(assembly.rulePack).vocabulary;
  const { noun, one = noun } = units;
  const none = isFeminine(units) ? 'ninguna' : 'ningún';
  if (total.units < 2) return phrase`${none} ${one}`;
  const all = figure(formatCount(total.units), source);
  return phrase`${isFeminine(units) ? 'ninguna de las' : 'ninguno de los'} ${all} ${noun}`;
}

/** The quorum that law and bylaws ask in this call. */
export function neededLine({ record, course }: ActaSubject): ActaLine {
  const pack = packOf(record.assembly.rulePack);
  const asked = quorumOfCall(record.asked, course.call);
  if (asked === null || asked.requirement === null) {
    return phrase`En esta convocatoria se delibera con cualquier número de asistentes${asked === null ? '' : phrase` (${lawful(citeSource(asked.source))})`}.`;
  }
  const needed = lawful(sayRequirement(asked.requirement, pack.vocabulary));
  return phrase`Para deliberar se requiere la presencia de ${needed} (${lawful(citeSource(asked.source))}).`;
}

export function eventOf({ eventId }: Pick<Milestone, 'eventId'>): FigureSource {
  return { kind: 'event', eventId };
}
