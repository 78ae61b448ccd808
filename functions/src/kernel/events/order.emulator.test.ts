import { randomUUID } from 'node:crypto';
import type { AssemblyEvent, StoredEvent } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { readRecord } from '../../meeting/events/readRecord.ts';
import { replayQuorum } from '../../meeting/quorum/replayQuorum.ts';
import { readQuorumReport, readVotersReport } from '../../record/reports/readReports.ts';
import { grantProxy } from '../../testing/halls/codePeople.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { documents } from '../database/documents.ts';
import { type Query, transact } from '../database/firestore.ts';
import { writeInChunks } from '../database/writeInChunks.ts';
import { readWaiting } from './readWaiting.ts';
import { recordEvent } from './recordEvent.ts';
import { sealEvents } from './sealEvents.ts';
import { verifySeals } from './verifySeals.ts';

const everything = () => true;

async function eventsOf({ assemblyId }: TestAssembly) {
  const { docs } = await documents.events(assemblyId).get();
  return docs.map((one) => ({ id: one.id, written: one.createTime.valueOf(), ...one.data() }));
}

/** Somebody holds a unit by proxy until its owner comes and revokes it, in one commit. */
async function hallWithRevocation() {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await grantProxy(assembly, { personId: 'gil', document: null });
  const enter = async (personId: string, unitId: string, capacity: 'owner' | 'proxy') =>
    taken(
      await accredit({
        ...{ assemblyId, by: 'desk', now: Date.now() },
        request: {
          ...{ personId, unitIds: [unitId], capacity, channel: 'hall' },
          revokesProxies: true,
        },
      }),
    );
  await enter('person-1', 'U1', 'owner');
  await enter('gil', 'U0', 'proxy');
  await enter('person-0', 'U0', 'owner');
  return assembly;
}

const inTheOneCommit = ['proxy-revoked', 'unit-left', 'unit-entered'];

test('the person who makes room leaves before the other enters, in the one commit of both', async () => {
  const assembly = await hallWithRevocation();
  const events = await eventsOf(assembly);
  const entry = events.find(
    ({ personId, kind }) => kind === 'unit-entered' && personId === 'person-0',
  );
  const together = events.filter(({ written }) => written === entry?.written);
  const numbered = together.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  expect(numbered.map(({ number, kind }) => [number, kind])).toEqual(
    inTheOneCommit.map((kind, i) => [i + 1, kind]),
  );
});

test('each attempt of a transaction numbers its events anew', async () => {
  const { assemblyId } = await newAssembly(1);
  const shown: AssemblyEvent = { kind: 'stage-changed', by: 'chair', at: 1 };
  const gone = Object.assign(new Error('Somebody was quicker.'), { code: 10 });
  let attempts = 0;
  await transact(async (tx) => {
    attempts += 1;
    recordEvent(tx, assemblyId, shown);
    recordEvent(tx, assemblyId, shown);
    if (attempts === 1) throw gone;
  });
  const { docs } = await documents.events(assemblyId).get();
  expect(attempts).toBe(2);
  expect(docs.map((one) => one.data().number).sort()).toEqual([1, 2]);
});

test('the record, of all and of one unit, tells the exit before the entry it made room for, sealed or not', async () => {
  const assembly = await hallWithRevocation();
  const { assemblyId } = assembly;
  const newestFirst = inTheOneCommit.toReversed();
  for (const isSealed of [false, true]) {
    if (isSealed) await sealEvents(Date.now());
    const { rows } = await readRecord(assemblyId, {}, everything);
    expect(rows.slice(0, 3).map(({ kind }) => kind)).toEqual(newestFirst);
    const ofUnit = await readRecord(assemblyId, { unitId: 'U0' }, everything);
    expect(ofUnit.rows.map(({ kind, person }) => [kind, person])).toEqual([
      ['unit-entered', 'Persona 0'],
      ['unit-left', 'Apoderado gil'],
      ['unit-entered', 'Apoderado gil'],
    ]);
  }
  const sealed = (await eventsOf(assembly)).toSorted(
    (a, b) => (a.sequence ?? 0) - (b.sequence ?? 0),
  );
  expect(sealed.slice(-3).map(({ kind }) => kind)).toEqual(inTheOneCommit);
});

const event = { kind: 'stage-changed', by: 'chair', at: 1, seal: null } as const;
const aPage = 3;

