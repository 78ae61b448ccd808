import { randomUUID } from 'node:crypto';
import { defaultRoutes } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { newCot } from '../../kernel/platform/ids.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { createOrganisation } from '../organisations/createOrganisation.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';
import { type AssemblyCreation, createAssembly } from './createAssembly.ts';

const now = Date.UTC(2026, 10, 23, 15, 0);
const description = { kind: 'building', rulePack: 'co-ph', timeZone: 'America/Bogota' } as const;

/** An organisation of its own, of Ana. */
async function newOrganisation(): Promise<{
  readonly organisationId: string;
  readonly by: string;
}> {
  const name = `Firma ${randomUUID()}`;
  const uid = `ana-${randomUUID()}`;
  const admin = { uid, name: 'Ana Ruiz', email: `${uid}@asamblea.test` };
  return { organisationId: taken(await createOrganisation({ name, admin })), by: uid };
}

function asking(
  of: { readonly organisationId: string; readonly by: string },
  more: Partial<AssemblyCreation> = {},
): AssemblyCreation {
  const assemblyId = randomUUID();
  const request = { assemblyId, name: 'Torres del Parque', country: 'CO', ...description } as const;
  return { ...of, request, cot: newCot(), now, ...more };
}

async function exists(assemblyId: string): Promise<boolean> {
  return (await documents.assembly(assemblyId).get()).exists;
}

test('makes an assembly that its administrators may enter, with its first call and its public door', async () => {
  const organisation = await newOrganisation();
  const { organisationId, by } = organisation;
  const asked = asking(organisation);
  const { assemblyId } = asked.request;
  expect(taken(await createAssembly(asked))).toEqual({ assemblyId, cot: asked.cot });
  const [assembly, member, session, door, events] = await Promise.all([
    documents.assembly(assemblyId).get(),
    documents.member(assemblyId, by).get(),
    documents.session(assemblyId, 1).get(),
    documents.publicAssembly(asked.cot).get(),
    documents.events(assemblyId).get(),
  ]);
  expect(assembly.data()).toMatchObject({ organisationId, cot: asked.cot, activeRoster: null });
  expect(member.data()).toMatchObject({
    ...{ uid: by, role: 'admin', name: 'Ana Ruiz', personId: null, sids: [] },
    routesAvailable: defaultRoutes('admin'),
  });
  expect(session.data()).toMatchObject({ call: 1, state: 'planned' });
  expect(door.data()).toMatchObject({ assemblyId, name: 'Torres del Parque' });
  expect(events.docs.map((event) => event.data())).toMatchObject([
    { kind: 'assembly-created', by },
  ]);
});

test('the same request again, also at once, answers what it made', async () => {
  const asked = asking(await newOrganisation());
  const { assemblyId } = asked.request;
  const answers = await Promise.all([
    createAssembly(asked),
    createAssembly({ ...asked, cot: newCot() }),
  ]);
  const [first, second] = answers.map(taken);
  expect(second).toEqual(first);
  expect((await documents.events(assemblyId).get()).size).toBe(1);
});

test('everybody who administers the organisation administers it', async () => {
  const organisation = await newOrganisation();
  const { organisationId } = organisation;
  const name = (await officeDocuments.organisation(organisationId).get()).data()?.name ?? '';
  const beto = { uid: `beto-${randomUUID()}`, name: 'Beto Gil', email: 'beto@asamblea.test' };
  expect(taken(await createOrganisation({ name, admin: beto }))).toBe(organisationId);
  const asked = asking(organisation);
  taken(await createAssembly(asked));
  const members = await documents.members(asked.request.assemblyId).get();
  expect(members.docs.map(({ id }) => id).sort()).toEqual([organisation.by, beto.uid].sort());
});

test('an administrator of another organisation creates none here', async () => {
  const [mine, other] = [await newOrganisation(), await newOrganisation()];
  const asked = asking(mine);
  const { assemblyId } = asked.request;
  const refused = { ok: false, refusal: { code: 'not-allowed' } };
  expect(await createAssembly({ ...asked, by: other.by })).toMatchObject(refused);
  expect(await exists(assemblyId)).toBe(false);
  taken(await createAssembly(asked));
  // Nor takes one by its id.
  expect(await createAssembly({ ...asked, ...other })).toMatchObject(refused);
});

test('a code that another assembly has is refused, and nothing is left', async () => {
  const organisation = await newOrganisation();
  const first = asking(organisation);
  taken(await createAssembly(first));
  const second = asking(organisation, { cot: first.cot });
  expect(await createAssembly(second)).toMatchObject({ refusal: { code: 'cot-taken' } });
  expect(await exists(second.request.assemblyId)).toBe(false);
  taken(await createAssembly({ ...second, cot: newCot() }));
  expect(await exists(second.request.assemblyId)).toBe(true);
});

test('an organisation that is called almost the same lets nobody in by mistake', async () => {
  const word = randomUUID();
  const ana = { uid: `ana-${word}`, name: 'Ana Ruiz', email: 'ana@asamblea.test' };
  const organisationId = taken(await createOrganisation({ name: `Peña ${word}`, admin: ana }));
  const eve = { uid: `eva-${word}`, name: 'Eva Gil', email: 'eva@asamblea.test' };
  expect(await createOrganisation({ name: `Pena, ${word}`, admin: eve })).toMatchObject({
    refusal: { code: 'organisation-alike', detail: `Peña ${word}` },
  });
  const people = await documents.organisationMembers(organisationId).get();
  expect(people.docs.map(({ id }) => id)).toEqual([ana.uid]);
});
