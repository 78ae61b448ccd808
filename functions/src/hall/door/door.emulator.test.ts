import { randomUUID } from 'node:crypto';
import type {
  AccreditRequest,
  AddDoorRequest,
  Capacity,
  DecideDoorRequest,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { saveFile } from '../../kernel/files/saveFile.ts';
import { sweepFiles } from '../../kernel/files/sweepFiles.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { describeEvents } from '../../meeting/events/describeEvents.ts';
import { issueCode, newAccessCode } from '../../people/accessCodes/issueCode.ts';
import { readFile } from '../../people/files/readFile.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { explainVote } from '../../polls/ballots/explainVote.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { luis, proxyDesk } from '../../testing/halls/proxyDesk.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { accredit } from '../attendance/desks.ts';
import { enterOnline } from '../remote/enterOnline.ts';
import { addDoorPerson } from './addDoorPerson.ts';
import { decideDoorPerson } from './decideDoorPerson.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const hugo = { name: 'Hugo Paz', document: '900.123.456', email: null };

/** A hall of three units at whose door Hugo comes. */
async function doorOf() {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  const asking = (more: Partial<AddDoorRequest> = {}): AddDoorRequest => ({
    ...{ doorId: randomUUID(), person: hugo, capacity: 'heir', unitIds: ['U0'] },
    ...{ paper: { name: 'Registro civil', fileId: null }, ...more },
  });
  const at = () => ({ assemblyId, by: 'marta', byName: 'Marta Díaz', now: Date.now() });
  const add = (request: AddDoorRequest) => addDoorPerson({ ...at(), request });
  const decide = (doorId: string, request: DecideDoorRequest) =>
    decideDoorPerson({ ...at(), by: 'rosa', byName: 'Rosa Gil', doorId, request });
  return {
    ...{ assembly, assemblyId, asking, add, decide },
    refuse: (doorId: string) => decide(doorId, { verdict: 'refused', reason: 'Falta el papel' }),
    async enter(personId: string, unitId = 'U0', capacity: Capacity = 'heir') {
      const request: AccreditRequest = { personId, unitIds: [unitId], capacity, channel: 'hall' };
      const [answer] = taken(await accredit({ ...at(), request })).results;
      return answer?.status === 'refused' ? answer.refusal.code : answer?.status;
    },
    seat: async (unitId = 'U0') =>
      (await peopleDocuments.attendance(assemblyId, 1).doc(unitId).get()).data(),
    async record() {
      const { docs } = await documents.events(assemblyId).get();
      const rows = await describeEvents(assemblyId, datedEvents(docs));
      return rows.filter(({ kind }) => kind.startsWith('door-'));
    },
    code: (personId: string) =>
      issueCode({ assemblyId, by: 'marta', personId, code: newAccessCode(), now: Date.now() }),
  };
}

function codeOf(outcome: Awaited<ReturnType<typeof addDoorPerson>>) {
  return outcome.ok ? outcome.value.state : outcome.refusal.code;
}

test('a person added at the door enters by their capacity, without the chair, and has a code', async () => {
  const door = await doorOf();
  const { personId, state } = taken(await door.add(door.asking()));
  expect(state).toBe('provisional');
  expect(await door.code(personId)).toMatchObject({ ok: true });
  expect(await door.enter(personId)).toBe('done');
  expect(await door.seat()).toMatchObject({
    ...{ personId, personName: 'Hugo Paz', capacity: 'heir', ownerName: 'Persona 0' },
    ...{ headId: 'person-0', present: true },
  });
  expect(await door.enter(personId, 'U1')).toBe('door-not-linked');
  expect(await door.enter(personId, 'U0', 'owner')).toBe('person-not-owner');
});

test('sent again it is one, and another under the same id is refused', async () => {
  const door = await doorOf();
  const asked = door.asking();
  expect(codeOf(await door.add(asked))).toBe('provisional');
  expect(codeOf(await door.add(asked))).toBe('provisional');
  expect(codeOf(await door.add({ ...asked, capacity: 'tenant' }))).toBe('bad-request');
  expect(codeOf(await door.add(door.asking()))).toBe('door-already-added');
  expect(codeOf(await door.add(door.asking({ unitIds: ['U9'] })))).toBe('unit-unknown');
  expect((await peopleDocuments.doorPeople(door.assemblyId).get()).size).toBe(1);
  expect(await door.record()).toMatchObject([
    { kind: 'door-person-added', unit: 'U0', person: 'Hugo Paz', capacity: 'heir' },
  ]);
});

test('a person added at the door votes before the chair decides, and the vote stands after a refusal', async () => {
  const door = await doorOf();
  const { assemblyId } = door;
  const asked = door.asking();
  const { personId } = taken(await door.add(asked));
  await door.enter(personId);
  const questionId = await newOpenQuestion(door.assembly);
  const claims = await newMember(door.assembly, 'voter', personId);
  const vote = async (requestId = randomUUID()) => {
    const choices = [{ unitId: 'U0', optionIds: ['favour'] }];
    const [row] = taken(await cast(claims, { questionId, requestId, choices })).results;
    return row?.status === 'refused' ? row.refusal.code : row?.status;
  };
  expect(await vote()).toBe('accepted');
  expect(taken(await door.refuse(asked.doorId)).left).toEqual(['U0']);
  expect(taken(await door.refuse(asked.doorId)).left).toEqual([]);
  expect(await door.seat()).toMatchObject({ present: false, personId });
  const ballot = await pollDocuments.ballots(assemblyId, questionId).doc('U0').get();
  expect(ballot.data()).toMatchObject({ personId, optionIds: ['favour'] });
  expect(await door.enter(personId)).toBe('door-not-linked');
  expect(await door.code(personId)).toMatchObject({ refusal: { code: 'person-unknown' } });
  const [, said] = await door.record();
  expect(said).toMatchObject({ kind: 'door-person-refused', reason: 'Falta el papel' });
  const { docs } = await documents.events(assemblyId).where('kind', '==', 'unit-left').get();
  expect(docs.map((one) => one.data())).toMatchObject([{ from: 'chair', by: 'rosa', personId }]);
});

test('the decision of the chair stands: a different one is refused', async () => {
  const door = await doorOf();
  const asked = door.asking();
  const { personId } = taken(await door.add(asked));
  await door.enter(personId);
  const yes = { verdict: 'confirmed', reason: '' } as const;
  expect(codeOf(await door.decide(asked.doorId, yes))).toBe('confirmed');
  expect(codeOf(await door.decide(asked.doorId, yes))).toBe('confirmed');
  expect(codeOf(await door.refuse(asked.doorId))).toBe('door-decided');
  expect(codeOf(await door.refuse(randomUUID()))).toBe('door-unknown');
  expect(await door.seat()).toMatchObject({ present: true });
  expect(await door.record()).toHaveLength(2);
});

test('a refusal leaves alone what the same person holds by other means', async () => {
  const door = await doorOf();
  const owner = { ...hugo, document: '77.000.111' };
  const asked = door.asking({ person: owner, unitIds: ['U1'] });
  const { personId } = taken(await door.add(asked));
  const own = { ownerIds: [personId], ownerNames: ['Hugo Paz'] };
  await peopleDocuments.units(door.assemblyId, 'v1').doc('U0').update(own);
  expect(await door.enter(personId, 'U0', 'owner')).toBe('done');
  expect(await door.enter(personId, 'U1')).toBe('done');
  expect(taken(await door.refuse(asked.doorId)).left).toEqual(['U1']);
  expect(await door.seat('U0')).toMatchObject({ present: true });
});

test('a tenant attends and neither counts nor has a way to vote', async () => {
  const door = await doorOf();
  const { personId } = taken(await door.add(door.asking({ capacity: 'tenant' })));
  expect(await door.enter(personId, 'U0', 'owner')).toBe('person-not-owner');
  expect(await door.enter(personId)).toBe('door-not-linked');
  expect(await door.code(personId)).toMatchObject({ refusal: { code: 'person-unknown' } });
  expect(await door.record()).toMatchObject([{ capacity: 'tenant', person: 'Hugo Paz' }]);
});

test('a person added at the door revokes no proxy: the attorney is named', async () => {
  const door = await doorOf();
  const proxies = proxyDesk(door.assembly);
  taken(await proxies.accept(await proxies.given('person-0', { attorney: luis })));
  const { personId } = taken(await door.add(door.asking()));
  expect(await door.enter(personId)).toBe('door-represented');
});

test('a legal representative of many units is no attorney: no cap of proxies holds them', async () => {
  const door = await doorOf();
  const unitIds = ['U0', 'U1', 'U2'];
  const { personId } = taken(
    await door.add(door.asking({ capacity: 'legal-representative', unitIds })),
  );
  for (const unitId of unitIds) {
    expect(await door.enter(personId, unitId, 'legal-representative')).toBe('done');
  }
});

test('from afar they come in with the same units, and the desk is told why they do not vote', async () => {
  const door = await doorOf();
  const { assemblyId } = door;
  await documents.assembly(assemblyId).update({ modality: 'mixed' });
  const { personId } = taken(await door.add(door.asking()));
  const why = taken(await explainVote({ assemblyId, personId, now: Date.now() }));
  expect(why.causes.map(({ cause }) => cause)).toContain('not-accredited');
  const asked = { assemblyId, by: 'hugo', personId, now: Date.now(), revokesProxies: false };
  const { units } = taken(await enterOnline(asked));
  expect(units).toMatchObject([{ label: 'U0', answer: { status: 'done' } }]);
  expect(await door.seat()).toMatchObject({ capacity: 'heir', channel: 'online' });
});

test('the photograph of the paper is for the desk and the chair, and is not swept', async () => {
  const door = await doorOf();
  const { assemblyId } = door;
  const files = openFiles();
  const fileId = randomUUID();
  const content = Buffer.from('%PDF-1.7').toString('base64');
  const request = { fileId, name: 'registro.pdf', content };
  taken(await saveFile({ assemblyId, by: 'marta', request, files, now: 0 }));
  const paper = { name: 'Registro civil', fileId };
  const asked = door.asking({ paper });
  expect(codeOf(await door.add(asked))).toBe('provisional');
  expect(await sweepFiles(files, Date.now())).toBe(0);
  const read = async (role: 'moderator' | 'registrar' | 'auditor' | 'teller') => {
    const { uid } = await newMember(door.assembly, role);
    const member = (await documents.member(assemblyId, uid).get()).data();
    if (member === undefined) throw new Error('nobody');
    return (await readFile({ assemblyId, fileId, member })).ok;
  };
  expect([await read('moderator'), await read('registrar')]).toEqual([true, true]);
  expect([await read('auditor'), await read('teller')]).toEqual([false, false]);
  const other = door.asking({ paper, person: { ...hugo, document: '55.555' } });
  expect(codeOf(await door.add(other))).toBe('file-unknown');
});

test('a person of the roster or the door is known however their document is written', async () => {
  const door = await doorOf();
  const { assemblyId } = door;
  const owner = peopleDocuments.people(assemblyId, 'v1').doc('person-1');
  await owner.update({ document: 'NIT 900.373.913-4' });
  const add = (document: string, unitId: string) =>
    door.add(door.asking({ person: { ...hugo, document }, unitIds: [unitId] }));
  expect(codeOf(await add('9003739134', 'U1'))).toBe('door-already-owner');
  expect(taken(await add('900373913', 'U0')).personId).toBe('person-1');
  const { personId } = taken(await add('C.C. 52.345.678 de Bogotá', 'U0'));
  expect(taken(await add('52345678', 'U2')).personId).toBe(personId);
  expect(codeOf(await add('CC 52.345.678 Btá', 'U0'))).toBe('door-already-added');
});