test('events are sealed in the order of their commits, however many wait', async () => {
  const { assemblyId } = await newAssembly(1);
  const names = Array.from({ length: 10 }, (_, i) => `${9 - i}-${assemblyId}`);
  for (const name of names) await documents.events(assemblyId).doc(name).create(event);
  await sealEvents(Date.now(), aPage);
  const { docs } = await documents.events(assemblyId).get();
  const bySequence = docs.toSorted((a, b) => (a.get('sequence') ?? 0) - (b.get('sequence') ?? 0));
  expect(bySequence.map(({ id }) => id)).toEqual(names);
  expect(taken(await verifySeals(assemblyId, 1))).toMatchObject({ events: 10, broken: null });
});

/** The same query; before a later page of it is read, something happens. */
function interrupted<T>(query: Query<T>, act: () => Promise<unknown>, isLater = false): Query<T> {
  return new Proxy(query, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]) => {
        if (name !== 'get') {
          const next: Query<T> = Reflect.apply(member, target, given);
          return interrupted(next, act, name === 'startAfter');
        }
        return (isLater ? act() : Promise.resolve()).then(() =>
          Reflect.apply(member, target, given),
        );
      };
    },
  });
}

test('an event committed while waiting events are read waits with all of its commit', async () => {
  const { assemblyId } = await newAssembly(1);
  const events = documents.events(assemblyId);
  for (const name of ['k', 'l', 'm']) await events.doc(name).create(event);
  const meanwhile = async () => {
    await events.doc('a').create(event);
    await events.doc('z').create(event);
  };
  const seen = await readWaiting(interrupted(events, meanwhile), aPage);
  expect(seen.get(assemblyId)?.map(({ eventId }) => eventId)).toEqual(['k', 'l', 'm']);
  const then = await readWaiting(events, aPage);
  expect(then.get(assemblyId)?.map(({ eventId }) => eventId)).toEqual(['k', 'l', 'm', 'a', 'z']);
});

/** A restored backup: the same documents, written in any order at another time. */
async function restore({ assemblyId }: TestAssembly): Promise<void> {
  const { docs } = await documents.events(assemblyId).get();
  await writeInChunks(docs, (batch, one) => batch.delete(one.ref));
  for (const one of docs.toReversed()) await one.ref.create(one.data());
}

test('a backup that is restored keeps instants, order and figures', async () => {
  const assembly = await hallWithRevocation();
  const { assemblyId } = assembly;
  taken(await leave({ assemblyId, by: 'desk', now: Date.now(), request: { unitIds: ['U1'] } }));
  await sealEvents(Date.now());
  const asked = { assemblyId, query: {}, now: Date.now() + 1000 };
  const told = async () => ({
    record: await readRecord(assemblyId, {}, everything),
    unit: await readRecord(assemblyId, { unitId: 'U0' }, everything),
    quorum: taken(await readQuorumReport(asked)),
    voters: taken(await readVotersReport(asked)),
    replay: taken(await replayQuorum(assemblyId, {}, asked.now)),
  });
  const before = await told();
  await restore(assembly);
  expect(await told()).toEqual(before);
  expect(taken(await verifySeals(assemblyId, 1))).toMatchObject({ broken: null, erased: 0 });
});

test('an instant or a number that somebody changed breaks the seal', async () => {
  for (const change of [{ committed: '000000000001.000000000' }, { number: 9 }] as const) {
    const assembly = await hallWithRevocation();
    const { assemblyId } = assembly;
    await sealEvents(Date.now());
    const [one] = await eventsOf(assembly);
    const reference = documents.events(assemblyId).doc(one?.id ?? randomUUID());
    await reference.update(change satisfies Partial<StoredEvent>);
    expect(taken(await verifySeals(assemblyId, 1)).broken).toMatchObject({
      ...{ fault: 'event-changed', eventId: one?.id },
    });
  }
});

test('of events kept before they were numbered the exit of a commit still comes first', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  const told = { by: 'desk', at: 1, session: 1, unitId: 'U1', seal: null } as const;
  const events = documents.events(assemblyId);
  await events.doc('b-first').create({ ...told, kind: 'unit-entered', personId: 'gil' });
  await writeInChunks(['a-entry', 'c-exit'], (batch, name) =>
    batch.create(
      events.doc(name),
      name === 'a-entry'
        ? { ...told, kind: 'unit-entered', personId: 'person-1' }
        : { ...told, kind: 'unit-left', personId: 'gil' },
    ),
  );
  const replay = taken(await replayQuorum(assemblyId, {}, Date.now() + 1000));
  expect(replay.quorum.present.units).toBe(1);
  await sealEvents(Date.now());
  expect((await events.doc('c-exit').get()).get('sequence')).toBe(2);
});
