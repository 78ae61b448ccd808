import { randomUUID } from 'node:crypto';
import {
  addDays,
  type Convocation,
  type HandNoticeRequest,
  localDateOf,
  queuedMail,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { saveFile } from '../../kernel/files/saveFile.ts';
import { openProxyForm, readProxyForms } from '../../meeting/proxyForms/readProxyForms.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { readFile } from '../../people/files/readFile.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import {
  newAssembly,
  newMember,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { readNotified } from './readNotified.ts';
import { undoHandNotice } from './undoHandNotice.ts';
import { writeHandNotice } from './writeHandNotice.ts';

const now = Date.UTC(2026, 10, 20, 17);
const timeZone = 'America/Bogota';
const today = localDateOf(now, timeZone);
const origin = 'https://a.test';

/** Four owners, and a notice that went out ten days ago. */
async function calledHall() {
  const assembly = await newAssembly(4);
  const { assemblyId } = assembly;
  const convocationId = randomUUID();
  const sent: Convocation = {
    ...{
      convocationId,
      number: 3,
      kind: 'first',
      session: 1,
      call: 1,
      corrects: null,
      changes: '',
    },
    ...{ subject: 'Convocatoria', text: 'Los convocamos.', annexes: [], startsAt: now, reason: '' },
    ...{ secondCallAt: null, timeZone, place: 'Salón', channel: 'hall', digest: '0'.repeat(64) },
    ...{ sentOn: addDays(today, -10), calendarId: 'c', sequence: 0, problems: [], by: 'chair' },
    ...{ at: now - 10 * 86_400_000, origin, queueDueAt: null },
  };
  await meetingDocuments.convocation(assemblyId, convocationId).set(sent);
  const ask = (request: Partial<HandNoticeRequest> = {}) =>
    writeHandNotice({
      ...{ assemblyId, by: 'chair', now },
      request: {
        ...{ noticeId: randomUUID(), convocationId, personIds: ['person-0'], means: 'in-hand' },
        ...{ on: today, note: 'Firmó el recibo', bylaw: '', fileId: null },
        ...request,
      },
    });
  const table = async () => taken(await readNotified(assemblyId, convocationId, now));
  const events = async () =>
    (await documents.events(assemblyId).get()).docs
      .map((one) => one.data())
      .filter(({ kind }) => kind.startsWith('notice-'));
  return { assembly, assemblyId, convocationId, ask, table, events };
}

async function mailed({ assemblyId }: TestAssembly, convocationId: string, personId: string) {
  const mailId = randomUUID();
  const mail = queuedMail({
    ...{ kind: 'notice', convocationId, personId, to: 'a…@c….co', by: 'chair', origin },
    ...{ queuedAt: now, expiresAt: now },
  });
  await documents.mail(assemblyId, mailId).set(mail);
  return (change: object) => documents.mail(assemblyId, mailId).update(change);
}

const told = (view: Awaited<ReturnType<Awaited<ReturnType<typeof calledHall>>['table']>>) =>
  view.rows.filter((row) => row.told.length > 0).map(({ personId }) => personId);

test('the table follows the outbox to the last message, and only mail that a server took notifies', async () => {
  const hall = await calledHall();
  const mails = await Promise.all(
    [0, 1, 2].map((i) => mailed(hall.assembly, hall.convocationId, `person-${i}`)),
  );
  await mailed(hall.assembly, 'another-notice', 'person-3');
  expect(told(await hall.table())).toEqual([]);
  await mails[0]?.({ state: 'sent', dueAt: null });
  await mails[1]?.({ state: 'failed', failure: 'unknown', dueAt: null });
  await mails[2]?.({ state: 'sent', kind: 'reminder', dueAt: null });
  const view = await hall.table();
  expect(told(view)).toEqual(['person-0']);
  expect(view.rows.map(({ mails: sent }) => sent.map(({ fate }) => fate))).toEqual([
    ...[['accepted'], ['unconfirmed'], [], []],
  ]);
  expect(view.totals).toMatchObject({
    people: { told: 1, untold: 3 },
    told: { units: 1, weight: 1_000_000 },
    untold: { units: 3, weight: 9_000_000 },
  });
  await mails[0]?.({ state: 'failed', failure: 'bounced' });
  expect(told(await hall.table())).toEqual([]);
});

test('a list covers many, pressed twice or at once it is written once, and leaves one event', async () => {
  const hall = await calledHall();
  const list = {
    ...{ noticeId: randomUUID(), personIds: ['person-0', 'person-2'] },
    ...({ means: 'signed-list', note: 'Folios 1 y 2' } as const),
  };
  const answers = await Promise.all([hall.ask(list), hall.ask(list)]);
  expect(answers.map((one) => taken(one).people)).toEqual([2, 2]);
  taken(await hall.ask(list));
  expect(told(await hall.table())).toEqual(['person-0', 'person-2']);
  expect(await hall.events()).toMatchObject([
    { kind: 'notice-written', told: { number: 3, means: 'signed-list', people: 2 } },
  ]);
  const other = await hall.ask({ ...list, personIds: ['person-1'] });
  expect(other).toMatchObject({ refusal: { code: 'notice-exists' } });
});

test('a notice noted by mistake is undone with its reason, once, and nothing is lost', async () => {
  const hall = await calledHall();
  const noticeId = randomUUID();
  taken(await hall.ask({ noticeId }));
  const undo = (reason: string) =>
    undoHandNotice({
      ...{ assemblyId: hall.assemblyId, noticeId, by: 'admin', now, request: { reason } },
    });
  await Promise.all([undo('Era otra persona'), undo('Era otra persona')]);
  taken(await undo('Otra razón distinta'));
  const view = await hall.table();
  expect(told(view)).toEqual([]);
  expect(view.rows[0]?.undone).toMatchObject([{ means: 'in-hand', reason: 'Era otra persona' }]);
  expect((await hall.events()).map(({ kind, personId }) => [kind, personId]).sort()).toEqual([
    ['notice-undone', 'person-0'],
    ['notice-written', 'person-0'],
  ]);
});

test.each<[string, Partial<HandNoticeRequest>, string]>([
  ['of another convocatoria', { convocationId: 'none' }, 'convocation-unknown'],
  ['of who owns nothing', { personIds: ['person-0', 'nobody'] }, 'notice-of-stranger'],
  ['before it was sent', { on: addDays(today, -11) }, 'notice-date-wrong'],
  ['of tomorrow', { on: addDays(today, 1) }, 'notice-date-wrong'],
  ['with a proof that nobody brought', { fileId: randomUUID() }, 'file-unknown'],
])('a notice that is %s is refused and leaves nothing', async (_, change, code) => {
  const hall = await calledHall();
  expect(await hall.ask(change)).toMatchObject({ refusal: { code } });
  expect([await hall.events(), told(await hall.table())]).toEqual([[], []]);
});

test('the proof of a notice stays, is read by readers of the table, and proves one thing only', async () => {
  const hall = await calledHall();
  const { assemblyId, assembly } = hall;
  const fileId = randomUUID();
  const content = Buffer.from('%PDF-1.7').toString('base64');
  const files = openFiles();
  const request = { fileId, name: 'cartelera.pdf', content };
  taken(await saveFile({ assemblyId, by: 'chair', request, files, now }));
  taken(await hall.ask({ means: 'notice-board', note: '', fileId }));
  expect(await hall.ask({ means: 'notice-board', note: '', fileId })).toMatchObject({
    refusal: { code: 'file-unknown' },
  });
  const reads = async (role: 'auditor' | 'registrar') => {
    const claims = await newMember(assembly, role);
    const member = (await documents.member(assemblyId, claims.uid).get()).data();
    if (member === undefined) throw new Error('There is no such member.');
    return (await readFile({ assemblyId, fileId, member })).ok;
  };
  expect([await reads('auditor'), await reads('registrar')]).toEqual([true, false]);
  expect((await documents.file(assemblyId, fileId).get()).data()?.dueAt).toBeNull();
});

test('a printed form opens its units to the desk and to its owner, and to nobody else', async () => {
  const { assemblyId } = await newAssembly(2);
  const { forms, warnings } = taken(await readProxyForms(assemblyId, now));
  expect(forms.map(({ units }) => units)).toEqual([['U0'], ['U1']]);
  expect(warnings.length).toBeGreaterThan(1);
  const token = forms[0]?.token ?? '';
  const opened = { token, ownerIds: ['person-0'], unitIds: ['U0'] };
  expect(taken(await openProxyForm(assemblyId, token, null))).toEqual(opened);
  expect(taken(await openProxyForm(assemblyId, token, 'person-0'))).toEqual(opened);
  const refused = { refusal: { code: 'proxy-form-unknown' } };
  expect(await openProxyForm(assemblyId, token, 'person-1')).toMatchObject(refused);
  const other = await newAssembly(2);
  expect(await openProxyForm(other.assemblyId, token, null)).toMatchObject(refused);
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U0')
    .update({ ownerIds: ['person-9'] });
  expect(await openProxyForm(assemblyId, token, null)).toMatchObject(refused);
});
