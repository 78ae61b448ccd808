import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { instantOfLocal } from '../../kernel/calendars/zone.ts';
import type { Modality } from '../../kernel/meetings/meeting.ts';
import type { KnownQuestion } from '../../kernel/sessions/knownQuestion.ts';
import type { NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';
import { bogota } from '../../testing/rules/bogotaCalendar.ts';
import { checkMeeting } from './checkMeeting.ts';

const timeZone = 'America/Bogota';
const assembly = { rulePack: 'co-ph', timeZone, modality: 'hall' } as const;
const at = (date: string, time = '18:00') => instantOfLocal(date, time, timeZone);
const called: NotedConvocation = {
  ...{ kind: 'ordinary', approvesAccounts: true, caller: 'administrator', sentOn: '2026-03-10' },
  ...{ secondCallAt: at('2026-03-31', '20:00'), place: '' },
};
const meeting = { assembly, called, startsAt: at('2026-03-26'), someInArrears: false, now: 0 };

test('a well called meeting has no problems, and the last day is told with its article', () => {
  expect(checkMeeting(meeting, bogota)).toMatchObject({
    problems: [],
    lastDay: '2026-03-10',
    lastDayCited: 'Ley 675 de 2001, artículo 39',
    secondCall: { text: expect.stringContaining('31 de marzo de 2026') },
    agenda: { text: expect.stringMatching(/temas que no se anunciaron|solo decide/u) },
  });
});

test('a day late is said, and so is a notice that has not gone out by then', () => {
  const late = { ...called, sentOn: '2026-03-11' };
  const { problems } = checkMeeting({ ...meeting, called: late }, bogota);
  expect(problems).toMatchObject([{ serious: true, cited: expect.stringContaining('39') }]);
  const unsent = { ...meeting, called: { ...called, sentOn: null } };
  expect(checkMeeting({ ...unsent, now: at('2026-03-09') }, bogota).problems).toEqual([]);
  expect(checkMeeting({ ...unsent, now: at('2026-03-12') }, bogota).problems).toHaveLength(1);
});

test('an extraordinary meeting decides only announced items', () => {
  const extraordinary = { ...called, kind: 'extraordinary' as const };
  expect(checkMeeting({ ...meeting, called: extraordinary }, bogota).agenda.text).toMatch(
    /^Esta reunión solo decide/u,
  );
});

test('owners are told with which share they call; that they reach it is seen on paper', () => {
  const owners = { ...called, caller: 'owners', kind: 'extraordinary' } as const;
  const { problems, callers } = checkMeeting({ ...meeting, called: owners }, bogota);
  expect(problems.filter(({ serious }) => serious)).toEqual([]);
  expect(callers.map(({ text }) => text).join(' ')).toMatch(
    /Un grupo de propietarios o socios con .*%.* convoca\./u,
  );
});

test('each warning about the questions that wait is told once, with their numbers', () => {
  const draft = (number: number, matterId: string | null, more = {}): KnownQuestion => ({
    ...{ questionId: `q${number}`, number, text: '¿?', options: [], session: 1, state: 'draft' },
    ...{ openedAt: null, closesAt: null, matterId, ...more },
  });
  const drafts = [
    draft(1, 'bylaws-reform'),
    draft(2, 'dissolution'),
    draft(3, 'budget'),
    draft(4, 'extinction', { rehearsal: true }),
  ];
  const warned = (modality: Modality, secondCallAt = called.secondCallAt) => {
    const asked = { assembly: { ...assembly, modality }, called: { ...called, secondCallAt } };
    return checkMeeting({ ...meeting, ...asked, drafts }, bogota).warnings;
  };
  const later =
    'Preguntas 1 y 2. En segunda convocatoria solo vale si de verdad se alcanza el 70 % del total (Ley 675 de 2001, artículo 46, parágrafo)';
  expect(warned('hall')).toEqual([later]);
  expect(warned('hall', null)).toEqual([]);
  expect(warned('remote')).toEqual([
    'Preguntas 1 y 2. Esta decisión no puede tomarse en reunión no presencial (Ley 675 de 2001, artículo 46, parágrafo)',
    later,
    expect.stringMatching(/^Pregunta 3\. Una decisión no presencial es ineficaz/u),
  ]);
});

test('the contents of the notice depend on whether somebody is in arrears', () => {
  const said = (someInArrears: boolean) =>
    checkMeeting({ ...meeting, someInArrears }, bogota).contents.map(({ text }) => text);
  expect(said(true)).toContain('Incluya la relación de quienes tienen deudas.');
  expect(said(false)).not.toContain('Incluya la relación de quienes tienen deudas.');
});

test.each(packIds)('%s says who calls and its sentences end', (rulePack) => {
  for (const kind of ['ordinary', 'extraordinary'] as const) {
    const check = checkMeeting(
      { ...meeting, assembly: { ...assembly, rulePack }, called: { ...called, kind } },
      bogota,
    );
    expect(check.callers.length).toBeGreaterThan(0);
    for (const { text } of [...check.callers, check.agenda]) expect(text).toMatch(/[.]$/u);
  }
});
