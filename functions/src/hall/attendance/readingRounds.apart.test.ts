import { afterAll, expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { gateStore, roundsOf, type StoreCall } from '../../testing/fakes/storeGate.ts';
import { grantProxy } from '../../testing/halls/grantProxy.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { accredit } from './desks.ts';

const store = await gateStore();
afterAll(() => store.close());

type Asked = Parameters<typeof accredit>[0]['request'];

/** Eight times the same for somebody else, after the first two: a program that starts asks slowly. */
async function watchTurns(assembly: TestAssembly, requestOf: (turn: number) => Asked) {
  const watched: (readonly StoreCall[])[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const { assemblyId } = assembly;
    const request = requestOf(turn);
    const asked = { assemblyId, by: 'desk', byName: 'Marta', now: Date.now(), request };
    const calls = await store.watch(async () => {
      const { results } = taken(await accredit(asked));
      expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['done']));
    });
    if (turn >= 2) watched.push(calls.filter(({ name }) => name !== 'Commit'));
  }
  return {
    // Two calls of one round that the machine sends apart may look like two rounds: the fewest are meant.
    rounds: Math.min(...watched.map(roundsOf)),
    calls: Math.max(...watched.map(({ length }) => length)),
  };
}

test('an owner who comes alone is accredited in two rounds of questions to the store', async () => {
  const assembly = await newAssembly(10);
  const measured = await watchTurns(assembly, (turn) => ({
    ...{ requestId: crypto.randomUUID(), session: 1 },
    ...{ personId: `person-${turn}`, unitIds: [`U${turn}`], capacity: 'owner', channel: 'hall' },
  }));
  expect(measured).toEqual({ rounds: 2, calls: 5 });
});

test('an attorney with three units is accredited in two rounds', async () => {
  const assembly = await newAssembly(30);
  const unitsOf = (turn: number) => [0, 1, 2].map((i) => `U${3 * turn + i}`);
  for (let turn = 0; turn < 10; turn += 1) {
    const said = { unitIds: unitsOf(turn), attorneyId: `attorney-${turn}` };
    await grantProxy(assembly.assemblyId, said);
  }
  const measured = await watchTurns(assembly, (turn) => ({
    ...{ requestId: crypto.randomUUID(), session: 1 },
    ...{ personId: `attorney-${turn}`, unitIds: unitsOf(turn) },
    ...{ capacity: 'proxy', channel: 'hall' },
  }));
  expect(measured).toEqual({ rounds: 2, calls: 5 });
});

test('an owner who revokes a proxy whose unit is in the hall is accredited in three rounds', async () => {
  const assembly = await newAssembly(10);
  const { assemblyId } = assembly;
  for (let turn = 0; turn < 10; turn += 1) {
    const attorneyId = `attorney-${turn}`;
    await grantProxy(assemblyId, {
      ...{ unitIds: [`U${turn}`], attorneyId, grantorId: `person-${turn}` },
    });
    const request = {
      ...{ personId: attorneyId, unitIds: [`U${turn}`] },
      ...({ capacity: 'proxy', channel: 'hall' } as const),
    };
    taken(await accredit({ assemblyId, by: 'desk', now: Date.now(), request }));
  }
  const measured = await watchTurns(assembly, (turn) => ({
    ...{ requestId: crypto.randomUUID(), session: 1, revokesProxies: true },
    ...{ personId: `person-${turn}`, unitIds: [`U${turn}`], capacity: 'owner', channel: 'hall' },
  }));
  expect(measured).toEqual({ rounds: 3, calls: 10 });
  const held = await peopleDocuments.attendance(assemblyId, 1).get();
  expect(held.docs.every((seat) => seat.data().capacity === 'owner')).toBe(true);
  expect((await documents.events(assemblyId).where('kind', '==', 'unit-left').get()).size).toBe(10);
});

test('a desk that does not say for which session it is meant waits for no more rounds', async () => {
  const assembly = await newAssembly(10);
  const measured = await watchTurns(assembly, (turn) => ({
    ...{ personId: `person-${turn}`, unitIds: [`U${turn}`], capacity: 'owner', channel: 'hall' },
  }));
  expect(measured).toEqual({ rounds: 2, calls: 5 });
});

test('of twenty desks that press together the store is asked a few times for all of them', async () => {
  const assembly = await newAssembly(60);
  const { assemblyId } = assembly;
  const press = (i: number) =>
    accredit({
      ...{ assemblyId, by: `desk-${i}`, now: Date.now() },
      request: {
        ...{ requestId: crypto.randomUUID(), session: 1, personId: `person-${i}` },
        ...({ unitIds: [`U${i}`], capacity: 'owner', channel: 'hall' } as const),
      },
    });
  await press(40);
  const calls = await store.watch(() =>
    Promise.all(Array.from({ length: 20 }, (_, i) => press(i))),
  );
  const commits = calls.filter(({ name }) => name === 'Commit');
  expect(commits.length).toBeLessThanOrEqual(2);
  expect(calls.length - commits.length).toBeLessThanOrEqual(5 * commits.length);
  expect((await peopleDocuments.attendance(assemblyId, 1).get()).size).toBe(21);
});
