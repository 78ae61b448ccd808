import { createHash, randomUUID } from 'node:crypto';
import { type Convocation, isIntact } from '@asamblea/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { settleMail } from '../../kernel/mail/settleMail.ts';
import { deliverMail } from '../../office/mail/deliverMail.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { openRelay, type Relay } from '../../testing/fakes/localRelay.ts';
import { openMail } from '../../testing/fakes/openMail.ts';
import { calledAssembly } from '../../testing/halls/calledAssembly.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { checkUnattached } from '../attachments/checkUnattached.ts';
import { bytesPath } from '../drive/drivePaths.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { mailMissing } from './mailMissing.ts';
import { noticeMailId } from './queueConvocation.ts';
import { readUnmailed } from './readUnmailed.ts';
import { sendConvocation } from './sendConvocation.ts';
import { sweepConvocations } from './sweepConvocations.ts';
import { verifyConvocation } from './verifyConvocation.ts';

let relay: Relay;
beforeEach(async () => {
  relay = await openRelay();
  vi.stubEnv('ASAMBLEA_SMTP_URL', `smtp://127.0.0.1:${relay.port}`);
  vi.stubEnv('ASAMBLEA_MAIL_FROM', 'mesa@asamblea.test');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await relay.close();
});

const stored = async (assemblyId: string, convocationId: string): Promise<Convocation> => {
  const found = (await meetingDocuments.convocation(assemblyId, convocationId).get()).data();
  if (found === undefined) throw new Error('There is no such notice.');
  return found;
};

async function annexIn(assemblyId: string, visibility: 'staff' | 'attendees', size = 8) {
  const [entryId, versionId] = [randomUUID(), randomUUID()];
  const bytes = Buffer.from('%PDF-1.7');
  const digest = createHash('sha256').update(bytes).digest('hex');
  await openFiles().put(bytesPath(assemblyId, versionId), bytes);
  await meetingDocuments.driveItem(assemblyId, entryId).set({
    ...{ kind: 'document', entryId, parentId: null, name: 'Presupuesto.pdf', visibility },
    ...{ at: 1, by: 'rosa' },
    versions: [{ versionId, type: 'application/pdf', size, digest, at: 1, by: 'rosa' }],
  });
  return { entryId, versionId };
}

test('a notice is frozen as it was read, with its seal, and a mail waits for each owner', async () => {
  const { assemblyId, send, mails, read, now } = await calledAssembly();
  const answer = await send();
  expect(answer).toMatchObject({ number: 1, mails: 3 });
  const notice = await stored(assemblyId, answer.convocationId);
  expect(isIntact(notice)).toBe(true);
  expect(notice).toMatchObject({ kind: 'first', sentOn: '2027-03-01', sequence: 0, at: now });
  expect([notice.queueDueAt, notice.mailed]).toEqual([null, 3]);
  expect((await mails()).map(({ kind, state }) => [kind, state])).toEqual(
    Array.from({ length: 3 }, () => ['notice', 'queued']),
  );
  const { sent, draft, facts } = await read();
  expect([sent.length, draft, facts.called?.sentOn]).toEqual([1, null, '2027-03-01']);
  const { docs } = await documents.events(assemblyId).get();
  const kinds = datedEvents(docs).map(({ kind }) => kind);
  expect(kinds).toContain('convocation-sent');
});

