import { expect, test } from 'vitest';
import {
  type AssemblySession,
  calledOffIn,
  momentOf,
  sessionHour,
} from '../../kernel/sessions/assemblySession.ts';
import { saySession } from '../../kernel/sessions/saySession.ts';
import { plainWords } from '../../kernel/weights/holdingWords.ts';
import { homeMomentOf } from '../../office/steps/homeStepOf.ts';
import { bogota, composingFactsOf, noticeOf } from '../../testing/composingFactsOf.ts';
import { callHourOf } from '../sessions/assemblyPhase.ts';
import { composeCancellation } from './callOffMeeting.ts';
import { nextKindOf, noticesInForce, wasAnnounced } from './nextConvocation.ts';
import { writeConvocation } from './writeConvocation.ts';

const facts = composingFactsOf();
const today = '2027-03-05';
const first = noticeOf();
const calledOff = noticeOf({ convocationId: 'n2', number: 2, kind: 'cancellation', sequence: 1 });
const again = noticeOf({ convocationId: 'n3', number: 3 });

test('the cancellation says which meeting is not held, why, and that its second call is not either', () => {
  const { subject, text } = composeCancellation({
    ...{ facts, today, last: first, reason: 'Hay que revisar las cuentas.', signer: 'Rosa Díaz' },
  });
  expect(subject).toBe(
    'Se cancela la reunión: asamblea de propietarios de Torres del Parque, viernes 26 de marzo de 2027 a las 8:00 a. m.',
  );
  expect(text.split('\n\n')).toEqual([
    '5 de marzo de 2027',
    'Apreciado(a) {persona}:',
    'La administración canceló la asamblea de propietarios de Torres del Parque que estaba citada para el viernes 26 de marzo de 2027 a las 8:00 a. m., en el Salón comunal (Convocatoria n.º 1).',
    'Motivo: Hay que revisar las cuentas.',
    'Tampoco se hará la segunda convocatoria que se anunció para el miércoles 31 de marzo de 2027 a las 8:00 p. m.',
    'Si la reunión se convoca de nuevo, le llegará otro aviso, con su propio plazo.',
    'Rosa Díaz',
  ]);
  const single = { ...first, secondCallAt: null, place: '' };
  const short = composeCancellation({
    facts,
    today,
    last: single,
    reason: 'Lluvia.',
    signer: '',
  }).text;
  expect(short.split('\n\n')).toHaveLength(5);
});

test('the cancellation mail says the reason once, as text, and no change', () => {
  const reason = 'No hay <salón>.';
  const composed = composeCancellation({ facts, today, last: first, reason, signer: '' });
  const notice = { ...calledOff, ...composed, changes: reason };
  const recipient = { personId: 'ana', name: 'Ana', units: ['101'], weight: 1 };
  const { text, html } = writeConvocation({
    assembly: 'Torres',
    notice,
    recipient,
    words: plainWords,
  });
  expect(text).not.toContain('Lo que cambia');
  expect(text.split(reason)).toHaveLength(2);
  expect(text).toContain('Apreciado(a) Ana:');
  expect(html).toContain('No hay &lt;salón&gt;.');
});

test('a meeting called off has no notice in force, and a new notice begins a new term', () => {
  expect(noticesInForce(facts, [first, calledOff])).toEqual([]);
  expect(nextKindOf(facts, [first, calledOff])).toBe('first');
  expect(noticesInForce(facts, [first, calledOff, again])).toEqual([again]);
  expect(nextKindOf(facts, [first, calledOff, again])).toBe('correction');
  expect(nextKindOf({ ...facts, session: 2, call: 2 }, [first, calledOff])).toBe('second-call');
});

test('a second call that a notice announced is not announced once that was called off', () => {
  const second = composingFactsOf({
    ...{ session: 2, call: 2, startsAt: bogota('2027-03-31', '20:00'), called: null },
  });
  expect(wasAnnounced(second, [first])).toBe(true);
  expect(wasAnnounced(second, [first, calledOff])).toBe(false);
  expect(wasAnnounced(second, [first, calledOff, again])).toBe(true);
  const ofSecond = { ...calledOff, session: 2, call: 2 as const };
  expect(wasAnnounced(second, [first, ofSecond])).toBe(false);
});

const session: AssemblySession = {
  ...{ session: 1, call: 1, state: 'planned', startsAt: bogota('2027-03-26') },
  ...{ stage: { mode: 'quorum' }, openQuestionIds: [] },
};

test('every screen says so, nobody counts the days to it, and it has no hour until it gets another', () => {
  const off = { ...session, calledOff: { convocationId: 'n2', at: 1 } };
  const moment = momentOf({}, off);
  expect(saySession(moment, 'America/Bogota')).toEqual({
    ...{ tone: 'warning', title: 'La reunión se canceló' },
    text: 'Estaba citada para el 26 de marzo de 2027 a las 8:00 a. m. Si se convoca de nuevo, se avisará con otra fecha.',
  });
  expect([sessionHour(moment), sessionHour(momentOf({}, session))]).toEqual([
    null,
    session.startsAt,
  ]);
  expect([callHourOf({ createdAt: 1 }, off), callHourOf({ createdAt: 1 }, session)]).toEqual([
    null,
    session.startsAt,
  ]);
  const seen = { isArchived: false, sessionState: 'planned', asked: [] } as const;
  expect(homeMomentOf({ ...seen, ...calledOffIn(off) })).toBe('calledOff');
  expect(calledOffIn({ ...off, state: 'open' })).toEqual({});
  expect(calledOffIn({ ...off, calledOff: null })).toEqual({});
});
