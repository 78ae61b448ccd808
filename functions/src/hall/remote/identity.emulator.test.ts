import { failuresAtMost } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { setDocumentStep } from '../../office/assemblies/setDocumentStep.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { giveDocument } from '../../testing/halls/codePeople.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { compareDocument } from './compareDocument.ts';
import { enterOnline } from './enterOnline.ts';
import { keepPresence } from './keepPresence.ts';
import { readRoomPeople } from './readRoomPeople.ts';
import { verifyIdentity } from './verifyIdentity.ts';

async function entered() {
  const { assemblyId } = await newAssembly(2);
  const now = Date.now();
  const person = { assemblyId, by: 'uid-0', personId: 'person-0', now };
  const enter = () => enterOnline({ ...person, identified: 'code', revokesProxies: false });
  taken(await enter());
  const people = async () => taken(await readRoomPeople(assemblyId, now)).people;
  const verify = (personId: string) =>
    verifyIdentity({ assemblyId, by: 'desk', request: { personId }, now: now + 1 });
  const eventsOf = async (kind: string) =>
    (await documents.events(assemblyId).where('kind', '==', kind).get()).docs.map((event) =>
      event.data(),
    );
  return { now, enter, people, verify, eventsOf };
}

test('how who comes from afar was identified stays with them and with their entry', async () => {
  const { people, eventsOf } = await entered();
  expect(await people()).toMatchObject([
    { personId: 'person-0', identified: 'code', verifiedAt: null },
  ]);
  expect(await eventsOf('unit-entered')).toMatchObject([{ unitId: 'U0', identified: 'code' }]);
});

test('a person recognised on the screen stays so, is recorded once, and entering again keeps it', async () => {
  const { now, enter, people, verify, eventsOf } = await entered();
  taken(await verify('person-0'));
  taken(await verify('person-0'));
  taken(await enter());
  expect(await people()).toMatchObject([{ verifiedAt: now + 1 }]);
  expect(await eventsOf('identity-verified')).toMatchObject([
    { by: 'desk', personId: 'person-0', session: 1 },
  ]);
});

test('nobody is recognised who did not come in from afar', async () => {
  const { verify } = await entered();
  expect(await verify('person-1')).toMatchObject({ refusal: { code: 'person-unknown' } });
});

/** An assembly that asks for the document, of whose two owners one has it in the roster. */
async function asking() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  const now = Date.now();
  await giveDocument(assembly, 'person-0', 'CC 1.083.150.191');
  const ask = () =>
    setDocumentStep({ assemblyId, by: 'admin', request: { asksDocument: true }, now });
  taken(await ask());
  taken(await ask());
  const person = (sid: string) => ({
    ...{ assemblyId, by: 'uid-0', personId: 'person-0', now, identified: 'link' as const },
    device: { sid, name: sid },
  });
  const enter = (sid: string, more: object = {}) =>
    enterOnline({ ...person(sid), revokesProxies: false, ...more });
  const compare = (document: string) =>
    compareDocument({ assemblyId, personId: 'person-0', document, from: 'somewhere', now });
  const kept = async () => (await hallDocuments.presence(assemblyId, 1, 'person-0').get()).data();
  return { assemblyId, person, enter, compare, kept };
}

test('where the document is asked for, who comes in types it once on each device, and it is recorded', async () => {
  const { assemblyId, person, enter, kept } = await asking();
  expect(await enter('phone')).toMatchObject({ refusal: { code: 'document-needed' } });
  expect(await kept()).toBeUndefined();
  taken(await enter('phone', { hasDocument: true }));
  expect(await kept()).toMatchObject({ identified: 'link-document' });
  taken(await enter('phone'));
  expect(await kept()).toMatchObject({ identified: 'link-document', typedIn: ['phone'] });
  expect(await enter('desk')).toMatchObject({ refusal: { code: 'document-needed' } });
  await hallDocuments.presence(assemblyId, 1, 'person-0').update({ hasLapsed: true });
  expect(taken(await keepPresence(person('desk')))).toEqual({ attends: false });
  expect(taken(await keepPresence(person('phone')))).toEqual({ attends: true });
  const events = (await documents.events(assemblyId).get()).docs.map((one) => one.data());
  expect(events.filter(({ kind }) => kind === 'document-step-on')).toHaveLength(1);
  expect(events.find(({ kind }) => kind === 'unit-entered')?.identified).toBe('link-document');
});

test('people who entered with document and code, or have no document in the roster, are not asked', async () => {
  const { enter } = await asking();
  taken(await enter('phone', { identified: 'code' }));
  taken(await enter('phone', { personId: 'person-1', identified: 'password' }));
});

test('the number is the one of the roster however it is written, and wrong ones make wait', async () => {
  const { compare } = await asking();
  expect(await compare('1083150191')).toMatchObject({ ok: true });
  for (let i = 1; i < failuresAtMost; i += 1) {
    expect(await compare('1083150192')).toMatchObject({ refusal: { code: 'document-wrong' } });
  }
  expect(await compare('1083150192')).toMatchObject({ refusal: { code: 'too-many-attempts' } });
  expect(await compare('1083150191')).toMatchObject({ refusal: { code: 'too-many-attempts' } });
});

test.each([
  ['C.C. 52.345.678 de Bogotá', '52345678', true],
  ['C.C. 52.345.678 de Bogotá', 'CC 52.345.678 Btá', true],
  ['C.C. 52.345.678 de Bogotá', '52345679', false],
  ['NIT 900.373.913-4', '900373913', true],
  ['NIT 900.373.913-4', '9003739134', true],
  ['41.234.567 / 19.876.543', '19876543', true],
  ['41.234.567 / 19.876.543', '19876543 / 11111111', false],
  ['CC 345678', 'CE 345678', false],
])('the document «%s» and the number «%s» are the same: %s', async (written, typed, isSame) => {
  const { assemblyId, compare } = await asking();
  await peopleDocuments.people(assemblyId, 'v1').doc('person-0').update({ document: written });
  expect((await compare(typed)).ok).toBe(isSame);
});
