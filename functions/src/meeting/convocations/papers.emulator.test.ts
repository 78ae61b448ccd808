import { createHash, randomUUID } from 'node:crypto';
import { proxyFormPath, proxyFormToken } from '@asamblea/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { deliverMail } from '../../office/mail/deliverMail.ts';
import { openRelay, type Relay } from '../../testing/fakes/localRelay.ts';
import { openMail } from '../../testing/fakes/openMail.ts';
import { calledAssembly, origin } from '../../testing/halls/calledAssembly.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { bytesPath } from '../drive/drivePaths.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { noticeMailId } from './queueConvocation.ts';

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

/** The mail of one owner, ready to be handed over. */
async function waitingMail(annexIds: readonly string[] = [], called = calledAssembly()) {
  const { assemblyId, send, now } = await called;
  const { convocationId } = await send({ annexIds: [...annexIds] });
  const mailId = noticeMailId(convocationId, 'person-1');
  const sender = openMail();
  if (sender === null) throw new Error('There is no mail.');
  const clock = { now: () => now + 1 };
  const deliver = async () => taken(await deliverMail({ assemblyId, mailId, send: sender, clock }));
  return { assemblyId, deliver, mail: documents.mail(assemblyId, mailId) };
}

async function annexedMail() {
  const called = await calledAssembly();
  const [entryId, versionId] = [randomUUID(), randomUUID()];
  const bytes = Buffer.from('%PDF-1.7');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const path = bytesPath(called.assemblyId, versionId);
  await openFiles().put(path, bytes);
  await meetingDocuments.driveItem(called.assemblyId, entryId).set({
    ...{ kind: 'document', entryId, parentId: null, name: 'Presupuesto.pdf' },
    ...{ visibility: 'attendees', at: 1, by: 'rosa' },
    versions: [{ versionId, type: 'application/pdf', size: 8, digest, at: 1, by: 'rosa' }],
  });
  return { ...(await waitingMail([entryId], Promise.resolve(called))), path };
}

async function readPaper(bytes: Uint8Array | undefined) {
  const read = await getDocumentProxy(new Uint8Array(bytes ?? []));
  const { text } = await extractText(read, { mergePages: true });
  return { pages: read.numPages, text: text.replace(/\s+/gu, ' ') };
}

test('a notice arrives with the printed proxy form of its person: unit, meeting and the address of its code', async () => {
  const { assemblyId, deliver } = await waitingMail();
  expect(await deliver()).toMatchObject({ state: 'sent' });
  const [message] = relay.received;
  const form = message?.files.find(
    ({ name }) => name === 'poder-conjunto-de-ensayo-2027-03-26.pdf',
  );
  expect(form?.type).toBe('application/pdf');
  const { pages, text } = await readPaper(form?.bytes);
  expect(pages).toBe(1);
  expect(text).toContain('propietario(a) de la unidad U1');
  expect(text).toContain('26 de marzo de 2027 a las 8:00 a. m. (Salón comunal)');
  expect(text).toContain('2. Presupuesto');
  const token = proxyFormToken(assemblyId, { unitId: 'U1', ownerIds: ['person-1'] });
  expect(text.replaceAll(' ', '')).toContain(`${origin}${proxyFormPath(token)}`);
  expect(message?.text).toContain(
    '- poder-conjunto-de-ensayo-2027-03-26.pdf, para dar poder: imprímalo',
  );
});

test('a logo that cannot be drawn keeps no form back', async () => {
  const called = await calledAssembly();
  const { assemblyId } = called;
  const logo = { version: randomUUID(), width: 10, height: 10 };
  await documents.assembly(assemblyId).update({ organisationId: 'house', brand: { logo } });
  const { picturePath } = await import('../../kernel/brand/setPicture.ts');
  await openFiles().put(picturePath('house', logo.version), Buffer.from('no picture'));
  const { deliver } = await waitingMail([], Promise.resolve(called));
  expect(await deliver()).toMatchObject({ state: 'sent' });
  const { text } = await readPaper(relay.received[0]?.files[0]?.bytes);
  expect(text).toContain('la unidad U1');
});

test('without one of its annexes it is not sent, once and for all, and says why', async () => {
  const { deliver, mail, path } = await annexedMail();
  await openFiles().remove(path);
  expect(await deliver()).toMatchObject({ state: 'failed', failure: 'annex-gone' });
  expect((await mail.get()).data()?.dueAt).toBeNull();
  expect(relay.received).toHaveLength(0);
});

test('a form that cannot be drawn ends it too', async () => {
  const { deliver, mail } = await waitingMail();
  await mail.update({ origin: `${origin}/${'a'.repeat(4_000)}` });
  expect(await deliver()).toMatchObject({ state: 'failed', failure: 'not-composed' });
  expect(relay.received).toHaveLength(0);
});

test('a store that does not answer is asked again, and not for ever', async () => {
  const { deliver, mail } = await annexedMail();
  vi.stubEnv('ASAMBLEA_FILES_DIR', '/dev/null');
  expect(await deliver()).toMatchObject({ state: 'queued' });
  await mail.update({ attempts: 5, dueAt: 0 });
  expect(await deliver()).toMatchObject({ state: 'failed', failure: 'not-composed' });
  expect(relay.received).toHaveLength(0);
});
