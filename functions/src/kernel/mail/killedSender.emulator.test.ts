import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { mailFateOf, queuedMail, sendingLife } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { sweepMail } from '../../office/mail/sweepMail.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { openRelay } from '../../testing/fakes/localRelay.ts';
import { newAssembly, type TestAssembly } from '../../testing/halls/testAssembly.ts';
import { documents } from '../database/documents.ts';
import { queueMails } from './queueMails.ts';

const many = 33;
const points = ['before', 'during', 'after'] as const;
const script = join(import.meta.dirname, '../../testing/fakes/killedSender.ts');

async function queuedIn({ assemblyId, units }: TestAssembly): Promise<readonly string[]> {
  const people = peopleDocuments.people(assemblyId, 'v1');
  const now = Date.now();
  const mails = units.map((_, i) => ({
    mailId: `mail-${i}`,
    mail: queuedMail({
      ...{ personId: `person-${i}`, to: '', by: 'admin', origin: 'https://asamblea.test' },
      ...{ queuedAt: now, expiresAt: now + 3_600_000 },
    }),
  }));
  await Promise.all(
    units.map((_, i) => people.doc(`person-${i}`).update({ email: `p${i}@correo.test` })),
  );
  await documents.integrationSettings(assemblyId).set({ mailPace: 300 });
  await queueMails(assemblyId, mails);
  return mails.map(({ mailId }) => mailId);
}

test('a sender killed at every tenth message leaves an exact table: none twice, none missing', async () => {
  const assembly = await newAssembly(many);
  const { assemblyId } = assembly;
  const mailIds = await queuedIn(assembly);
  let child: ReturnType<typeof spawn> | null = null;
  let point: (typeof points)[number] = 'before';
  let ofThisOne = 0;
  const relay = await openRelay({
    onMessage: async () => {
      ofThisOne += 1;
      if (point === 'during' && ofThisOne === 10) child?.kill('SIGKILL');
    },
  });
  let deaths = 0;
  for (let turn = 0; turn < many; turn += 1) {
    point = points[turn % points.length] ?? 'before';
    ofThisOne = 0;
    child = spawn(process.execPath, [script, assemblyId, String(relay.port), point], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    if (code === 0) break;
    if (code === null) deaths += 1;
  }
  await sweepMail(async () => null, { now: () => Date.now() + sendingLife + 60_000 });
  await relay.close();

  const counted = new Map<string, number>();
  for (const { headers } of relay.received) {
    const id = headers.get('message-id') ?? '';
    counted.set(id, (counted.get(id) ?? 0) + 1);
  }
  const table = (await documents.mails(assemblyId).get()).docs;
  const fates = new Map(table.map((one) => [one.id, mailFateOf(one.data())]));
  const atRelay = (mailId: string) => counted.get(`<${mailId}.${assemblyId}@asamblea.test>`) ?? 0;
  expect(deaths).toBeGreaterThanOrEqual(points.length);
  expect([...fates.keys()].sort()).toEqual([...mailIds].sort());
  expect(mailIds.filter((mailId) => atRelay(mailId) > 1)).toEqual([]);
  expect(new Set(fates.values())).toEqual(new Set(['accepted', 'unconfirmed']));
  for (const [mailId, fate] of fates) if (fate === 'accepted') expect(atRelay(mailId)).toBe(1);
  const hidden = mailIds.filter((mailId) => fates.get(mailId) === 'unconfirmed');
  // Of those whose fate the kills hid some are at the relay and some are not: nothing tells which.
  expect(new Set(hidden.map(atRelay))).toEqual(new Set([0, 1]));
  expect([...counted.values()].reduce((sum, one) => sum + one, 0)).toBe(counted.size);
});
