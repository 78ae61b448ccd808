import { randomUUID } from 'node:crypto';
import { mayWhenArchived, type Operation, operations } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { readMember } from '../../kernel/access/readMember.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { listOwnAssemblies } from '../../kernel/signIn/listOwnAssemblies.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { enterWithCode } from '../../people/accessCodes/enterWithCode.ts';
import { inviteAtDesk } from '../../people/invitations/inviteAtDesk.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { openBooth } from '../../polls/booths/openBooth.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { codeFor, giveDocument } from '../../testing/halls/codePeople.ts';
import {
  newAssembly,
  newMember,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { archiveAssembly } from './archiveAssembly.ts';
import { restoreAssembly } from './restoreAssembly.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);
const now = Date.UTC(2026, 10, 23, 15, 0);
const organisationId = 'firma-de-ensayo';

/** An assembly whose meeting is over. */
async function heldAssembly(): Promise<TestAssembly> {
  const assembly = await newAssembly(2);
  await documents.session(assembly.assemblyId, 1).update({ state: 'closed' });
  return assembly;
}

const move = ({ assemblyId }: TestAssembly) => ({ organisationId, assemblyId, by: 'ana', now });

const show = async ({ assemblyId, cot }: TestAssembly) => {
  const { readTime } = await documents.assembly(assemblyId).get();
  for (const refresh of Object.values(refreshes)) await refresh(assemblyId, cot, readTime);
};

test('ends sessions, codes, links, booths and screens, and says so in the record once', async () => {
  const assembly = await heldAssembly();
  const { assemblyId, cot } = assembly;
  await giveDocument(assembly, 'person-0', 'CC 1');
  const code = await codeFor(assembly, 'person-0');
  const invited = { credentialId: randomUUID(), personId: 'person-1' };
  taken(await inviteAtDesk({ assemblyId, by: 'desk', ...invited, now: Date.now() }));
  const booth = { boothId: randomUUID(), name: 'Puesto 1' };
  taken(await openBooth({ assemblyId, by: 'desk', request: booth, now: Date.now() }));
  const registrar = await newMember(assembly, 'registrar');
  await show(assembly);
  expect((await liveDocuments.live(cot).get()).size).toBeGreaterThan(2);

  for (let i = 0; i < 2; i += 1) {
    expect(taken(await archiveAssembly(move(assembly)))).toEqual({ archivedAt: now });
  }
  expect(await readMember(registrar)).toBeNull();
  const left = await Promise.all([
    documents.accessCodes(assemblyId).get(),
    peopleDocuments.invitations(assemblyId).get(),
    liveDocuments.live(cot).get(),
    pollDocuments.booths(assemblyId).where('closedAt', '==', null).get(),
  ]);
  expect(left.map(({ size }) => size)).toEqual([0, 0, 0, 0]);
  const door = await enterWithCode(
    'virtual',
    { assembly: cot, document: 'CC 1', code },
    { device: { name: 'iPhone', since: now }, from: 'here' },
  );
  expect(door).toMatchObject({ refusal: { code: 'assembly-archived' } });
  const brand = await newBrowser(server.origin).get(`/public/assembly?cot=${cot}`);
  expect(brand.body).toMatchObject({ isArchived: true });
  const events = await documents.events(assemblyId).where('kind', '==', 'assembly-archived').get();
  expect(events.size).toBe(1);
});

test('is left out of where else its people may go', async () => {
  const assembly = await heldAssembly();
  const { uid } = await newMember(assembly, 'auditor');
  expect(await listOwnAssemblies(uid, [], now)).toHaveLength(1);
  taken(await archiveAssembly(move(assembly)));
  expect(await listOwnAssemblies(uid, [], now)).toEqual([]);
});

test('comes back as it was, with its screens, and without the codes that ended', async () => {
  const assembly = await heldAssembly();
  const { assemblyId, cot } = assembly;
  await giveDocument(assembly, 'person-0', 'CC 1');
  await codeFor(assembly, 'person-0');
  taken(await archiveAssembly(move(assembly)));
  for (let i = 0; i < 2; i += 1) {
    expect(taken(await restoreAssembly(move(assembly)))).toEqual({ archivedAt: null });
  }
  expect((await documents.publicAssembly(cot).get()).data()).toMatchObject({ isArchived: false });
  expect((await meetingDocuments.liveQuorum(cot).get()).exists).toBe(true);
  expect((await documents.accessCodes(assemblyId).get()).size).toBe(0);
  const events = await documents.events(assemblyId).where('kind', '==', 'assembly-restored').get();
  expect(events.size).toBe(1);
});

test.each(['open', 'suspended'] as const)('is refused while the session is %s', async (state) => {
  const assembly = await heldAssembly();
  await documents.session(assembly.assemblyId, 1).update({ state });
  expect(await archiveAssembly(move(assembly))).toMatchObject({
    refusal: { code: 'archive-session-open' },
  });
  const kept = (await documents.assembly(assembly.assemblyId).get()).data();
  expect(kept?.archivedAt).toBeUndefined();
});

test('is refused while a job goes on, and of an assembly of others', async () => {
  const assembly = await heldAssembly();
  const job = peopleDocuments.rosterJob(assembly.assemblyId, randomUUID());
  await job.set({
    ...{ kind: 'roster-import', state: 'writing', by: 'ana', fingerprint: '', base: 'v1' },
    ...{ baseEdits: 0, parts: 1, partsDone: 0, written: 0, total: 1, refusal: null, dueAt: null },
  });
  const refusal = { code: 'archive-job-running' };
  expect(await archiveAssembly(move(assembly))).toMatchObject({ refusal });
  await job.update({ state: 'done' });
  const others = { ...move(assembly), organisationId: 'otra' };
  for (const operation of [archiveAssembly, restoreAssembly]) {
    expect(await operation(others)).toMatchObject({ refusal: { code: 'not-found' } });
  }
  taken(await archiveAssembly(move(assembly)));
});

const posted: readonly (readonly [Operation, string])[] = [
  ['setModality', '/settings/modality'],
  ['importRoster', '/rosters'],
  ['createQuestion', '/questions'],
  ['installSession', '/session/install'],
  ['accredit', '/attendance/accredit'],
  ['issueCode', '/access/codes'],
  ['setStage', '/mood/ask'],
];

test('a member of an archived assembly reads, and every change is refused by one check', async () => {
  const assembly = await heldAssembly();
  taken(await archiveAssembly(move(assembly)));
  const browser = await browserOf(server.origin, await newMember(assembly, 'admin'));
  for (const [operation, path] of posted) {
    expect(operations[operation].roles).toContain('admin');
    expect(mayWhenArchived(operation, false)).toBe(false);
    expect(await browser.post(path, {})).toMatchObject({
      ...{ status: 409, body: { code: 'assembly-archived' } },
    });
  }
  expect((await browser.get('/reports/votes')).status).toBe(200);
  expect((await browser.post('/record', {})).status).toBe(200);
  expect((await browser.get('/auth/session')).body).toMatchObject({ isArchived: true });
});
