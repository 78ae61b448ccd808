import { expect, test } from 'vitest';
import { calendarOf } from '../../kernel/calendars/workingDays.ts';
import { objectionTerm } from '../deadlines/objectionTerm.ts';
import type { ActaVersion } from '../versions/actaVersion.ts';
import { actaCalendar } from './actaCalendar.ts';
import { actaLettersPaper } from './actaLettersPaper.ts';
import { actaNoticeId, versionOfNotice } from './actaNoticeId.ts';
import {
  type ActaObjection,
  answerObjection,
  isLateObjection,
  takeObjection,
} from './actaObjection.ts';
import { communicateVersion, toldDayOf } from './communicateVersion.ts';
import { type ActaMail, writeActaMail } from './writeActaMail.ts';

const digest = 'a'.repeat(64);
const version: ActaVersion = {
  ...{ session: 1, call: 1, number: 1, reason: '', digest, at: 1, by: 'rosa', name: 'Rosa' },
  ...{ pdf: { digest, size: 10 }, pendingIds: [], signatories: [], signatures: [] },
  communication: null,
};
const facts = {
  ...{ newest: 1, fixedOn: '2026-03-02', today: '2026-03-10', by: 'rosa', now: 7 },
};
const asked = { digest, on: '2026-03-05', means: '' };

test('a version is made known once; the same again changes nothing and another day is refused', () => {
  const told = communicateVersion(version, asked, facts);
  if (!told.ok) throw new Error('It is told.');
  expect(told.value.communication).toEqual({
    ...{ on: '2026-03-05', at: 7, by: 'rosa', mailed: 0, means: '' },
  });
  const again = communicateVersion(told.value, asked, { ...facts, newest: 2 });
  expect(again.ok && again.value === told.value).toBe(true);
  const other = communicateVersion(told.value, { ...asked, on: '2026-03-06' }, facts);
  expect(other).toMatchObject({ refusal: { code: 'acta-told' } });
});

test.each([
  ['another digest', { digest: 'b'.repeat(64) }, {}, 'acta-version-changed'],
  ['a version that has a newer one', {}, { newest: 2 }, 'acta-version-changed'],
  ['a day before it was fixed', { on: '2026-03-01' }, {}, 'acta-told-day'],
  ['a day still to come', { on: '2026-03-11' }, {}, 'acta-told-day'],
] as const)('a communication of %s is refused', (_, more, otherFacts, code) => {
  const told = communicateVersion(version, { ...asked, ...more }, { ...facts, ...otherFacts });
  expect(told).toMatchObject({ refusal: { code } });
});

test('terms run from the first version that was made known, whatever is communicated later', () => {
  const told = (number: number, on: string) => ({
    number,
    communication: { on, at: 1, by: '', mailed: 0, means: '' },
  });
  expect(toldDayOf([told(2, '2026-04-01'), told(1, '2026-03-05')])).toBe('2026-03-05');
  expect(toldDayOf([{ number: 1, communication: null }, told(2, '2026-04-01')])).toBe('2026-04-01');
  expect(toldDayOf([])).toBeNull();
});

test('the name of a version in the outbox is read back, and no other text is', () => {
  const of = { session: 12, call: 2, number: 3 };
  expect(versionOfNotice(actaNoticeId(of))).toEqual(of);
  for (const text of ['acta-1-4-1', 'acta-1-1', 'acta-1-1-1-1', '', 'acta-a-1-1']) {
    expect(versionOfNotice(text), text).toBeNull();
  }
});

const objection: ActaObjection = {
  ...{ objectionId: 'o', session: 1, call: 1, number: 1, personId: 'p', name: 'Ana', text: 'No.' },
  ...{ on: '2026-06-01', lastDay: '2026-05-02', by: 'p', isOwn: true, at: 1, answer: null },
};
const term = { toldOn: '2026-03-05', today: '2026-06-01' };

test('a late objection is taken and told to be late; one before the minutes were known is refused', () => {
  expect(takeObjection(null, objection, term)).toEqual({ ok: true, value: objection });
  expect(isLateObjection(objection)).toBe(true);
  expect(isLateObjection({ ...objection, on: '2026-05-02' })).toBe(false);
  expect(isLateObjection({ ...objection, lastDay: null })).toBe(false);
  for (const on of ['2026-03-04', '2026-06-02']) {
    expect(takeObjection(null, { ...objection, on }, term)).toMatchObject({
      refusal: { code: 'acta-told-day' },
    });
  }
});

