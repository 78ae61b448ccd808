import { type ActaObjection, memberIdOf, type OwnData } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { plainServer } from '../../testing/halls/closingHall.ts';
import { heldActa } from '../../testing/halls/heldActa.ts';
import { newMember } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';

const server = await plainServer();
afterAll(() => server.close());

test('an owner takes away what the assembly holds of them, and nothing of another', async () => {
  const { assembly, assemblyId } = await heldActa(server.origin);
  const objection = (personId: string, text: string): ActaObjection => ({
    ...{ objectionId: text, session: 1, call: 1, number: 1, personId, name: personId, text },
    ...{ on: '2026-11-30', lastDay: null, by: personId, isOwn: true, at: 1, answer: null },
  });
  await actaDocuments.objection(assemblyId, 1, 1, 'own').set(objection('person-1', 'Lo mío'));
  await actaDocuments.objection(assemblyId, 1, 1, 'other').set(objection('person-2', 'Lo ajeno'));
  const claims = await newMember(assembly, 'voter', 'person-1');
  const privacyShown = { version: 1, at: 1_790_000_000_000 };
  await documents.member(assemblyId, claims.uid).update({ privacyShown });
  const one = await browserOf(server.origin, claims);
  const { body } = await one.get('/own/data');
  const data = body as unknown as OwnData;
  expect(data.account.privacyShown).toEqual(privacyShown);
  expect(data.units).toMatchObject([{ label: expect.any(String), owners: 1 }]);
  expect(data.sessions[0]?.decisions[0]?.votes).toMatchObject([
    { unitId: 'U1', choice: 'A favor' },
  ]);
  expect(data.sessions[0]?.stays).toHaveLength(1);
  expect(data.objections).toMatchObject([{ text: 'Lo mío', answer: null }]);
  expect(data.entries.map(({ kind }) => kind)).toContain('unit-entered');
  const said = JSON.stringify(body);
  for (const other of ['Lo ajeno', 'U2', 'person-2', memberIdOf('person-2')]) {
    expect(said).not.toContain(other);
  }
});

test('an account that is nobody of the roster has its account alone, and staff have other pages', async () => {
  const { assembly, as } = await heldActa(server.origin);
  const nobody = await browserOf(server.origin, await newMember(assembly, 'attorney'));
  expect((await nobody.get('/own/data')).body).toMatchObject({
    ...{ person: null, units: [], sessions: [], entries: [] },
    account: { name: expect.any(String), privacyShown: null },
  });
  expect((await (await as('auditor')).get('/own/data')).status).toBe(403);
});
