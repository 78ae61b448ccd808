import { randomUUID } from 'node:crypto';
import type {
  AssembliesQuery,
  Convocation,
  Member,
  SessionAnswer,
  SessionState,
  StaffRole,
} from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { newCot } from '../../kernel/platform/ids.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newDraft, newMember, seat, taken } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { createAssembly } from '../assemblies/createAssembly.ts';
import { createOrganisation } from './createOrganisation.ts';
import { listAssemblies } from './listAssemblies.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

/** Noon in Bogota, a Monday. */
const held = Date.UTC(2026, 2, 2, 17, 0);
const day = 86_400_000;

async function newOrganisation() {
  const uid = `ana-${randomUUID()}`;
  const admin = { uid, name: 'Ana Ruiz', email: `${uid}@asamblea.test` };
  const name = `Firma ${randomUUID()}`;
  return { name, uid, organisationId: taken(await createOrganisation({ name, admin })) };
}

/** An assembly with roster and a session of that organisation. */
async function addAssembly(organisationId: string, name: string, state: SessionState, at: number) {
  const assembly = await newAssembly(1);
  await documents.assembly(assembly.assemblyId).update({ organisationId, name });
  await documents.session(assembly.assemblyId, 1).update({ state, startsAt: at });
  return assembly;
}

function list(organisationId: string, query: Partial<AssembliesQuery> = {}, now = held + day) {
  return listAssemblies({ organisationId, query: { search: '', page: 0, ...query }, now });
}

test('lists those of the organisation, newest first, and says what each lacks', async () => {
  const { organisationId, name, uid } = await newOrganisation();
  const request = { assemblyId: randomUUID(), name: 'Recién hecha', kind: 'building' } as const;
  const law = { rulePack: 'co-ph', country: 'CO', timeZone: 'America/Bogota' } as const;
  const place = { organisationId, by: uid, cot: newCot(), now: held };
  taken(await createAssembly({ ...place, request: { ...request, ...law } }));
  await addAssembly(organisationId, 'Antigua', 'planned', held - day);
  const running = await addAssembly(organisationId, 'De hoy', 'suspended', held + day);
  await newDraft(running);
  await addAssembly((await newOrganisation()).organisationId, 'De otros', 'open', held);
  const answer = await list(organisationId);
  expect(answer).toMatchObject({ organisation: name, total: 3 });
  expect(answer.assemblies).toMatchObject([
    { name: 'De hoy', phase: 'running', callAt: held + day, needs: [], nextDeadline: null },
    {
      ...{ name: 'Recién hecha', phase: 'preparing', callAt: null },
      needs: ['roster', 'date', 'questions'],
    },
    { name: 'Antigua', callAt: held - day, needs: ['questions'] },
  ]);
});

test('the year of a firm says until when each is called or has to do something, with the first page alone', async () => {
  const { organisationId } = await newOrganisation();
  const kind = { kind: 'ordinary', approvesAccounts: true, caller: 'administrator' } as const;
  const called = { ...kind, sentOn: null, secondCallAt: null, place: '' };
  const soon = await addAssembly(organisationId, 'Por convocar', 'planned', held + 30 * day);
  await documents.session(soon.assemblyId, 1).update({ called });
  await addAssembly(organisationId, 'En curso', 'open', held);
  const old = await addAssembly(organisationId, 'Guardada', 'planned', held + 30 * day);
  await documents.assembly(old.assemblyId).update({ archivedAt: held });
  const { year } = await list(organisationId);
  expect(year).toEqual([
    {
      ...{ assemblyId: soon.assemblyId, name: 'Por convocar', path: '/notices', isLate: false },
      ...{ label: 'Último día para convocar', dueOn: '2026-03-16' },
    },
  ]);
  expect((await list(organisationId, { search: 'conv' })).year).toBeUndefined();
  expect((await list(organisationId, { page: 1 })).year).toBeUndefined();
});