test('a notice goes to each address of an owner, each message with its own fate', async () => {
  const { assemblyId, send, mails, now } = await calledAssembly();
  await peopleDocuments
    .people(assemblyId, 'v1')
    .doc('person-1')
    .update({ moreEmails: ['hija@correo.test', 'agencia@correo.test'] });
  const answer = await send();
  // People are counted, not messages.
  expect(answer.mails).toBe(3);
  // An address that is taken away moves none of the others.
  await peopleDocuments
    .people(assemblyId, 'v1')
    .doc('person-1')
    .update({ moreEmails: ['nueva@correo.test', 'agencia@correo.test', 'hija@correo.test'] });
  const asked = { assemblyId, convocationId: answer.convocationId, by: 'luis', now };
  expect(taken(await mailMissing(asked)).mails).toBe(0);
  const sender = openMail();
  if (sender === null) throw new Error('There is no mail.');
  const waiting = (await documents.mails(assemblyId).get()).docs.map(({ id }) => id);
  for (const mailId of waiting) {
    taken(await deliverMail({ assemblyId, mailId, send: sender, clock: { now: () => now } }));
  }
  const reached = (await mails()).filter(({ personId }) => personId === 'person-1');
  expect(reached.map(({ to, state }) => [to, state]).sort()).toEqual([
    ['a…@c….test', 'sent'],
    ['a…@c….test', 'sent'],
    ['h…@c….test', 'sent'],
  ]);
  expect(relay.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'agencia@correo.test',
    ...['ana.0@correo.test', 'ana.1@correo.test', 'ana.2@correo.test'],
    'hija@correo.test',
  ]);
});

test('a copy that was lost goes again to the address that it was for', async () => {
  const { assemblyId, send, now } = await calledAssembly();
  const person = peopleDocuments.people(assemblyId, 'v1').doc('person-1');
  await person.update({ moreEmails: ['hija@correo.test'] });
  const { convocationId } = await send();
  const mailId = noticeMailId(convocationId, 'person-1', 'hija@correo.test');
  await documents.mail(assemblyId, mailId).update({ state: 'failed', failure: 'unknown' });
  taken(await settleMail({ assemblyId, by: 'luis', now }, { mailId, says: 'lost' }));
  const [again] = (await documents.mails(assemblyId).where('by', '==', 'luis').get()).docs;
  const sender = openMail();
  if (sender === null || again === undefined) throw new Error('There is no mail.');
  const asked = { assemblyId, mailId: again.id, send: sender, clock: { now: () => now } };
  taken(await deliverMail(asked));
  expect(relay.received.flatMap(({ recipients }) => recipients)).toEqual(['hija@correo.test']);
});

test('the same sending again, or two at once, is one notice with one mail a person', async () => {
  const { assemblyId, prepare, mails } = await calledAssembly();
  const asked = await prepare();
  const answers = await Promise.all([sendConvocation(asked), sendConvocation(asked)]);
  expect(answers.map((one) => taken(one).number)).toEqual([1, 1]);
  taken(await sendConvocation(asked));
  expect(await mails()).toHaveLength(3);
  expect((await meetingDocuments.convocations(assemblyId).get()).size).toBe(1);
});

test('of two people who send at once only one does', async () => {
  const { assemblyId, prepare } = await calledAssembly();
  const asked = await prepare();
  const other = { ...asked, request: { ...asked.request, convocationId: randomUUID() } };
  const answers = await Promise.all([sendConvocation(asked), sendConvocation(other)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await meetingDocuments.convocations(assemblyId).get()).size).toBe(1);
});

test('a notice whose facts changed since it was read is read again before it goes out', async () => {
  const { assemblyId, prepare } = await calledAssembly();
  const asked = await prepare();
  await meetingDocuments.agendaPoint(assemblyId, 'p1').update({ text: 'Otro presupuesto' });
  expect(await sendConvocation(asked)).toMatchObject({ refusal: { code: 'convocation-reread' } });
});

test('a serious problem stops the notice unless somebody writes a reason, which is kept', async () => {
  const { assemblyId, prepare, at } = await calledAssembly();
  const late = await prepare({}, at('2027-03-20'));
  expect(await sendConvocation(late)).toMatchObject({ refusal: { code: 'convocation-problems' } });
  const reason = 'La ordenó el juez.';
  const sent = taken(await sendConvocation({ ...late, request: { ...late.request, reason } }));
  const notice = await stored(assemblyId, sent.convocationId);
  expect(notice.reason).toBe(reason);
  expect(notice.problems.some(({ serious }) => serious)).toBe(true);
});

