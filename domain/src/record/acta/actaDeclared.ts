import { endSentence } from '../../kernel/text/sentence.ts';
import { wordsOf } from '../../laws/rulePacks/wordsOf.ts';
import type { ActaBlock, FigureSource } from '../draft/actaDraft.ts';
import {
  atTime,
  counted,
  joinLines,
  lawful,
  paragraph,
  phrase,
  quote,
  stop,
} from '../draft/actaPhrase.ts';
import { requestWords } from '../reports/secrecyRequests.ts';
import type { DecidedQuestion } from '../reports/votesReport.ts';
import type { ActaRecord } from '../subject/actaRecord.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { attendeesOf } from '../subject/callCourse.ts';

/**
 * The statements about a question around its vote: that it was not announced, the warnings of the law, who is
 * apart, who asked.
 */
export function actaDeclared(
  question: DecidedQuestion,
  subject: ActaSubject,
): readonly ActaBlock[] {
  return [
    ...outside(question, subject),
    ...warned(question, subject),
    ...noConflict(question, subject),
    ...interested(question, subject),
    ...besides(question, subject),
    ...protested(question, subject),
    ...requested(question, subject),
  ];
}

/** An unannounced question: the exception of the law that the chair stated, or that it was opened without any. */
function outside({ outside: opened }: DecidedQuestion, { record }: ActaSubject) {
  if (opened === undefined) return [];
  const { eventId, at, exception, cited } = opened;
  const text = opened.text.replace(/\.$/u, '');
  const source: FigureSource = { kind: 'event', eventId };
  const when = atTime(at, record.assembly.timeZone, source, 'A');
  const said =
    exception === null
      ? phrase`la presidencia abrió la votación, advertida de lo que dice la ley: ${lawful(text)}`
      : phrase`la presidencia dejó constancia de la excepción de la ley: ${lawful(text)}`;
  return [paragraph(phrase`Este asunto no estaba anunciado. ${when} ${said} (${lawful(cited)}).`)];
}

/** The warnings of the law, which the chair read before the vote was opened. */
function warned({ warned: told }: DecidedQuestion, { record }: ActaSubject): readonly ActaBlock[] {
  if (told === undefined || told.warnings.length === 0) return [];
  const source: FigureSource = { kind: 'event', eventId: told.eventId };
  const when = atTime(told.at, record.assembly.timeZone, source, 'A');
  return [
    paragraph(
      phrase`${when} la presidencia tuvo a la vista, antes de abrir, lo que advierte la ley:`,
    ),
    { kind: 'list', items: told.warnings.map((warning) => [lawful(endSentence(warning))]) },
  ];
}

/** The statement of the chair before a decision that leaves the interested out. */
function noConflict({ noConflict: declared }: DecidedQuestion, { record }: ActaSubject) {
  if (declared === null) return [];
  const source: FigureSource = { kind: 'event', eventId: declared.eventId };
  const when = atTime(declared.at, record.assembly.timeZone, source, 'A');
  return [
    paragraph(
      phrase`${when} la presidencia declaró que nadie tenía conflicto de interés en este asunto.`,
    ),
  ];
}

/** The people whom the chair named with an interest of their own, and why. */
function interested({ interested: named }: DecidedQuestion, { record }: ActaSubject) {
  if (named === undefined) return [];
  const { eventId, at, of, units, cited } = named;
  const source: FigureSource = { kind: 'event', eventId };
  const when = atTime(at, record.assembly.timeZone, source, 'A');
  const who = of.map(
    ({ name, reason }) => phrase`${quote(name)}, ${quote(reason.replace(/\.$/u, ''))}`,
  );
  return [
    paragraph(
      phrase`${when} la presidencia anotó que no ${of.length === 1 ? 'vota' : 'votan'} este asunto por un interés propio (${lawful(cited)}): ${joinLines(who)}.${hadLine(of.length, units, source, record)}`,
    ),
  ];
}

/** The people affected, and the class that voted apart. */
function besides({ besides: named = [] }: DecidedQuestion, { record }: ActaSubject) {
  return named.map(({ set, eventId, at, of, units, cited }) => {
    const source: FigureSource = { kind: 'event', eventId };
    const when = atTime(at, record.assembly.timeZone, source, 'A');
    const who = of.map(
      ({ name, reason }) => phrase`${quote(name)}, ${quote(reason.replace(/\.$/u, ''))}`,
    );
    const said =
      set === 'affected'
        ? phrase`que este asunto afecta, y ${of.length === 1 ? 'debe' : 'deben'} votarlo a favor (${lawful(cited)}), a: ${joinLines(who)}`
        : phrase`que vota también por separado (${lawful(cited)}) la clase que forman: ${joinLines(who)}`;
    return paragraph(
      phrase`${when} la presidencia anotó ${said}.${hadLine(of.length, units, source, record)}`,
    );
  });
}

/** ` Tenía una unidad.`; nothing where they had none. */
function hadLine(people: number, units: number, source: FigureSource, { assembly }: ActaRecord) {
  if (units === 0) return [];
  const had = counted(units, wordsOf(assembly.rulePack).vocabulary.units, source);
  return phrase` ${people === 1 ? 'Tenía' : 'Tenían'} ${had}.`;
}

/** The named people who did not agree. */
function protested({ protests = [] }: DecidedQuestion, { record }: ActaSubject) {
  return protests.map(({ eventId, at, name }) => {
    const source: FigureSource = { kind: 'event', eventId };
    const when = atTime(at, record.assembly.timeZone, source, 'A');
    return paragraph(
      phrase`${when} ${quote(name)} protestó porque no se le permitió votar este asunto.`,
    );
  });
}

/** The people who asked how it was voted, how it was voted then, and the attendees where names were asked for. */
function requested(question: DecidedQuestion, subject: ActaSubject): readonly ActaBlock[] {
  const { requests = [], result } = question;
  if (requests.length === 0) return [];
  const { timeZone } = subject.record.assembly;
  const isSecret = result.disclosure === 'secret';
  return [
    ...requests.map(({ name, wish, cited, at, eventId }) => {
      const source: FigureSource = { kind: 'event', eventId };
      const by = cited === '' ? '' : phrase` (${lawful(cited)})`;
      return paragraph(
        stop(
          phrase`${atTime(at, timeZone, source, 'A')} ${quote(name)} ${requestWords[wish]}${by}`,
        ),
      );
    }),
    paragraph(isSecret ? phrase`Se votó en secreto.` : phrase`Se votó con nombre.`),
    ...(requests.some(({ wish }) => wish === 'names') ? [present(question, subject)] : []),
  ];
}

/** The people present when it was decided, with their units. */
function present({ result }: DecidedQuestion, { record, course }: ActaSubject): ActaBlock {
  const { closedAt } = result;
  const here = attendeesOf(record, course).flatMap(({ name, stays }) => {
    const units = stays
      .filter(
        ({ enteredAt, leftAt }) => enteredAt <= closedAt && (leftAt ?? closedAt + 1) > closedAt,
      )
      .map(({ unit }) => unit);
    return units.length === 0 ? [] : [`${name} (${units.join(', ')})`];
  });
  return paragraph(
    here.length === 0
      ? phrase`Al cerrarse la votación no constaba nadie presente.`
      : stop(phrase`Al cerrarse la votación estaban presentes: ${quote(here.join('; '))}`),
  );
}