test('the year of a firm tells how many were not notified of a near meeting, and staff at two meetings at one hour', async () => {
  const { organisationId, uid } = await newOrganisation();
  const convened = { convocationId: 'c1', sentOn: '2026-03-01', at: held };
  const near = await addAssembly(organisationId, 'Cerca', 'planned', held + 10 * day);
  const far = await addAssembly(organisationId, 'Lejos', 'planned', held + 40 * day);
  for (const { assemblyId } of [near, far]) {
    await documents.session(assemblyId, 1).update({ convened });
    const sent = { ...convened, timeZone: 'America/Bogota', startsAt: held, kind: 'outside' };
    await meetingDocuments
      .convocation(assemblyId, 'c1')
      .set({ ...sent, number: 1 } as unknown as Convocation);
  }
  const other = await addAssembly(organisationId, 'Otra', 'planned', held + 10 * day + 3_600_000);
  const staff = `mesa-${randomUUID()}`;
  for (const { assemblyId } of [near, far, other]) {
    for (const one of [staff, uid]) {
      const member = newMemberOf(one, one === uid ? 'admin' : 'registrar');
      await documents.members(assemblyId).doc(one).set(member);
    }
  }
  const { year, clashes } = await list(organisationId);
  expect(year?.filter(({ label }) => label.startsWith('Faltan pruebas'))).toMatchObject([
    { name: 'Cerca', path: '/notices?ver=notificados', dueOn: '2026-03-12' },
  ]);
  expect(clashes?.map(({ name, meetings }) => [name, meetings.map((one) => one.name)])).toEqual([
    [staff, ['Cerca', 'Otra']],
  ]);
  expect((await list(organisationId, { page: 1 })).clashes).toBeUndefined();
});

function newMemberOf(uid: string, role: StaffRole): Member {
  return {
    ...{ uid, role, name: uid, email: `${uid}@asamblea.test`, personId: null },
    ...{ routesAvailable: [], componentsAvailable: [], fullRouteComponents: [], sids: [] },
  };
}

test('of a closed one says what the law asks next, as people came and from the day it was closed', async () => {
  const { organisationId } = await newOrganisation();
  const assembly = await addAssembly(organisationId, 'Cerrada', 'closed', held - 5 * day);
  const { assemblyId } = assembly;
  await transact(async (tx) =>
    recordEvent(tx, assemblyId, { kind: 'session-closed', by: 'ana', at: held, session: 1 }),
  );
  await seat(assembly);
  const due = async () => (await list(organisationId)).assemblies[0]?.nextDeadline?.dueOn;
  // Twenty working days: 23 March is a holiday.
  expect(await due()).toBe('2026-03-31');
  await peopleDocuments.attendance(assemblyId, 1).doc('U0').update({ channel: 'online' });
  expect(await due()).toBe('2026-03-16');
  const years = await list(organisationId, {}, held + 800 * day);
  expect(years.assemblies[0]?.nextDeadline).toBeNull();
});

test('finds one without accents, by its state and page by page', async () => {
  const { organisationId } = await newOrganisation();
  await addAssembly(organisationId, 'Ágora', 'closed', held);
  for (let i = 0; i < 21; i += 1) await addAssembly(organisationId, `Torre ${i}`, 'open', held + i);
  const found = await list(organisationId, { search: 'agora' });
  expect(found.assemblies.map(({ name }) => name)).toEqual(['Ágora']);
  const open = await list(organisationId, { phase: 'running', page: 1 });
  expect(open).toMatchObject({ total: 21, assemblies: [{ name: 'Torre 0' }] });
  expect(open.assemblies).toHaveLength(1);
});

test('an administrator of an assembly and not its organisation is neither given nor offered the list', async () => {
  const { organisationId } = await newOrganisation();
  const assembly = await addAssembly(organisationId, 'Una', 'open', held);
  const claims = await newMember(assembly, 'admin');
  const browser = await browserOf(server.origin, claims);
  expect(await browser.get('/assemblies')).toMatchObject({
    ...{ status: 403, body: { code: 'not-organiser' } },
  });
  // The page compares both with the member, which has the route all along, or it would load for ever.
  const offered = async () => {
    const { body } = await browser.get('/auth/session');
    const { session, routesWithheld } = body as unknown as SessionAnswer;
    return [session.routesAvailable.includes('/assemblies'), routesWithheld];
  };
  expect(await offered()).toEqual([false, ['/assemblies']]);
  const person = { uid: claims.uid, name: 'Ana', email: 'ana@asamblea.test' };
  await documents.organisationMember(organisationId, claims.uid).set(person);
  expect(await browser.get('/assemblies')).toMatchObject({ status: 200, body: { total: 1 } });
  expect(await offered()).toEqual([true, []]);
});