test('a correction is another notice with its own number, of the same meeting in calendars', async () => {
  const { assemblyId, send, at, mails } = await calledAssembly();
  const first = await send();
  const day = at('2027-03-03');
  const second = await send({ changes: 'El salón es otro.' }, day);
  const [one, two] = await Promise.all(
    [first, second].map(({ convocationId }) => stored(assemblyId, convocationId)),
  );
  expect(two).toMatchObject({ number: 2, kind: 'correction', corrects: first.convocationId });
  expect(two).toMatchObject({ sequence: 1, calendarId: one?.calendarId, sentOn: '2027-03-03' });
  expect(isIntact(one as Convocation)).toBe(true);
  expect(await mails()).toHaveLength(6);
});

test('the mail of a notice arrives with the person’s name, the annex and the meeting for a calendar', async () => {
  const { assemblyId, send, now } = await calledAssembly();
  const { entryId } = await annexIn(assemblyId, 'attendees');
  const { convocationId } = await send({ annexIds: [entryId] });
  const sender = openMail();
  if (sender === null) throw new Error('There is no mail.');
  const mailId = noticeMailId(convocationId, 'person-1');
  const asked = { assemblyId, mailId, send: sender, clock: { now: () => now + 1 } };
  expect(taken(await deliverMail(asked))).toMatchObject({ state: 'sent' });
  const [message] = relay.received;
  expect(message?.recipients).toEqual(['ana.1@correo.test']);
  expect(message?.headers.get('subject')).toContain('26 de marzo de 2027');
  expect(message?.text).toContain('Apreciado(a) Ana <b>1</b>:');
  expect(message?.text).toContain('la unidad U1, con coeficiente de 2,0000 %');
  expect(message?.html).toContain('Ana &lt;b&gt;1&lt;/b&gt;');
  const annex = message?.files.find(({ type }) => type === 'application/pdf');
  expect([annex?.name, annex?.bytes.toString()]).toEqual(['Presupuesto.pdf', '%PDF-1.7']);
  expect(message?.calendar).toContain('DTSTART;TZID=America/Bogota:20270326T080000');
  expect(message?.calendar).toContain(`UID:${convocationId}@asamblea`);
});

test('a document that went with a notice is not taken away', async () => {
  const { assemblyId, send, now } = await calledAssembly();
  const { entryId } = await annexIn(assemblyId, 'attendees');
  const check = () =>
    transact((tx) =>
      checkUnattached(tx, { assemblyId, entryIds: [entryId], change: 'remove', now }),
    );
  expect((await check()).ok).toBe(true);
  await send({ annexIds: [entryId] });
  expect(await check()).toMatchObject({ refusal: { code: 'document-sent' } });
});

test('an annex that only the staff sees, or too heavy ones, do not go out', async () => {
  const { assemblyId, prepare } = await calledAssembly();
  const hidden = await annexIn(assemblyId, 'staff');
  const heavy = await annexIn(assemblyId, 'attendees', 8_000_000);
  const codes = [];
  for (const { entryId } of [hidden, heavy]) {
    const answer = await sendConvocation(await prepare({ annexIds: [entryId] }));
    codes.push(answer.ok ? 'sent' : answer.refusal.code);
  }
  expect(codes).toEqual(['document-hidden', 'annexes-too-heavy']);
});

test('the seal is made again from the stored notice: a changed letter or annex is found', async () => {
  const { assemblyId, send } = await calledAssembly();
  const { entryId, versionId } = await annexIn(assemblyId, 'attendees');
  const { convocationId } = await send({ annexIds: [entryId] });
  const check = async () => taken(await verifyConvocation(assemblyId, convocationId, openFiles()));
  expect(await check()).toEqual({ isIntact: true, changedAnnexes: [] });
  await openFiles().put(bytesPath(assemblyId, versionId), Buffer.from('otro'));
  expect(await check()).toEqual({ isIntact: false, changedAnnexes: ['Presupuesto.pdf'] });
  await openFiles().put(bytesPath(assemblyId, versionId), Buffer.from('%PDF-1.7'));
  await meetingDocuments.convocation(assemblyId, convocationId).update({ text: 'Otra cosa.' });
  expect((await check()).isIntact).toBe(false);
});

