import { randomUUID } from 'node:crypto';
import { credentialLife, invitationIn } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { writeInChunks } from '../../kernel/database/writeInChunks.ts';
import type { MailMessage, SendMail } from '../../kernel/mail/mail.ts';
import { cancelQueue, pauseQueue, readQueue, retryMails } from '../../kernel/mail/runQueue.ts';
import { settleMail } from '../../kernel/mail/settleMail.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { sendQueue } from '../../office/mail/sendQueue.ts';
import { isThorough } from '../../testing/files/drawSome.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { enterWithCode } from '../accessCodes/enterWithCode.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { enterByInvitation } from './enterByInvitation.ts';
import { inviteInBulk } from './inviteInBulk.ts';
import { readInvitations } from './readInvitations.ts';
import { revokeInvitations } from './revokeInvitations.ts';
import { writeSheets } from './writeSheets.ts';

const origin = 'https://asamblea.test';

async function withAddresses(many: number, addressed = many): Promise<TestAssembly> {
  const assembly = await newAssembly(many);
  const people = peopleDocuments.people(assembly.assemblyId, 'v1');
  await writeInChunks(idsOf(many), (batch, id) => {
    const i = Number(id.split('-')[1]);
    const email = i < addressed ? { email: `p${i}@correo.test` } : {};
    batch.update(people.doc(id), { document: `CC 10${i}`, ...email });
  });
  return assembly;
}

const idsOf = (many: number) => Array.from({ length: many }, (_, i) => `person-${i}`);

function invite({ assemblyId }: TestAssembly, personIds: string[], batchId = randomUUID()) {
  const request = { batchId, personIds };
  return inviteInBulk({ assemblyId, by: 'admin', origin, request, now: Date.now() });
}

async function sendAll({ assemblyId }: TestAssembly, deliver: SendMail = async () => 'sent') {
  const sent: MailMessage[] = [];
  const send: SendMail = (message) => {
    sent.push(message);
    return deliver(message);
  };
  const until = performance.now() + 10_000;
  await sendQueue({ assemblyId, open: async () => send, clock: systemClock, until });
  return sent;
}

const rowsOf = async ({ assemblyId }: TestAssembly) =>
  new Map(
    taken(await readInvitations(assemblyId, Date.now())).rows.map((row) => [row.personId, row]),
  );
const enter = (token: string) =>
  enterByInvitation({ token, browser: randomUUID() }, { name: 'iPhone', since: Date.now() });
