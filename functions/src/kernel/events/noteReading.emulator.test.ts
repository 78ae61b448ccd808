import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { addMember, newAssembly } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { documents } from '../database/documents.ts';
import { systemClock } from '../platform/clock.ts';
import { noteReading } from './noteReading.ts';
import { sealNow } from './sealNow.ts';
import { verifySeals } from './verifySeals.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const hour = 60 * 60_000;
const start = 500_000 * hour;

async function notedIn(assemblyId: string) {
  const { docs } = await documents.events(assemblyId).get();
  return docs.map((one) => `${one.data().kind} ${one.data().by}`).sort();
}

test('a reading is noted once a member, kind of thing and hour', async () => {
  const { assemblyId } = await newAssembly(1);
  const note = (by: string, now: number) => noteReading({ assemblyId, by, now, kind: 'log-read' });
  await Promise.all([note('ana', start), note('ana', start + 1), note('beto', start)]);
  await note('ana', start + hour - 1);
  expect(await notedIn(assemblyId)).toEqual(['log-read ana', 'log-read beto']);
  await note('ana', start + hour);
  await noteReading({ assemblyId, by: 'ana', now: start, kind: 'seals-checked' });
  expect(await notedIn(assemblyId)).toEqual([
    ...['log-read ana', 'log-read ana', 'log-read beto', 'seals-checked ana'],
  ]);
  await sealNow(assemblyId, start);
  expect(await verifySeals(assemblyId, start)).toMatchObject({
    value: { events: 4, unsealed: 0, broken: null },
  });
});

test('an assembly that is being erased takes no more', async () => {
  const { assemblyId } = await newAssembly(1);
  await documents.assembly(assemblyId).update({ discardedAt: start });
  await noteReading({ assemblyId, by: 'ana', now: start, kind: 'log-read' });
  expect(await notedIn(assemblyId)).toEqual([]);
});

test('each door of the protected area leaves its own, and one that refuses leaves none', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const [uid, sid] = [randomUUID(), randomUUID()];
  await addMember(assembly, { uid, role: 'admin', personId: null, sids: [sid] });
  const browser = await browserOf(server.origin, { assembly: assemblyId, uid, sid });
  const doors = ['/protected/log', '/protected/seals', '/protected/recount'];
  for (const door of doors) expect((await browser.post(door, {})).status).toBe(401);
  expect(await notedIn(assemblyId)).toEqual([]);
  await documents.member(assemblyId, uid).update({ proofs: { [sid]: Date.now() + hour } });
  for (const door of [...doors, ...doors]) expect((await browser.post(door, {})).status).toBe(200);
  const archives = [
    ['/protected/dossier', { jobId: randomUUID() }],
    ['/protected/export', { exportId: randomUUID() }],
  ] as const;
  for (const [path, asked] of archives) expect((await browser.post(path, asked)).status).toBe(200);
  const kinds = ['dossier-made', 'export-made', 'log-read', 'seals-checked', 'votes-recounted'];
  expect(new Set(await notedIn(assemblyId))).toEqual(new Set(kinds.map((one) => `${one} ${uid}`)));
});