test('a notice cut short after it was frozen is finished by the clock', async () => {
  const { assemblyId, send, mails, now } = await calledAssembly();
  const { convocationId } = await send();
  await documents.mail(assemblyId, noticeMailId(convocationId, 'person-2')).delete();
  await meetingDocuments.convocation(assemblyId, convocationId).update({ queueDueAt: now });
  await sweepConvocations(now + 30_000);
  expect(await mails()).toHaveLength(2);
  await sweepConvocations(now + 90_000);
  expect(await mails()).toHaveLength(3);
});

test('a frozen notice is mailed later to people without server or address at first', async () => {
  vi.stubEnv('ASAMBLEA_SMTP_URL', '');
  const { assemblyId, send, mails, now } = await calledAssembly();
  const late = peopleDocuments.people(assemblyId, 'v1').doc('person-2');
  await late.update({ email: '' });
  const { convocationId } = await send();
  const frozen = await stored(assemblyId, convocationId);
  const asked = { assemblyId, convocationId, by: 'luis', now: now + 5 };
  const unmailed = async () => taken(await readUnmailed(assemblyId, convocationId));
  expect(await mailMissing(asked)).toMatchObject({ refusal: { code: 'mail-not-configured' } });
  expect(await unmailed()).toEqual({ canMail: false, missing: 2, withoutAddress: 1 });

  vi.stubEnv('ASAMBLEA_SMTP_URL', `smtp://127.0.0.1:${relay.port}`);
  const both = await Promise.all([mailMissing(asked), mailMissing(asked)]);
  expect(both.map((one) => taken(one).mails).reduce((sum, mails) => sum + mails)).toBe(2);
  await late.update({ email: 'ana.2@correo.test' });
  expect(await unmailed()).toEqual({ canMail: true, missing: 1, withoutAddress: 0 });
  expect(taken(await mailMissing({ ...asked, now: now + 9 })).mails).toBe(1);
  expect(taken(await mailMissing(asked)).mails).toBe(0);
  expect((await mails()).map(({ by, queuedAt }) => [by, queuedAt - now]).sort()).toEqual([
    ['luis', 5],
    ['luis', 5],
    ['luis', 9],
  ]);
  expect(await stored(assemblyId, convocationId)).toEqual({ ...frozen, mailed: 3 });
  const { docs } = await documents.events(assemblyId).get();
  const told = datedEvents(docs).filter(({ kind }) => kind === 'convocation-mailed');
  expect(told.map(({ by, digest }) => [by, digest])).toEqual([
    ['luis', frozen.digest],
    ['luis', frozen.digest],
  ]);
});

test('only the newest notice of a meeting to come is mailed afterwards', async () => {
  const { assemblyId, send, at, now } = await calledAssembly();
  const first = await send();
  const second = await send({ changes: 'El salón es otro.' }, at('2027-03-03'));
  const mail = ({ convocationId }: typeof first) =>
    mailMissing({ assemblyId, convocationId, by: 'luis', now });
  expect(await mail(first)).toMatchObject({ refusal: { code: 'convocation-reread' } });
  expect(taken(await mail(second)).mails).toBe(0);
  await documents.session(assemblyId, 1).update({ state: 'open' });
  expect(await mail(second)).toMatchObject({ refusal: { code: 'meeting-begun' } });
});

test('without a server of mail it is frozen all the same, and nobody is said to have been mailed', async () => {
  vi.stubEnv('ASAMBLEA_SMTP_URL', '');
  const { send, mails } = await calledAssembly();
  expect(await send()).toMatchObject({ number: 1, mails: 0 });
  expect(await mails()).toHaveLength(0);
});

test('a meeting that began is not called any more', async () => {
  const { assemblyId, prepare } = await calledAssembly();
  const asked = await prepare();
  await documents.session(assemblyId, 1).update({ state: 'open' });
  expect(await sendConvocation(asked)).toMatchObject({ refusal: { code: 'meeting-begun' } });
});