test('an objection that was sent twice is one, and its answer too', () => {
  expect(takeObjection(objection, { ...objection, at: 9 }, term)).toEqual({
    ...{ ok: true, value: objection },
  });
  expect(takeObjection(objection, { ...objection, text: 'Otra' }, term)).toMatchObject({
    refusal: { code: 'objection-exists' },
  });
  const answer = { text: 'Sí.', by: 'rosa', name: 'Rosa', at: 3 };
  const answered = answerObjection(objection, answer);
  if (!answered.ok) throw new Error('It is answered.');
  expect(answerObjection(answered.value, { ...answer, at: 4 })).toEqual(answered);
  expect(answerObjection(answered.value, { ...answer, text: 'No.' })).toMatchObject({
    refusal: { code: 'acta-answered' },
  });
});

test.each([
  ['co-ph', '2026-05-02'],
  // A year from the notice, which is later than the year from the meeting.
  ['es-lph', '2027-03-05'],
  // A challenge for public order never expires.
  ['es-sl', null],
  ['generic', null],
] as const)('the last day to challenge under %s', (rulePack, expected) => {
  const meeting = { heldOn: '2026-03-02', notifiedOn: '2026-03-05' };
  expect(objectionTerm({ rulePack, ...meeting, calendar: calendarOf({}, []) })).toBe(expected);
});

const source = { law: 'Ley 675 de 2001', article: 'artículo 49', verified: true };
const mail: ActaMail = {
  ...{ assembly: 'Torres <i>\r\nBcc: x@y.z', person: 'Ana <b>', heldOn: '2026-03-02', number: 2 },
  ...{ digest, means: 'Cartelera & portería', withVotes: true, deadlines: [] },
  ...{ link: 'https://a.co/acta?cot=c&sesion=1', isAttached: true },
  decisions: [
    {
      ...{ questionId: 'q', number: 1, text: '¿Aprueba <script>?', isSecret: false, result: null },
      votes: [{ unitId: 'U1', unit: 'Apto 1', choice: 'A favor', by: null, receipt: null }],
    },
    {
      ...{ questionId: 's', number: 2, text: '¿Quién?', isSecret: true, result: null },
      votes: [{ unitId: 'U1', unit: 'Apto 1', choice: null, by: null, receipt: null }],
    },
  ],
};

test('a mail shows typed text as text, in one line where it is a header', () => {
  const { subject, text, html } = writeActaMail(mail);
  expect(subject).toBe('Acta de la reunión del 2 de marzo de 2026: Torres <i> Bcc: x@y.z');
  expect(html).not.toMatch(/<script>|<b>|<i>/u);
  expect(html).toContain('https://a.co/acta?cot=c&amp;sesion=1');
  expect(text).toContain('Apto 1: A favor.');
  expect(text).toContain('Apto 1: participó en el voto secreto.');
  expect(text).toContain('También se publicó: Cartelera & portería.');
  expect(text).toContain('El acta completa va con este correo');
});

test('a copy for a further address says no votes, and a heavy PDF goes as a link', () => {
  const { text } = writeActaMail({ ...mail, withVotes: false, isAttached: false });
  expect(text).not.toContain('Apto 1');
  expect(text).not.toContain('votado por usted');
  expect(text).toContain('El acta completa está aquí:\nhttps://a.co');
});

test('letters have a page each with where to sign, and terms without a day are in no calendar', () => {
  const letter = { personId: 'p', name: 'Ana', units: 'Apto 1', blocks: ['Buen día, Ana:'] };
  const { content } = actaLettersPaper('Torres', [letter, { ...letter, personId: 'q' }]);
  expect(content.map(({ pageBreak }) => pageBreak)).toEqual([undefined, 'before']);
  expect(JSON.stringify(content[0])).toContain('Firma: ');
  const deadline = { label: 'Impugnar', source };
  const file = actaCalendar(
    [
      { ...deadline, dueOn: null },
      { ...deadline, dueOn: '2026-05-02' },
    ],
    { assembly: 'Torres', session: 3 },
    '2026-03-05',
  );
  expect(file.match(/^UID:.*$/gmu)).toEqual(['UID:acta-3-1@asamblea']);
  expect(file).toContain('DTSTART;VALUE=DATE:20260502');
});
