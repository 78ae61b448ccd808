import { randomUUID } from 'node:crypto';
import { invitationIn, type Modality } from '@asamblea/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import type { MailMessage, SendMail } from '../../kernel/mail/mail.ts';
import { deliverMail } from '../../office/mail/deliverMail.ts';
import { enterByInvitation } from '../../people/invitations/enterByInvitation.ts';
import { revokeInvitations } from '../../people/invitations/revokeInvitations.ts';
import { writeSheets } from '../../people/invitations/writeSheets.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { calledAssembly } from '../../testing/halls/calledAssembly.ts';
import { taken } from '../../testing/halls/testAssembly.ts';

beforeEach(() => {
  // Notices wait for a server that sends mail; nothing is sent to it here.
  vi.stubEnv('ASAMBLEA_SMTP_URL', 'smtp://127.0.0.1:1');
  vi.stubEnv('ASAMBLEA_MAIL_FROM', 'mesa@asamblea.test');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function noticed(modality: Modality) {
  const called = await calledAssembly();
  const { assemblyId, now, send } = called;
  await documents.assembly(assemblyId).update({ modality });
  const person = peopleDocuments.people(assemblyId, 'v1').doc('person-1');
  await person.update({ moreEmails: ['hija@correo.test'] });
  const sent = new Map<string, MailMessage>();
  const keep: SendMail = async (message) => {
    sent.set(message.to, message);
    return 'sent';
  };
  const deliver = async () => {
    for (const { id } of (await documents.mails(assemblyId).get()).docs) {
      taken(await deliverMail({ assemblyId, mailId: id, send: keep, clock: { now: () => now } }));
    }
  };
  const tokenTo = (address: string) =>
    invitationIn(/#invitacion=\S+/u.exec(sent.get(address)?.text ?? '')?.[0] ?? '');
  const links = async () => (await peopleDocuments.invitations(assemblyId).get()).size;
  return { assemblyId, now, send, sent, deliver, tokenTo, links };
}

const enter = (token: string | null) =>
  enterByInvitation(
    { token: token ?? '', browser: randomUUID() },
    { name: 'iPhone', since: Date.now() },
  );

test('the notice of a meeting online brings each owner the link that it promises, and a copy brings none', async () => {
  const { assemblyId, now, send, sent, deliver, tokenTo, links } = await noticed('mixed');
  const personIds = ['person-2'];
  const request = { batchId: randomUUID(), personIds, forText: true as const };
  const [given] = taken(await writeSheets({ assemblyId, by: 'luis', request, now })).sheets;
  await send();
  await deliver();
  expect(sent.size).toBe(4);
  expect(tokenTo('hija@correo.test')).toBeNull();
  expect(tokenTo('ana.2@correo.test')).toBe(
    invitationIn(given?.path.split('loginVirtual')[1] ?? ''),
  );
  const tokens = [0, 1, 2].map((i) => tokenTo(`ana.${i}@correo.test`));
  expect(new Set(tokens).size).toBe(3);
  expect(await links()).toBe(3);
  for (const token of tokens) expect((await enter(token)).ok).toBe(true);
  const events = await documents.events(assemblyId).where('kind', '==', 'invited-by-mail').get();
  expect(events.docs.map((one) => one.data()).map(({ by }) => by)).toEqual(['rosa', 'rosa']);
});

test('a link that was taken back before the notice went out is another one in it', async () => {
  const { assemblyId, now, send, deliver, tokenTo } = await noticed('remote');
  const request = { batchId: randomUUID(), personIds: ['person-0'], forText: true as const };
  const [given] = taken(await writeSheets({ assemblyId, by: 'luis', request, now })).sheets;
  await send();
  taken(await revokeInvitations({ assemblyId, by: 'luis', request: { personIds: 'all' }, now }));
  await deliver();
  const token = tokenTo('ana.0@correo.test');
  expect(token).not.toBe(invitationIn(given?.path.split('loginVirtual')[1] ?? ''));
  expect((await enter(token)).ok).toBe(true);
});

test('the notice of a meeting in the hall alone brings no link, and makes none', async () => {
  const { send, sent, deliver, tokenTo, links } = await noticed('hall');
  await send();
  await deliver();
  expect(sent.size).toBe(4);
  expect([...sent.keys()].map(tokenTo)).toEqual([null, null, null, null]);
  expect(await links()).toBe(0);
});
