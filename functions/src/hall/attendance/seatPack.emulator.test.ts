import { randomUUID } from 'node:crypto';
import { type Attendance, paths, type Role, type SeatPack } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { firestore, Timestamp } from '../../kernel/database/firestore.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import {
  newAssembly,
  newMember,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { ownDesks } from './desks.ts';
import { hallDocuments } from './hallDocuments.ts';
import { moveChannel } from './moveChannel.ts';
import { readSeatPack } from './seatPack.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

const session = 1;
const minute = 60_000;

/** That many seats that moved now, or long before the pack: those do not say when. */
async function fill(
  { assemblyId }: TestAssembly,
  many: number,
  when: 'now' | 'before' = 'now',
): Promise<void> {
  const at = (unitId: string) =>
    when === 'now'
      ? peopleDocuments.attendance(assemblyId, session).doc(unitId)
      : firestore().doc(paths.attendanceOf(assemblyId, session, unitId));
  for (let from = 0; from < many; from += 400) {
    const batch = firestore().batch();
    for (let i = from; i < Math.min(many, from + 400); i += 1) {
      const held = {
        headId: `h${i}`,
        personId: `p${i}`,
        personName: `Persona ${i}`,
        ownerName: '',
      };
      const place = { unitId: `S${i}`, label: `S-${i}`, group: '', order: i, weight: 1 };
      const how = { capacity: 'owner', channel: 'hall', present: true, since: 1 } as const;
      batch.set(at(`S${i}`), { ...place, ...held, ...how });
    }
    await batch.commit();
  }
}

async function asRole(assembly: TestAssembly, role: Role) {
  return browserOf(server.origin, await newMember(assembly, role));
}

/** The seats that a page puts together: the packed parts, and over them the later moves. */
async function seen(assembly: TestAssembly, { after, parts }: SeatPack) {
  const { get } = await asRole(assembly, 'registrar');
  const places = Array.from({ length: parts }, (_, part) => part);
  const read = places.map((part) =>
    get(`/attendance/pack/seats?session=${session}&after=${after}&part=${part}`),
  );
  const packed = (await Promise.all(read)).flatMap(({ body }) => body.rows as Attendance[]);
  const seats = peopleDocuments.attendance(assembly.assemblyId, session);
  const moved = await seats.where('movedAt', '>', Timestamp.fromMillis(after)).get();
  const heard = moved.docs.map((one) => one.data());
  return { heard, rows: new Map([...packed, ...heard].map((one) => [one.unitId, one])) };
}

async function stored({ assemblyId }: TestAssembly) {
  const seats = await peopleDocuments.attendance(assemblyId, session).get();
  return new Map(seats.docs.map((one) => [one.id, one.data()]));
}

/** The seats say that they moved long ago, as if the pack were of much later. */
async function age({ assemblyId }: TestAssembly): Promise<void> {
  const seats = await firestore().collection(paths.attendance(assemblyId, session)).get();
  const moved = seats.docs.filter((one) => one.get('movedAt') !== undefined);
  await Promise.all(moved.map(({ ref }) => ref.update({ movedAt: longAgo })));
}

/** Those that say by themselves that they moved since. */
async function movedSince({ assemblyId }: TestAssembly): Promise<readonly string[]> {
  const seats = peopleDocuments.attendance(assemblyId, session);
  return (await seats.where('movedAt', '>', longAgo).get()).docs.map(({ id }) => id);
}

const longAgo = Timestamp.fromMillis(1);

test('of few seats nothing is packed: all of them are heard', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly);
  const asked = { assemblyId: assembly.assemblyId, session, now: Date.now() };
  expect(taken(await readSeatPack(asked))).toEqual({ after: 0, parts: 0 });
  const { rows } = await seen(assembly, { after: 0, parts: 0 });
  expect(rows).toEqual(await stored(assembly));
});

