import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import type { NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';
import type { AgendaPoint } from '../../meeting/agenda/agendaPoint.ts';
import { plannedTerms } from '../../meeting/convened/meetingTerms.ts';
import { noticeOf } from '../../testing/composingFactsOf.ts';
import { at, caseUnits, idOf, secondSession } from '../../testing/records/actaCase.ts';
import { type ActaDraft, runsOf } from '../draft/actaDraft.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import { convenedBy } from '../subject/actaConvening.ts';
import {
  type ActaDetails,
  type ActaNotice,
  knownDetails,
  noDetails,
} from '../subject/actaRecord.ts';
import { type AroundSession, buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { draftActa } from './draftActa.ts';

const around: AroundSession = {
  ...{ proxies: [], holidays: [], offices: [], plannedAfter: null, failedBefore: [] },
};
const point = (number: number): AgendaPoint => ({
  ...{ pointId: `p${number}`, number, text: `Tema ${'abc'.charAt(number - 1)}`, kind: 'decision' },
  ...{ presenter: '', notes: '', addedAt: 1 },
});
const agenda = [point(1), point(2), point(3)];

function treated(number: number): DatedEvent {
  return {
    ...{ eventId: idOf(700 + number), kind: 'point-treated', at: at(13, 18, 5 + number) },
    ...{ by: 'staff', sequence: number, seal: 1, committed: `000000000000${number}.0` },
    pointId: `p${number}`,
  };
}

function actaOf(
  more: Partial<SessionRecord> = {},
  { notices = [], details }: { notices?: readonly ActaNotice[]; details?: ActaDetails } = {},
): ActaDraft {
  const record = buildActaRecord({ ...secondSession, ...more }, { ...around, notices });
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held.');
  const known = knownDetails(record, convenedBy(record, course));
  return draftActa({ record, course, details: details ?? known });
}

const wordsOf = ({ blocks }: ActaDraft) =>
  blocks
    .map((block) =>
      block.kind === 'list'
        ? block.items.map((item) => item.map(({ text }) => text).join('')).join(' · ')
        : runsOf([block])
            .map(({ text }) => text)
            .join(''),
    )
    .join('\n');

const notClosed = secondSession.events.filter(({ kind }) => kind !== 'session-closed');

test('the agenda is exhausted only where the record says that every point was treated', () => {
  fc.assert(
    fc.property(fc.subarray([1, 2, 3]), fc.boolean(), (numbers, isClosed) => {
      const events = [...(isClosed ? secondSession.events : notClosed), ...numbers.map(treated)];
      const words = wordsOf(actaOf({ agenda, events }));
      expect(words.includes('Agotado el orden del día')).toBe(isClosed && numbers.length === 3);
      expect(/la sesión se levantó a las/iu.test(words)).toBe(isClosed);
      if (!isClosed) return;
      const end = words.slice(words.indexOf('Cierre\n'), words.indexOf('Firmas\n'));
      for (const { number, text } of agenda)
        expect(end.includes(`${number}. ${text}`)).toBe(!numbers.includes(number));
    }),
    { numRuns: 16 },
  );
});

test('opening a question of a point says that it was treated', () => {
  const [first, ...others] = secondSession.questions;
  if (first === undefined) throw new Error('No questions.');
  const questions = [{ ...first, pointId: 'p1' }, ...others];
  const words = wordsOf(actaOf({ agenda: [point(1)], questions }));
  expect(words).toContain('1. Tema a\nSe empezó a tratar a las 19:30.');
  expect(words).toContain('Agotado el orden del día');
});

test('where nobody wrote the agenda, nothing says that it was exhausted', () => {
  expect(wordsOf(actaOf())).not.toContain('Agotado');
});

test('a session that goes on is not said to have ended, nor its quorum to have held to the end', () => {
  const words = wordsOf(actaOf({ events: notClosed }));
  expect(words).toContain(
    'El registro no dice que la sesión haya terminado: [completar: a qué hora y cómo se levantó la sesión].',
  );
  expect(words).toContain('el quórum se mantuvo hasta este borrador.');
  expect(words).not.toContain('durante toda la sesión.');
});

test('the minutes name the noted chair and secretary, and say which is missing', () => {
  const session = (officers: object) => ({ session: { ...secondSession.session, ...officers } });
  const noted = { officers: { chair: 'Ana Ruiz', secretary: 'Gil Ortega' } };
  const words = wordsOf(actaOf(session(noted)));
  expect(words).toContain('Presidió la reunión Ana Ruiz y ejerció la secretaría Gil Ortega.');
  expect(words).not.toContain('no quedó anotado');
  expect(wordsOf(actaOf(session({ officers: { chair: 'Ana Ruiz', secretary: '' } })))).toContain(
    'En el registro no quedó anotado quién ejerce la secretaría.',
  );
  expect(wordsOf(actaOf())).toContain(
    'En el registro no quedó anotado quién preside la reunión ni quién ejerce la secretaría.',
  );
});

const called: NotedConvocation = {
  ...{ kind: 'ordinary', approvesAccounts: false, caller: 'president', sentOn: '2026-03-12' },
  ...{ secondCallAt: null, place: 'el Club' },
};
const held = { session: { ...secondSession.session, called }, agenda };

/** The notice of the second call, as it called to the meeting that was held, but for some of it. */
function noticed(more: Partial<ActaNotice> = {}): ActaNotice {
  const planned = plannedTerms({
    ...{ assembly: {}, session: 2, call: 2, startsAt: at(13, 18, 0), called, points: agenda },
  });
  const { startsAt, ...terms } = planned;
  return {
    ...noticeOf({ ...terms, startsAt: startsAt ?? 0, session: 2, call: 2, sentOn: '2026-03-02' }),
    ...{ mailed: 3, ...more },
  };
}

test('a meeting held on another day than its notice tells both days', () => {
  const notices = [noticed({ startsAt: at(20, 18, 0), place: 'el Salón' })];
  const events = secondSession.events.map((event) =>
    event.kind === 'session-installed'
      ? { ...event, againstNotice: ['starts', 'place'] as const }
      : event,
  );
  const words = wordsOf(actaOf({ ...held, events }, { notices }));
  expect(words).toContain('citada para el 20 de marzo de 2026 a las 19:00.');
  expect(words).toContain(
    [
      'La convocatoria n.º 1 del 2 de marzo de 2026 no dice lo mismo que la reunión:',
      'El día y la hora: la convocatoria decía el 20 de marzo de 2026 a las 19:00; en la reunión, el 13 de marzo de 2026 a las 19:00. · El lugar: la convocatoria decía «el Salón»; en la reunión, «el Club».',
      'Quien instaló la sesión lo hizo advertido de ello.',
    ].join('\n'),
  );
});

test('a meeting held as its notice says is told with it, and with nothing else', () => {
  const words = wordsOf(actaOf(held, { notices: [noticed()] }));
  expect(words).toContain('citada para el 13 de marzo de 2026 a las 19:00.');
  expect(words).toContain(
    'La convocatoria la hizo la presidencia, mediante convocatoria n.º 1 por correo electrónico, el 2 de marzo de 2026.',
  );
  expect(words).not.toContain('no dice lo mismo');
});

test('without a notice in the record the meeting was fixed, and the day for a notice is none', () => {
  const words = wordsOf(actaOf(held));
  expect(words).toContain('fijada para el 13 de marzo de 2026 a las 19:00.');
  expect(words).toContain(
    'mediante [completar: forma del aviso], el [completar: fecha del aviso].',
  );
});

test('a second call is called by its announcement in the first notice', () => {
  const first = noticed({ session: 1, call: 1, startsAt: at(10, 18, 0) });
  const announced = { ...first, secondCallAt: at(13, 18, 0) };
  expect(wordsOf(actaOf(held, { notices: [announced] }))).toContain('citada para el 13 de marzo');
  const other = { ...first, secondCallAt: at(14, 18, 0) };
  const words = wordsOf(actaOf(held, { notices: [other] }));
  expect(words).toContain('citada para el 14 de marzo de 2026 a las 19:00.');
  expect(words).toContain('El día y la hora: la convocatoria decía el 14 de marzo');
});

test('a notice that was made outside is told by its means', () => {
  const outside = noticed({ kind: 'outside', means: 'carta y cartelera', mailed: 0 });
  expect(wordsOf(actaOf(held, { notices: [outside] }))).toContain(
    'La convocatoria la hizo la presidencia, mediante carta y cartelera, el 2 de marzo de 2026.',
  );
});

test('a question put to the vote without a result is not told as never put', () => {
  const [first] = secondSession.questions;
  if (first === undefined) throw new Error('No questions.');
  const put = (state: 'open' | 'annulled') =>
    wordsOf(actaOf({ results: [], questions: [{ ...first, state, openedAt: 1 }] }));
  expect(put('open')).toContain(
    `La votación se abrió y no tiene resultado hasta este borrador:\n${first.text}`,
  );
  expect(put('annulled')).toContain(
    `Se abrió la votación y se anuló sin que tuviera resultado:\n${first.text}`,
  );
  for (const state of ['open', 'annulled'] as const)
    expect(put(state)).not.toContain('No se sometió a votación ningún punto.');
});

test('of a call to which nobody came the record does not say how it was held', () => {
  const events = secondSession.events.filter(({ kind }) => !kind.startsWith('unit-'));
  const words = wordsOf(actaOf({ events, attendance: [] }));
  expect(words).toContain('de manera [completar: si fue presencial, no presencial o mixta]');
});

test('arrears at the end of the meeting are told, though they were paid since', () => {
  const owing = caseUnits.find(({ unitId }) => unitId === 'F');
  if (owing === undefined) throw new Error('Nobody owed.');
  const units = caseUnits.map((unit) => ({ ...unit, inArrears: false }));
  const mended = (at: string) => [{ at, before: owing }];
  const end = secondSession.events.find(({ kind }) => kind === 'session-closed')?.committed ?? '';
  expect(wordsOf(actaOf({ units, mended: mended(`${end}1`) }))).toContain('Piso F: Félix Mora');
  expect(wordsOf(actaOf({ units, mended: mended('0') }))).toContain(
    'Según el padrón, al terminar la reunión nadie figuraba en mora.',
  );
});

test('facts that only a person knows stay marks, whatever was planned', () => {
  const marks = runsOf(actaOf(held, { details: noDetails }).blocks).filter(
    ({ kind }) => kind === 'blank',
  );
  expect(marks.map(({ text }) => text)).toContain('[completar: fecha del aviso]');
});
