import { graceMillis, usualPresencePace } from '@asamblea/domain';
import { beforeEach, expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { lastDeviceSign } from '../../live/cockpit/lastDeviceSign.ts';
import { openSignBook } from '../../live/cockpit/signBook.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { hallDocuments } from '../attendance/hallDocuments.ts';
import { countRoom } from './countRoom.ts';
import { enterOnline } from './enterOnline.ts';
import { keepPresence } from './keepPresence.ts';
import { readRoomPeople } from './readRoomPeople.ts';
import { sweepPresence } from './sweepPresence.ts';

const start = Date.now();
const minutes = (count: number) => start + count * 60_000;

// The clock looks at everybody: each test begins with nobody online and a clock that never came.
beforeEach(async () => {
  await hallDocuments.presenceWatch().delete();
  const heard = [hallDocuments.everyPresence(), liveDocuments.everySigns()];
  for (const query of heard) for (const { ref } of (await query.get()).docs) await ref.delete();
});

const person = ({ assemblyId }: TestAssembly, i: number, now: number) => {
  const device = { sid: `sid-${i}`, name: 'iPhone, Safari' };
  return { assemblyId, by: `uid-${i}`, personId: `person-${i}`, device, now };
};

/** A session that was installed with everybody online. */
async function online(people: number): Promise<TestAssembly> {
  const assembly = await newAssembly(people);
  await documents.session(assembly.assemblyId, 1).update({ installedAt: 1 });
  for (let i = 0; i < people; i += 1) {
    taken(await enterOnline({ ...person(assembly, i, start), revokesProxies: false }));
  }
  return assembly;
}

const sign = (assembly: TestAssembly, who: readonly number[], now: number) =>
  Promise.all(who.map((i) => keepPresence(person(assembly, i, now))));

/** The record of the hall since everybody came in, once its screens were refreshed. */
async function recordOf({ assemblyId, cot }: TestAssembly) {
  const { readTime } = await documents.assembly(assemblyId).get();
  await refreshes.quorum(assemblyId, cot, readTime);
  const { docs } = await documents.events(assemblyId).get();
  return docs
    .map((event) => event.data())
    .filter(({ kind }) => kind === 'unit-left' || kind.startsWith('quorum-'))
    .sort((a, b) => a.at - b.at)
    .map(({ kind, unitId, at, unseenSince = at }) => {
      const [left, seen] = [at, unseenSince].map((one) => (one - start) / 60_000);
      return [kind, unitId, left, seen];
    });
}

/** The same without the quorum, which one person alone never makes. */
const exitsOf = async (assembly: TestAssembly) =>
  (await recordOf(assembly)).filter(([kind]) => kind === 'unit-left');

test('four minutes in which nobody reaches us take nobody out, and a person away afterwards leaves as usual', async () => {
  const assembly = await online(3);
  await sweepPresence(minutes(0));
  await sign(assembly, [0, 1, 2], minutes(1));
  await sweepPresence(minutes(1));
  // Nothing answers until here: the clock comes first, and twice at once.
  const back = minutes(5);
  const lapsed = await Promise.all([sweepPresence(back), sweepPresence(back + 200)]);
  expect(lapsed).toEqual([0, 0]);
  expect(await recordOf(assembly)).toEqual([]);
  for (const at of [5.1, 6.2, 7.3]) {
    await sign(assembly, [1, 2], minutes(at));
    await sweepPresence(minutes(at + 0.1));
    expect(await recordOf(assembly)).toEqual([]);
  }
  // Three minutes since the first sign after it: what was between is nobody's.
  await sign(assembly, [1, 2], minutes(8.4));
  await sweepPresence(minutes(8.5));
  expect(await recordOf(assembly)).toEqual([['unit-left', 'U0', 8.5, 1]]);
});

test('while the clock comes and no sign does, nobody goes', async () => {
  const assembly = await online(3);
  for (const at of [0, 1, 2, 3, 4, 5]) {
    expect(await sweepPresence(minutes(at))).toBe(0);
  }
  for (const at of [6, 7, 8]) {
    await sign(assembly, [1, 2], minutes(at - 0.5));
    await sweepPresence(minutes(at));
    expect(await recordOf(assembly)).toEqual([]);
  }
  await sign(assembly, [1, 2], minutes(8.5));
  await sweepPresence(minutes(9));
  expect(await recordOf(assembly)).toEqual([['unit-left', 'U0', 9, 0]]);
});

test('while signs come and the clock does not, the time is nobody’s', async () => {
  const assembly = await online(3);
  await sweepPresence(minutes(0));
  for (const at of [1, 2, 3, 4, 5, 6]) await sign(assembly, [1, 2], minutes(at));
  for (const at of [6, 7, 8]) {
    await sweepPresence(minutes(at));
    await sign(assembly, [1, 2], minutes(at + 1));
    expect(await recordOf(assembly)).toEqual([]);
  }
  await sweepPresence(minutes(9));
  expect(await recordOf(assembly)).toEqual([['unit-left', 'U0', 9, 0]]);
});

test('the signs of any assembly show that we were there for all', async () => {
  const [silent, other] = [await online(2), await online(2)];
  for (const at of [0, 1, 2, 3]) {
    await sign(other, [0, 1], minutes(at));
    await sweepPresence(minutes(at));
  }
  expect((await exitsOf(silent)).sort()).toEqual([
    ['unit-left', 'U0', 3, 0],
    ['unit-left', 'U1', 3, 0],
  ]);
  expect(await recordOf(other)).toEqual([]);
});

test('a person alone online who goes silent has a quarter of an hour, unless another device is heard', async () => {
  const quarter = usualPresencePace.patienceMillis / 60_000;
  const lone = await online(1);
  const last = quarter + graceMillis / 60_000;
  for (let at = 0; at < last; at += 1) expect(await sweepPresence(minutes(at))).toBe(0);
  expect(await exitsOf(lone)).toEqual([]);
  await sweepPresence(minutes(last));
  expect(await exitsOf(lone)).toEqual([['unit-left', 'U0', last, 0]]);
});

test('a person alone online who goes silent while a desk is heard leaves after the usual grace', async () => {
  const lone = await online(1);
  let now = start;
  const clock = { now: () => now, wait: async () => undefined };
  const hear = openSignBook(clock, 'a server');
  const rest = { state: 'here', isTroubled: false, label: '' } as const;
  for (const at of [0, 1, 2, 3]) {
    now = minutes(at);
    await hear(lone.assemblyId, { deviceId: 'desk', kind: 'desk', ...rest });
    expect(await exitsOf(lone)).toEqual([]);
    await sweepPresence(now, lastDeviceSign);
  }
  expect(await exitsOf(lone)).toEqual([['unit-left', 'U0', 3, 0]]);
});

test('a phone that is heard besides its signs is no proof of them', async () => {
  const lone = await online(1);
  let now = start;
  const clock = { now: () => now, wait: async () => undefined };
  const hear = openSignBook(clock, 'another server');
  const rest = { state: 'here', isTroubled: false, label: '' } as const;
  for (const at of [0, 1, 2, 3, 4, 5]) {
    now = minutes(at);
    await hear(lone.assemblyId, { deviceId: 'room', kind: 'room', ...rest });
    await sweepPresence(now, lastDeviceSign);
  }
  expect(await exitsOf(lone)).toEqual([]);
});

test('where no sign is to come, its lack is no silence of ours', async () => {
  const [over, moved] = [await online(2), await online(2)];
  await documents.session(over.assemblyId, 1).update({ state: 'closed' });
  await documents.assembly(moved.assemblyId).update({ modality: 'hall' });
  for (const at of [0, 1, 2]) {
    await sweepPresence(minutes(at));
    expect(await exitsOf(moved)).toEqual([]);
  }
  await sweepPresence(minutes(3));
  expect((await exitsOf(moved)).sort()).toEqual([
    ['unit-left', 'U0', 3, 0],
    ['unit-left', 'U1', 3, 0],
  ]);
  expect(await exitsOf(over)).toEqual([]);
});

test('the room shows who the record says is there, with their devices, during our silence and after it', async () => {
  const { assemblyId } = await online(2);
  const look = async (at: number) => ({
    count: taken(await countRoom(assemblyId, minutes(at))).people,
    devices: taken(await readRoomPeople(assemblyId, minutes(at))).people.map((one) => one.devices),
  });
  const both = { count: 2, devices: [['iPhone, Safari'], ['iPhone, Safari']] };
  await sweepPresence(minutes(0));
  expect(await look(10)).toEqual(both);
  await sweepPresence(minutes(10));
  expect(await look(10.2)).toEqual(both);
});

test('a visit of the clock that ends half-way is no silence of anybody', async () => {
  const assembly = await online(2);
  await sweepPresence(minutes(0));
  const dies = sweepPresence(minutes(4), () => Promise.reject(new Error('gone')));
  await Promise.allSettled([dies]);
  expect(await sweepPresence(minutes(5))).toBe(0);
  expect(await recordOf(assembly)).toEqual([]);
});
