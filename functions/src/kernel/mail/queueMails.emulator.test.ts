import { randomUUID } from 'node:crypto';
import { queuedMail } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { isThorough } from '../../testing/files/drawSome.ts';
import { newAssembly } from '../../testing/halls/testAssembly.ts';
import { documents } from '../database/documents.ts';
import { queueMails } from './queueMails.ts';

function mailsFor(many: number, now: number) {
  return Array.from({ length: many }, (_, i) => ({
    mailId: randomUUID(),
    mail: queuedMail({
      ...{
        personId: `person-${i}`,
        to: 'a…@c….test',
        by: 'admin',
        origin: 'https://asamblea.test',
      },
      ...{ queuedAt: now, expiresAt: now + 3_600_000 },
    }),
  }));
}

const crowd = isThorough ? 5_000 : 1_200;
test(`${crowd} messages are queued once each, and again adds none`, async () => {
  const { assemblyId } = await newAssembly(1);
  const mails = mailsFor(crowd, 1_000);
  expect(await queueMails(assemblyId, mails)).toEqual({ queued: crowd, known: 0 });
  expect(await queueMails(assemblyId, mails)).toEqual({ queued: 0, known: crowd });
  expect((await documents.mails(assemblyId).count().get()).data().count).toBe(crowd);
}, 60_000);

test('asked by two at once, or for more than before, each id is one message as it was first', async () => {
  const { assemblyId } = await newAssembly(1);
  const mails = mailsFor(450, 1_000);
  await queueMails(assemblyId, mails.slice(0, 30));
  await documents.mail(assemblyId, mails[0]?.mailId ?? '').update({ state: 'sent', dueAt: null });
  const answers = await Promise.all([queueMails(assemblyId, mails), queueMails(assemblyId, mails)]);
  expect(answers.reduce((sum, { queued }) => sum + queued, 0)).toBe(420);
  const found = await documents.mails(assemblyId).get();
  expect(found.docs.filter((one) => one.data().state === 'sent')).toHaveLength(1);
  expect(found.size).toBe(450);
});