const tokenIn = (text: string) => invitationIn(/#invitacion=\S+/u.exec(text)?.[0] ?? '') ?? '';
const work = ({ assemblyId }: TestAssembly) => ({ assemblyId, by: 'admin', now: Date.now() });

test('many are invited at once, each with a link; the same batch again invites nobody more', async () => {
  const assembly = await withAddresses(3, 2);
  await documents
    .session(assembly.assemblyId, 1)
    .update({ startsAt: Date.now() + 15 * 86_400_000 });
  const batchId = randomUUID();
  const ids = [...idsOf(3), 'nobody'];
  const first = taken(await invite(assembly, ids, batchId)).results;
  expect(first.map(({ status }) => status)).toEqual([
    ...['queued', 'queued', 'without-address', 'unknown'],
  ]);
  const again = taken(await invite(assembly, ids, batchId)).results;
  expect(again.map(({ status }) => status)).toEqual([
    ...['known', 'known', 'without-address', 'unknown'],
  ]);
  expect((await rowsOf(assembly)).get('person-0')?.mail?.fate).toBe('waiting');
  const sent = await sendAll(assembly);
  expect(sent.map(({ to }) => to).sort()).toEqual(['p0@correo.test', 'p1@correo.test']);
  const row = (await rowsOf(assembly)).get('person-0');
  expect(row).toMatchObject({ link: 'open', mail: { fate: 'accepted', to: 'p…@c….test' } });
  expect(row?.expiresAt).toBeGreaterThan(Date.now() + 15 * 86_400_000 + credentialLife - 60_000);
  expect((await enter(tokenIn(sent[0]?.text ?? ''))).ok).toBe(true);
  const used = [...(await rowsOf(assembly)).values()].filter(({ link }) => link === 'used');
  expect(used).toHaveLength(1);
});

test('a link that is sent again ends the one before; one that is taken back says so', async () => {
  const assembly = await withAddresses(2);
  taken(await invite(assembly, idsOf(2)));
  const [before] = await sendAll(assembly);
  taken(await invite(assembly, ['person-0', 'person-1']));
  expect(await enter(tokenIn(before?.text ?? ''))).toMatchObject({
    refusal: { code: 'invitation-replaced' },
  });
  const sent = await sendAll(assembly);
  const linkOf = (i: number) =>
    tokenIn(sent.find(({ to }) => to === `p${i}@correo.test`)?.text ?? '');
  expect((await enter(linkOf(1))).ok).toBe(true);
  const revoke = (personIds: 'all' | string[]) =>
    revokeInvitations({ ...work(assembly), request: { personIds } });
  expect(taken(await revoke('all')).revoked).toBe(1);
  expect(taken(await revoke(['person-0'])).revoked).toBe(0);
  expect(await enter(linkOf(0))).toMatchObject({ refusal: { code: 'invitation-revoked' } });
  expect((await rowsOf(assembly)).get('person-0')?.link).toBe('revoked');
});

test('waiting mail is paused, cancelled and retried; a link that was taken back is not sent', async () => {
  const assembly = await withAddresses(3);
  const { assemblyId } = assembly;
  taken(await invite(assembly, idsOf(3)));
  taken(await pauseQueue(work(assembly), true));
  expect(await sendAll(assembly)).toEqual([]);
  expect(taken(await readQueue(assemblyId))).toMatchObject({ waiting: 3, accepted: 0, pace: 60 });
  expect(taken(await cancelQueue(work(assembly), { kind: 'notice' })).cancelled).toBe(0);
  expect(taken(await cancelQueue(work(assembly), { kind: 'credential' })).cancelled).toBe(3);
  const rows = await rowsOf(assembly);
  expect(rows.get('person-0')?.mail?.fate).toBe('cancelled');
  const mailIds = [...rows.values()].flatMap(({ mail }) => mail?.mailId ?? []);
  expect(taken(await retryMails(work(assembly), { mailIds })).retried).toBe(3);
  const request = { personIds: ['person-1'] };
  taken(await revokeInvitations({ ...work(assembly), request }));
  taken(await pauseQueue(work(assembly), false));
  const sent = await sendAll(assembly);
  expect(sent.map(({ to }) => to).sort()).toEqual(['p0@correo.test', 'p2@correo.test']);
  const kinds = (await documents.events(assemblyId).get()).docs.map((one) => one.data().kind);
  for (const kind of ['invited-in-bulk', 'mail-paused', 'mail-cancelled', 'invitations-revoked'])
    expect(kinds).toContain(kind);
});

test('a mail with a hidden fate is settled by a person, and then another goes out with the same link', async () => {
  const assembly = await withAddresses(1);
  taken(await invite(assembly, idsOf(1)));
  const [hidden] = await sendAll(assembly, async () => 'unknown');
  const mailId = (await rowsOf(assembly)).get('person-0')?.mail?.mailId ?? '';
  expect(await sendAll(assembly)).toEqual([]);
  expect(taken(await retryMails(work(assembly), { mailIds: [mailId] })).retried).toBe(0);
  const settle = (says: 'arrived' | 'lost') => settleMail(work(assembly), { mailId, says });
  expect(taken(await settle('lost')).fate).toBe('lost');
  expect(taken(await settle('lost')).fate).toBe('lost');
  expect(await settle('arrived')).toMatchObject({ refusal: { code: 'mail-settled' } });
  const [another, ...more] = await sendAll(assembly);
  expect(more).toEqual([]);
  expect(tokenIn(another?.text ?? '')).toBe(tokenIn(hidden?.text ?? ''));
  expect(another?.messageId).not.toBe(hidden?.messageId);
});

test('a sheet carries the link that the person has and a code; it is taken back with the invitation', async () => {
  const assembly = await withAddresses(2, 1);
  const { cot } = assembly;
  taken(await invite(assembly, ['person-0']));
  const [mailed] = await sendAll(assembly);
  const request = { batchId: randomUUID(), personIds: [...idsOf(2), 'nobody'] };
  const write = () => writeSheets({ ...work(assembly), request });
  const { sheets, unknown } = taken(await write());
  expect(unknown).toEqual(['nobody']);
  expect(tokenIn(sheets[0]?.path ?? '')).toBe(tokenIn(mailed?.text ?? ''));
  expect(taken(await write()).sheets).toEqual(sheets);
  const open = (i: number) =>
    enterWithCode(
      'virtual',
      { assembly: cot, document: `CC 10${i}`, code: sheets[i]?.code ?? '' },
      { device: { name: 'iPhone', since: Date.now() }, from: '127.0.0.1' },
    );
  expect((await open(1)).ok).toBe(true);
  taken(await revokeInvitations({ ...work(assembly), request: { personIds: ['person-0'] } }));
  expect((await open(0)).ok).toBe(false);
  expect((await open(1)).ok).toBe(true);
});

test('a link for a message is the one that the person has, ends no code on paper, and each taking is written down', async () => {
  const assembly = await withAddresses(2);
  const { assemblyId, cot } = assembly;
  const personIds = idsOf(2);
  const printed = taken(
    await writeSheets({ ...work(assembly), request: { batchId: randomUUID(), personIds } }),
  ).sheets;
  const write = () =>
    writeSheets({
      ...work(assembly),
      request: { batchId: randomUUID(), personIds, forText: true },
    });
  const texts = taken(await write()).sheets;
  expect(texts.map(({ path }) => path)).toEqual(printed.map(({ path }) => path));
  expect(texts.map(({ code }) => code)).toEqual([null, null]);
  taken(await write());
  const events = await documents.events(assemblyId).where('kind', '==', 'invited-by-text').get();
  expect(events.size).toBe(4);
  const [sheet] = printed;
  const entered = await enterWithCode(
    'virtual',
    { assembly: cot, document: 'CC 100', code: sheet?.code ?? '' },
    { device: { name: 'iPhone', since: Date.now() }, from: '127.0.0.1' },
  );
  expect(entered.ok).toBe(true);
});

// How long it takes is measured by the bench.
const invited = isThorough ? 5_000 : 1_200;
test(`${invited} are invited, each once`, async () => {
  const assembly = await withAddresses(invited);
  for (let from = 0; from < invited; from += 1_000) {
    taken(await invite(assembly, idsOf(invited).slice(from, from + 1_000)));
  }
  const mails = await documents.mails(assembly.assemblyId).count().get();
  expect(mails.data().count).toBe(invited);
}, 120_000);
