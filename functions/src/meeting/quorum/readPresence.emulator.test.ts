import {
  type PackId,
  packIds,
  packOf,
  quorumScopes,
  ruleOf,
  sessionQuorum,
} from '@asamblea/domain';
import { sampleOf } from '@asamblea/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accredit } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type DocumentSnapshot, readTogether } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { isThorough } from '../../testing/files/drawSome.ts';
import {
  type CountedHall,
  newCountedHall,
  type RosterRow,
} from '../../testing/halls/countedHall.ts';
import { newAssembly, seat, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { countEveryUnit, readCounters, readPresence } from './readPresence.ts';

const person = fc.nat(3);
const units = fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 });
const row: fc.Arbitrary<RosterRow> = fc.record({
  owner: person,
  /** Nobody, or another. */
  coowner: fc.oneof(fc.constant(null), person),
  owes: fc.boolean(),
  /** Never 100 in all: a file whose rows add up to it only with both owners of a unit is refused. */
  weight: fc.constantFrom(9, 12),
});
const roster = fc.array(row, { minLength: 8, maxLength: 8 });

const move = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('enter' as const), person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('attend' as const), person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('represent' as const), units }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('leave' as const), units }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('transfer' as const), units, person }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), units }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bulk' as const), units }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), unit: fc.nat(7), row }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('import' as const), roster }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('debts' as const), units }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const) }) },
);

/** Everything that is asked at once, and some of the laws that are looked at before; all at the end. */
const step = fc.record({
  moves: fc.array(move, { minLength: 1, maxLength: 3 }),
  laws: fc.subarray([...packIds], { minLength: 2, maxLength: 3 }),
});
const steps = fc.array(
  step,
  isThorough ? { minLength: 5, maxLength: 8 } : { minLength: 2, maxLength: 4 },
);

test('the counters say what every unit says, under every law, whatever happens at once', async () => {
  const { seed, numRuns } = sampleOf({ part: 1, full: 25 }, process.env);
  await fc.assert(
    fc.asyncProperty(roster, steps, async (rows, plan) => {
      const hall = await newCountedHall(rows);
      for (const { moves, laws } of plan) {
        await expectSame(hall.assembly, laws);
        // A refused move moves nothing; one sent twice moves once.
        await Promise.all(moves.flatMap((one) => [hall.make(one), hall.make(one)]));
      }
      await expectSame(hall.assembly);
    }),
    { seed, numRuns, endOnFailure: true },
  );
}, 1_800_000);

async function expectSame(
  { assemblyId }: Pick<TestAssembly, 'assemblyId'>,
  laws: readonly PackId[] = packIds,
): Promise<void> {
  await readTogether(async (tx) => {
    const found = (await tx.get(documents.assembly(assemblyId))).data();
    if (found === undefined) throw new Error('No assembly.');
    const { activeRoster, activeSession } = found;
    const place = { assemblyId, activeRoster, activeSession };
    for (const packId of laws) {
      const pack = packOf(packId);
      const rule = ruleOf(pack, pack.ordinaryRuleId);
      const [counters, whole] = await Promise.all([
        readCounters(tx, rule, place),
        countEveryUnit(tx, rule, place),
      ]);
      expect(counters, packId).toEqual(expect.objectContaining(whole));
      expect(Object.keys(counters ?? {})).toEqual(expect.arrayContaining([...quorumScopes(rule)]));
      for (const call of [1, 2, 3] as const) {
        expect(sessionQuorum(pack, call, counters ?? {})).toEqual(sessionQuorum(pack, call, whole));
      }
    }
  });
}

const ordinary = (packId: 'co-ph' | 'mx-cdmx' = 'mx-cdmx') =>
  ruleOf(packOf(packId), packOf(packId).ordinaryRuleId);

async function figuresOf({ assemblyId }: TestAssembly, activeRoster = 'v1') {
  const place = { assemblyId, activeRoster, activeSession: 1 };
  return readTogether(async (tx) => ({
    counters: await readCounters(tx, ordinary(), place),
    presence: await readPresence(tx, ordinary(), place),
    whole: await countEveryUnit(tx, ordinary(), place),
  }));
}

test('counts every unit while somebody is there who came in before heads were counted', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units.slice(0, 2));
  const before = await figuresOf(assembly);
  expect(before.counters).toEqual(expect.objectContaining(before.whole));
  const { inArrears: _counted, ...early } = there(
    await peopleDocuments.attendance(assembly.assemblyId, 1).doc('U0').get(),
  );
  const came = { ...early, unitId: 'U2', headId: 'person-2' };
  await peopleDocuments.attendance(assembly.assemblyId, 1).doc('U2').set(came);
  const { counters, presence, whole } = await figuresOf(assembly);
  expect(counters).toBeNull();
  expect(presence).toEqual(whole);
  expect(presence.heads?.present).toBe(3);
});

test('counts every unit of a roster that came before counts', async () => {
  const assembly = await newAssembly(2);
  await seat(assembly);
  const { counts: _gone, ...old } = there(
    await peopleDocuments.roster(assembly.assemblyId, 'v1').get(),
  );
  await peopleDocuments.roster(assembly.assemblyId, 'v0').set(old);
  const { counters, presence, whole } = await figuresOf(assembly, 'v0');
  expect([counters, presence]).toEqual([null, whole]);
});

function there<T>(found: DocumentSnapshot<T>): T {
  const value = found.data();
  if (value === undefined) throw new Error('It is not there.');
  return value;
}

test('many desks with units of one owner at once lose nothing', async () => {
  const rows = Array.from({ length: 8 }, () => ({
    ...{ owner: 0, coowner: null, owes: false, weight: 10 },
  }));
  const hall: CountedHall = await newCountedHall(rows);
  const { assembly, personIdOf } = hall;
  // Nobody represents the others.
  const free = rows.flatMap((_, i) => (i < 3 ? [] : [i]));
  const desks = free.map(async (i) => {
    const request = { personId: personIdOf(0), unitIds: [`P-${i}`] };
    return taken(
      await accredit({
        ...{ assemblyId: assembly.assemblyId, by: `desk-${i}`, now: Date.now() },
        request: { ...request, capacity: 'owner', channel: 'hall' },
      }),
    );
  });
  const words = (await Promise.all(desks)).flatMap(({ results }) =>
    results.map((one) => one.status),
  );
  expect(words).toEqual(free.map(() => 'done'));
  await expectSame(assembly);
  const { docs } = await peopleDocuments.heads(assembly.assemblyId, 1).get();
  expect(docs.map((head) => head.data().units)).toEqual([5]);
});
