import { queuedMail } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import type { SendMail } from '../../kernel/mail/mail.ts';
import { queueMails } from '../../kernel/mail/queueMails.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { newAssembly } from '../../testing/halls/testAssembly.ts';
import { sweepMail } from './sweepMail.ts';

const now = 1_800_000_000_000;

async function withMails(many: number, pace: number): Promise<string> {
  const { assemblyId } = await newAssembly(many);
  const people = peopleDocuments.people(assemblyId, 'v1');
  await documents.integrationSettings(assemblyId).set({ mailPace: pace });
  await Promise.all(
    Array.from({ length: many }, (_, i) =>
      people.doc(`person-${i}`).update({ email: `p${i}@correo.test` }),
    ),
  );
  await queueMails(
    assemblyId,
    Array.from({ length: many }, (_, i) => ({
      mailId: `mail-${i}`,
      mail: queuedMail({
        ...{ personId: `person-${i}`, to: '', by: 'admin', origin: 'https://asamblea.test' },
        ...{ queuedAt: now, expiresAt: now + 3_600_000 },
      }),
    })),
  );
  return assemblyId;
}

test('each outbox goes at its own pace, and two senders share it', async () => {
  const assemblyId = await withMails(14, 5);
  const sent: string[] = [];
  const send: SendMail = async ({ messageId }) => {
    sent.push(messageId);
    return 'sent';
  };
  const open = async (asked: string) => (asked === assemblyId ? send : null);
  const sweep = (at: number) => sweepMail(open, { now: () => at });
  await Promise.all([sweep(now), sweep(now)]);
  await sweep(now + 30_000);
  expect(sent).toHaveLength(5);
  await sweep(now + 60_000);
  expect(sent).toHaveLength(10);
  await documents.mailQueue(assemblyId).update({ pausedAt: now });
  await sweep(now + 120_000);
  expect(sent).toHaveLength(10);
  await documents.mailQueue(assemblyId).update({ pausedAt: null, dueAt: now });
  await sweep(now + 180_000);
  expect(new Set(sent).size).toBe(14);
  expect(sent).toHaveLength(14);
  expect((await documents.mailQueue(assemblyId).get()).data()?.dueAt).toBeNull();
});

test('where the relay takes nothing the rest keeps its attempts, and other outboxes go on', async () => {
  const [dead, alive] = [await withMails(12, 60), await withMails(3, 60)];
  let tried = 0;
  let sent = 0;
  let isUp = false;
  const open = async (asked: string): Promise<SendMail | null> => {
    if (asked === alive) {
      return async () => {
        sent += 1;
        return 'sent';
      };
    }
    if (asked !== dead) return null;
    return async () => {
      tried += 1;
      return isUp ? 'sent' : 'later';
    };
  };
  const sweep = (at: number) => sweepMail(open, { now: () => at });
  await sweep(now);
  await sweep(now + 1_000);
  expect([tried, sent]).toEqual([8, 3]);
  isUp = true;
  for (const minute of [1, 2, 3]) await sweep(now + minute * 60_000 + 1_000);
  const states = (await documents.mails(dead).get()).docs.map((one) => one.data().state);
  expect(states).toEqual(Array.from({ length: 12 }, () => 'sent'));
});
