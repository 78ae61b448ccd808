import { type EnterOnlineAnswer, graceMillis, signMillis } from '@asamblea/domain';
import { beforeEach, expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { newAssembly, seat, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { accredit } from '../attendance/desks.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { countRoom } from './countRoom.ts';
import { enterOnline } from './enterOnline.ts';
import { keepPresence } from './keepPresence.ts';
import { leaveOnline } from './leaveOnline.ts';
import { readRoomPeople } from './readRoomPeople.ts';
import { sweepPresence } from './sweepPresence.ts';

const start = Date.now();

const person = ({ assemblyId }: TestAssembly, i: number, now = start) => ({
  ...{ assemblyId, by: `uid-${i}`, personId: `person-${i}`, now },
});

const enter = (assembly: TestAssembly, i: number, now = start, revokesProxies = false) =>
  enterOnline({ ...person(assembly, i, now), revokesProxies });

beforeEach(() => hallDocuments.presenceWatch().delete());

/** The clock comes by each minute, and somebody of another assembly is heard. */
async function sweepUntil(end: number, from = start) {
  const other = await newAssembly(1);
  taken(await enter(other, 0, from));
  for (let at = from; at < end; at += signMillis) {
    taken(await keepPresence(person(other, 0, at)));
    await sweepPresence(at);
  }
  await sweepPresence(end);
}

const statuses = ({ units }: EnterOnlineAnswer) =>
  units.map(({ label, answer }) => [
    label,
    answer.status === 'refused' ? answer.refusal.code : answer.status,
  ]);

async function attendanceOf({ assemblyId }: TestAssembly, unitId: string) {
  return (await peopleDocuments.attendance(assemblyId, 1).doc(unitId).get()).data();
}

async function movesOf({ assemblyId }: TestAssembly) {
  const { docs } = await documents.events(assemblyId).get();
  return docs
    .map((event) => event.data())
    .filter(({ kind }) => kind === 'unit-entered' || kind === 'unit-left')
    .sort((a, b) => a.at - b.at)
    .map(({ kind, from, unitId }) => [kind, from, unitId]);
}

async function represent({ assemblyId }: TestAssembly, unitId: string, attorneyId: string) {
  const [ownerId, proxyId] = [`person-${unitId.slice(1)}`, `proxy-${unitId}`];
  await peopleDocuments
    .proxies(assemblyId)
    .doc(proxyId)
    .set({
      ...{ proxyId, unitIds: [unitId], grantorId: ownerId, grantorName: 'Quien lo dio' },
      ...{ cosignerIds: [], attorneyId, attorneyName: 'Quien representa' },
      ...{ attorneyDocument: 'CC 1', attorneyEmail: null, relation: 'other', form: 'signed' },
      ...{ writtenOn: '2026-01-01', validUntil: null, scope: { kind: 'assembly' } },
      ...{ instructions: '', substitutable: false, state: 'accepted', receivedAt: 1 },
      ...{ reason: null, file: null },
    } as never);
}

test('comes in once with the units of the person, and stays in the hall who is there', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units.slice(1, 2));
  expect(statuses(taken(await enter(assembly, 0)))).toEqual([['U0', 'done']]);
  expect(statuses(taken(await enter(assembly, 0)))).toEqual([['U0', 'unchanged']]);
  expect(await attendanceOf(assembly, 'U0')).toMatchObject({ present: true, channel: 'online' });
  expect(statuses(taken(await enter(assembly, 1)))).toEqual([['U1', 'unchanged']]);
  expect(await attendanceOf(assembly, 'U1')).toMatchObject({ present: true, channel: 'hall' });
  expect(await movesOf(assembly)).toEqual([['unit-entered', 'phone', 'U0']]);
});

test('a sign that does not come in time takes out the online units, and the next brings them back', async () => {
  const assembly = await newAssembly(1);
  taken(await enter(assembly, 0));
  const kept = start + graceMillis - 1;
  await sweepUntil(kept);
  expect(taken(await keepPresence(person(assembly, 0, kept)))).toEqual({ attends: true });
  await sweepPresence(start + graceMillis);
  expect(await attendanceOf(assembly, 'U0')).toMatchObject({ present: true });
  await sweepUntil(kept + graceMillis, start + graceMillis);
  await sweepPresence(kept + graceMillis);
  expect(await attendanceOf(assembly, 'U0')).toMatchObject({ present: false });
  const { docs } = await documents.events(assembly.assemblyId).get();
  const left = docs.map((event) => event.data()).filter(({ kind }) => kind === 'unit-left');
  expect(left).toMatchObject([{ from: 'system', by: 'clock', unseenSince: kept }]);

  const back = kept + graceMillis + 5_000;
  expect(taken(await keepPresence(person(assembly, 0, back)))).toEqual({ attends: true });
  expect(await attendanceOf(assembly, 'U0')).toMatchObject({ present: true, channel: 'online' });
});

test('a sign and the end of the grace at once leave the person in, or bring them back', async () => {
  const assembly = await newAssembly(1);
  taken(await enter(assembly, 0));
  const end = start + graceMillis;
  await sweepUntil(end - 1);
  await Promise.all([sweepPresence(end), keepPresence(person(assembly, 0, end))]);
  await keepPresence(person(assembly, 0, end + 1_000));
  expect(await attendanceOf(assembly, 'U0')).toMatchObject({ present: true });
});