const comes = {
  personId: 'person-0',
  unitIds: ['U0'],
  capacity: 'owner',
  channel: 'hall',
} as const;
const deskOf = ({ assemblyId }: TestAssembly) => ({
  ...{ assemblyId, by: 'desk', byName: 'Mesa 1', now: Date.now() },
});
const enters = (assembly: TestAssembly) =>
  ownDesks.accredit({
    ...deskOf(assembly),
    request: { ...comes, unitIds: ['U0'], requestId: randomUUID() },
  });
const leaves = (assembly: TestAssembly, unitId: string) =>
  ownDesks.leave({ ...deskOf(assembly), request: { unitIds: [unitId] } });

test('packed and heard, the seats are those of the collection, after each move', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await fill(assembly, 1_001, 'before');
  const pack = taken(await readSeatPack({ assemblyId, session, now: Date.now() }));
  expect(pack.parts).toBe(1);
  taken(await enters(assembly));
  taken(await leaves(assembly, 'S7'));
  const { rows } = await seen(assembly, pack);
  expect(rows.get('U0')).toMatchObject({ present: true, deskName: 'Mesa 1' });
  expect(rows.get('S7')).toMatchObject({ present: false });
  expect(rows).toEqual(await stored(assembly));
});

test.each<readonly [string, string, (assembly: TestAssembly) => Promise<unknown>]>([
  ['comes back', 'U0', enters],
  ['leaves', 'S7', (assembly) => leaves(assembly, 'S7')],
  [
    'changes its channel',
    'S8',
    (assembly) =>
      moveChannel({ ...deskOf(assembly), request: { personId: 'p8', channel: 'online' } }),
  ],
])('a seat that %s long after the pack says that it moved, and no other does', async (...row) => {
  const [, unitId, move] = row;
  const assembly = await newAssembly(3);
  await fill(assembly, 10);
  taken(await enters(assembly));
  taken(await leaves(assembly, 'U0'));
  await age(assembly);
  expect(await movedSince(assembly)).toEqual([]);
  await move(assembly);
  expect(await movedSince(assembly)).toEqual([unitId]);
});

test('a pack says nothing for the minute before it was read', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  await fill(assembly, 1_001);
  const before = Date.now();
  const { after } = taken(await readSeatPack({ assemblyId, session, now: before }));
  expect(after).toBeLessThan(before - minute / 2);
  const { heard } = await seen(assembly, { after, parts: 0 });
  expect(heard).toHaveLength(1_001);
});

test('the seats are packed anew past a thousand moves, not more often than every few minutes', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  await fill(assembly, 1_001);
  const first = taken(await readSeatPack({ assemblyId, session, now: Date.now() }));
  expect(taken(await readSeatPack({ assemblyId, session, now: Date.now() }))).toEqual(first);
  const later = Date.now() + 5 * minute;
  const packs = [taken(await readSeatPack({ assemblyId, session, now: later }))];
  packs.push(taken(await readSeatPack({ assemblyId, session, now: later })));
  expect(packs[0]?.after).toBeGreaterThan(first.after);
  const parts = await hallDocuments.seatPackParts(assemblyId, session).get();
  const kept = parts.docs.map(({ id }) => id).filter((id) => id !== 'newest');
  // Somebody may still be reading the one before the newest; older ones are gone.
  expect(kept.sort()).toEqual(packs.map(({ after }) => `${after}-0`).sort());
});

test.each([
  ['registrar', 200],
  ['auditor', 200],
  ['teller', 200],
  ['voter', 403],
  ['observer', 403],
] as const)('a %s is answered %i', async (role, status) => {
  const assembly = await newAssembly(1);
  const { get } = await asRole(assembly, role);
  expect((await get(`/attendance/pack?session=${session}`)).status).toBe(status);
  const part = await get(`/attendance/pack/seats?session=${session}&after=0&part=0`);
  expect(part.status).toBe(status === 200 ? 404 : status);
});
