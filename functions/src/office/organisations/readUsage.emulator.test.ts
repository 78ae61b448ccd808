import { randomUUID } from 'node:crypto';
import type { OutgoingMail } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  seat,
  type TestAssembly,
} from '../../testing/halls/testAssembly.ts';
import { readUsage } from './readUsage.ts';

/** The last evening of October in Bogota, which is November in London. */
const lastNight = Date.UTC(2026, 10, 1, 1, 0);
const hour = 3_600_000;

async function heldAssembly(organisationId: string, name: string): Promise<TestAssembly> {
  const assembly = await newAssembly(3);
  await documents.assembly(assembly.assemblyId).update({ organisationId, name });
  return assembly;
}

async function install({ assemblyId }: TestAssembly, at: number): Promise<void> {
  await documents.session(assemblyId, 1).update({ installedAt: at });
  await transact(async (tx) => {
    const by = { by: 'chair', session: 1 };
    recordEvent(tx, assemblyId, { kind: 'session-installed', ...by, at });
    recordEvent(tx, assemblyId, { kind: 'session-closed', ...by, at: at + 2 * hour });
  });
}

const mail = (queuedAt: number, state: OutgoingMail['state']): OutgoingMail => ({
  ...{ personId: 'person-0', to: 'a***', by: 'desk', origin: 'https://a.test', attempts: 1 },
  ...{ state, queuedAt, expiresAt: queuedAt, dueAt: null, failure: null },
});

function usage(organisationId: string, month: string) {
  return readUsage({ organisationId, month, now: lastNight + 9 * hour });
}

test('adds up what each assembly used in the month of its own clock, and of no other', async () => {
  const organisationId = `firma-${randomUUID()}`;
  const assembly = await heldAssembly(organisationId, 'Torres');
  const { assemblyId } = assembly;
  await heldAssembly(organisationId, 'Sin usar');
  await heldAssembly(`firma-${randomUUID()}`, 'De otros');
  await seat(assembly, assembly.units.slice(0, 2));
  await peopleDocuments.attendance(assemblyId, 1).doc('U1').update({ channel: 'online' });
  const questionId = await newOpenQuestion(assembly);
  const voter = await newMember(assembly, 'voter', 'person-0');
  const cast = createCaster({ clock: { now: Date.now, wait: async () => undefined }, shard: '0' });
  const choices = [{ unitId: 'U0', optionIds: ['favour'] }];
  await cast(voter, { questionId, requestId: randomUUID(), choices });
  await install(assembly, lastNight);
  for (const [queuedAt, state] of [
    [lastNight, 'sent'],
    [lastNight, 'failed'],
    [lastNight + 12 * hour, 'sent'],
  ] as const) {
    await documents.mail(assemblyId, randomUUID()).set(mail(queuedAt, state));
  }
  expect((await usage(organisationId, '2026-10')).usages).toEqual([
    {
      ...{ name: 'Torres', units: 3, votes: 1, mails: 1, sittingMillis: 2 * hour },
      accredited: { hall: 1, online: 1, paper: 0 },
    },
  ]);
  const after = (await usage(organisationId, '2026-11')).usages;
  expect(after).toMatchObject([{ name: 'Torres', votes: 0, mails: 1, sittingMillis: 0 }]);
  expect((await usage(organisationId, '2026-12')).usages).toEqual([]);
});

test('a vote in a practice question is not counted as use', async () => {
  const organisationId = `firma-${randomUUID()}`;
  const assembly = await heldAssembly(organisationId, 'Torres');
  const { assemblyId } = assembly;
  await seat(assembly);
  const questionId = await newOpenQuestion(assembly);
  const voter = await newMember(assembly, 'voter', 'person-0');
  const cast = createCaster({ clock: { now: Date.now, wait: async () => undefined }, shard: '0' });
  const choices = [{ unitId: 'U0', optionIds: ['favour'] }];
  await cast(voter, { questionId, requestId: randomUUID(), choices });
  await install(assembly, lastNight);
  await pollDocuments.question(assemblyId, questionId).update({ rehearsal: true });
  expect((await usage(organisationId, '2026-10')).usages).toMatchObject([{ votes: 0 }]);
});