test('silence does not take out who the desk let in', async () => {
  const assembly = await newAssembly(1);
  taken(await enter(assembly, 0));
  taken(await leaveOnline(person(assembly, 0)));
  const request = {
    ...{ personId: 'person-0', unitIds: ['U0'] },
    ...{ capacity: 'owner' as const, channel: 'hall' as const },
  };
  taken(await accredit({ assemblyId: assembly.assemblyId, by: 'desk', request, now: start + 1 }));
  taken(await enter(assembly, 0));
  await sweepUntil(start + 2 * graceMillis);
  expect(await attendanceOf(assembly, 'U0')).toMatchObject({ present: true, channel: 'hall' });
});

test('a person who says goodbye leaves at once, and no late sign brings them back', async () => {
  const assembly = await newAssembly(1);
  taken(await enter(assembly, 0));
  expect(taken(await leaveOnline(person(assembly, 0, start + 1)))).toEqual({ attends: false });
  expect(await attendanceOf(assembly, 'U0')).toMatchObject({ present: false });
  expect(taken(await keepPresence(person(assembly, 0, start + 2)))).toEqual({ attends: false });
  expect(await attendanceOf(assembly, 'U0')).toMatchObject({ present: false });
  expect(taken(await leaveOnline(person(assembly, 0, start + 3)))).toEqual({ attends: false });
});

test('an attorney attends for the grantors; the owner who arrives is asked', async () => {
  const assembly = await newAssembly(2);
  await represent(assembly, 'U1', 'person-0');
  expect(statuses(taken(await enter(assembly, 0)))).toEqual([
    ['U0', 'done'],
    ['U1', 'done'],
  ]);
  const used = documents.events(assembly.assemblyId).where('kind', '==', 'proxy-used');
  expect((await used.get()).docs.map((event) => event.data().from)).toEqual(['phone']);
  expect(statuses(taken(await enter(assembly, 1)))).toEqual([['U1', 'unit-represented']]);
  expect(await attendanceOf(assembly, 'U1')).toMatchObject({ personId: 'person-0' });
  expect(statuses(taken(await enter(assembly, 1, start + 1, true)))).toEqual([['U1', 'done']]);
  expect(await attendanceOf(assembly, 'U1')).toMatchObject({ personId: 'person-1' });
});

test('nobody comes in when the session is over', async () => {
  const assembly = await newAssembly(1);
  await documents.session(assembly.assemblyId, 1).update({ state: 'closed' });
  const outcome = await enter(assembly, 0);
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'session-not-open' } });
});

test('the remote room lists everybody in it: counted online, accredited in the hall, or only watching', async () => {
  const assembly = await newAssembly(4);
  const here = async (now: number) => taken(await countRoom(assembly.assemblyId, now)).people;
  expect(await here(start)).toBe(0);
  await seat(assembly, assembly.units.slice(1, 2));
  await represent(assembly, 'U2', 'person-3');
  for (const i of [0, 1, 2]) taken(await enter(assembly, i));
  expect(await attendanceOf(assembly, 'U1')).toMatchObject({ channel: 'hall' });
  expect(await here(start + 1)).toBe(3);
  taken(await leaveOnline(person(assembly, 0, start + 1)));
  expect(await here(start + 1)).toBe(2);
  expect(await here(start + graceMillis)).toBe(0);
});

test('two devices of one person are one presence, both told, each written down in its turn', async () => {
  const assembly = await newAssembly(1);
  const phone = { sid: 'a', name: 'iPhone, Safari' };
  const desk = { sid: 'b', name: 'Windows, Chrome' };
  const on = (device: typeof phone, now: number) => ({ ...person(assembly, 0, now), device });
  const inRoom = async (now: number) => {
    const { people } = taken(await readRoomPeople(assembly.assemblyId, now));
    return people.map(({ devices }) => devices);
  };
  taken(await enterOnline({ ...on(phone, start), revokesProxies: false }));
  taken(await enterOnline({ ...on(desk, start + 1_000), revokesProxies: false }));
  expect(await inRoom(start + 1_000)).toEqual([['iPhone, Safari', 'Windows, Chrome']]);
  expect(taken(await countRoom(assembly.assemblyId, start + 1_000))).toEqual({ people: 1 });

  const soon = start + 50_000;
  expect(taken(await keepPresence(on(phone, soon)))).toEqual({ attends: true, nextMillis: 11_000 });
  expect(taken(await keepPresence(on(desk, soon)))).toEqual({ attends: true });
  taken(await keepPresence(on(phone, start + 1_000 + signMillis)));
  expect(await inRoom(start + 2 * signMillis)).toEqual([['Windows, Chrome', 'iPhone, Safari']]);

  taken(await leaveOnline(on(phone, start + 2 * signMillis)));
  expect(taken(await keepPresence(on(desk, start + 2 * signMillis)))).toEqual({ attends: false });
  expect(await inRoom(start + 2 * signMillis)).toEqual([]);
});
