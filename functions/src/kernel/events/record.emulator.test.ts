import { type AccreditRequest, sealMark } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { readRecord } from '../../meeting/events/readRecord.ts';
import { readPresent } from '../../meeting/quorum/readPresent.ts';
import { replayQuorum } from '../../meeting/quorum/replayQuorum.ts';
import { verifyQuorum } from '../../meeting/sessions/verifyQuorum.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { documents } from '../database/documents.ts';
import { readTogether } from '../database/firestore.ts';
import { sealEvents, sealOneBlock } from './sealEvents.ts';
import { verifySeals } from './verifySeals.ts';

const everything = () => true;

function enter({ assemblyId }: TestAssembly, i: number) {
  const request: AccreditRequest = {
    personId: `person-${i}`,
    unitIds: [`U${i}`],
    capacity: 'owner',
    channel: 'hall',
  };
  return accredit({ assemblyId, by: 'desk', request, now: Date.now() });
}

function exit({ assemblyId }: TestAssembly, i: number) {
  return leave({ assemblyId, by: 'desk', request: { unitIds: [`U${i}`] }, now: Date.now() });
}

async function waitingOf({ assemblyId }: TestAssembly) {
  const { docs } = await documents.events(assemblyId).where('seal', '==', null).get();
  return docs.map(({ id }) => id);
}

test('seals every event once while desks go on and several clocks tick', async () => {
  const assembly = await newAssembly(30);
  const { assemblyId } = assembly;
  const clock = async () => {
    for (let i = 0; i < 4; i += 1) {
      const waiting = await waitingOf(assembly);
      if (waiting.length > 0) await sealOneBlock(assemblyId, waiting, Date.now());
    }
  };
  const desk = async (from: number) => {
    for (let i = from; i < 30; i += 3) taken(await enter(assembly, i));
  };
  await Promise.all([desk(0), desk(1), desk(2), clock(), clock()]);
  while ((await waitingOf(assembly)).length > 0) await sealEvents(Date.now());
  const { docs } = await documents.events(assemblyId).get();
  const sequences = docs.map((event) => event.data().sequence ?? 0).sort((a, b) => a - b);
  expect(sequences).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  expect(taken(await verifySeals(assemblyId, 1))).toMatchObject({
    ...{ events: 30, unsealed: 0, erased: 0, broken: null },
  });
  expect((await documents.sealHead(assemblyId).get()).data()?.count).toBe(30);
});

test('two writers of the same events leave one block', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await Promise.all([enter(assembly, 0), enter(assembly, 1)]);
  const ids = await waitingOf(assembly);
  const sealed = await Promise.all([1, 2, 3].map((at) => sealOneBlock(assemblyId, ids, at)));
  expect(sealed.sort()).toEqual([0, 0, 2]);
  expect(taken(await verifySeals(assemblyId, 1))).toMatchObject({ blocks: 1, broken: null });
});

test('names the block of an event that somebody changed', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  for (const i of [0, 1, 2]) {
    await enter(assembly, i);
    await sealOneBlock(assemblyId, await waitingOf(assembly), Date.now());
  }
  const { docs } = await documents.events(assemblyId).where('seal', '==', 2).get();
  await docs[0]?.ref.update({ by: 'somebody else' });
  expect(taken(await verifySeals(assemblyId, 1)).broken).toEqual({
    ...{ block: 2, fault: 'event-changed', eventId: docs[0]?.id },
  });
});

test('the mark of a paper tells a record that was changed and sealed anew, which the chain alone does not', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await enter(assembly, 0);
  await sealOneBlock(assemblyId, await waitingOf(assembly), 1);
  const printed = (await documents.sealHead(assemblyId).get()).data();
  const mark = printed === undefined ? '' : sealMark(printed);
  await enter(assembly, 1);
  await sealOneBlock(assemblyId, await waitingOf(assembly), 2);
  expect(taken(await verifySeals(assemblyId, 3, mark))).toMatchObject({
    ...{ broken: null, head: { block: 2, count: 2 } },
    compared: { kind: 'found', block: 1, sealedAt: 1, count: 1 },
  });
  expect(taken(await verifySeals(assemblyId, 3)).compared).toBeUndefined();

  const { docs } = await documents.events(assemblyId).get();
  const seals = await documents.seals(assemblyId).get();
  await Promise.all(seals.docs.map(({ ref }) => ref.delete()));
  await Promise.all(docs.map(({ ref }) => ref.update({ by: 'somebody else', seal: null })));
  await sealOneBlock(assemblyId, await waitingOf(assembly), 1);
  expect(taken(await verifySeals(assemblyId, 3, mark))).toMatchObject({
    ...{ broken: null, compared: { kind: 'unknown', block: 1 } },
  });
});

test('replays the quorum of every instant, equal to the count of that time', async () => {
  const assembly = await newAssembly(4);
  const { assemblyId } = assembly;
  const counted: { readonly at: number; readonly weight: number; readonly units: number }[] = [];
  const moves = [
    ...[() => enter(assembly, 0), () => enter(assembly, 2), () => exit(assembly, 0)],
    ...[() => enter(assembly, 3), () => enter(assembly, 0), () => exit(assembly, 2)],
  ];
  for (const move of moves) {
    taken(await move());
    const count = await readTogether((tx) => readPresent(tx, assemblyId, 1));
    const at = (await documents.assembly(assemblyId).get()).readTime.toMillis();
    counted.push({ at, ...count });
  }
  for (const { at, weight, units } of counted) {
    const replay = taken(await replayQuorum(assemblyId, { session: 1, at }, at));
    expect(replay.quorum.present).toEqual({ weight, units });
  }
  const last = counted.at(-1);
  const whole = taken(await replayQuorum(assemblyId, {}, Date.now()));
  expect(whole.quorum.present.weight).toBe(last?.weight);
  expect(whole.curve.at(-1)?.weight).toBe(last?.weight);
});

test('reads the record newest first, across blocks, with author and place', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await enter(assembly, 0);
  await sealOneBlock(assemblyId, await waitingOf(assembly), Date.now());
  await enter(assembly, 1);
  await sealOneBlock(assemblyId, await waitingOf(assembly), Date.now());
  await exit(assembly, 0);
  const verificationId = '11111111-1111-4111-8111-111111111111';
  const request = { session: 1, call: 1, verificationId };
  taken(await verifyQuorum({ assemblyId, by: 'chair', request, now: Date.now() }));
  const { rows, before } = await readRecord(assemblyId, {}, everything);
  expect(before).toBeNull();
  expect(rows.map(({ kind, unit, person, sequence }) => [kind, unit, person, sequence])).toEqual([
    ['quorum-verified', null, null, null],
    ['unit-left', 'U0', 'Persona 0', null],
    ['unit-entered', 'U1', 'Persona 1', 2],
    ['unit-entered', 'U0', 'Persona 0', 1],
  ]);
  expect(rows[1]).toMatchObject({ from: 'desk', by: 'Cuenta retirada' });
  const ofUnit = await readRecord(assemblyId, { unitId: 'U0' }, everything);
  expect(ofUnit.rows.map(({ kind }) => kind)).toEqual(['unit-left', 'unit-entered']);
});
