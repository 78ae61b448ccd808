import { randomUUID } from 'node:crypto';
import { headIdOf, owingHeads } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { editRosterUnit } from '../../people/rosters/editRosterUnit.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { clearArrears } from './clearArrears.ts';
import { accredit, leave } from './desks.ts';

const own = { capacity: 'owner', channel: 'hall' } as const;

function take({ assemblyId }: TestAssembly, desk: number, personId: string, unitIds: string[]) {
  const request = { ...own, personId, unitIds, requestId: randomUUID(), session: 1 };
  return accredit({ assemblyId, by: `desk-${desk}`, byName: 'Marta', now: Date.now(), request });
}

/** Units whose owners are several. */
async function newHall(units: number, ownerIds: readonly string[]): Promise<TestAssembly> {
  const assembly = await newAssembly(units);
  for (const { unitId } of assembly.units) {
    const unit = peopleDocuments.units(assembly.assemblyId, 'v1').doc(unitId);
    await unit.update({ ownerIds, ownerNames: ownerIds });
  }
  return assembly;
}

const eventsOf = async ({ assemblyId }: TestAssembly) =>
  (await documents.events(assemblyId).get()).docs.map((event) => event.data().kind).sort();

test('of desks that press one unit together the first has it and the others are told who', async () => {
  const people = ['ana', 'luis', 'eva', 'juan'];
  const assembly = await newHall(2, people);
  const answers = await Promise.all(people.map((one, i) => take(assembly, i, one, ['U0'])));
  const rows = answers.flatMap((answer) => taken(answer).results);
  expect(rows.map(({ status }) => status)).toEqual(['done', 'refused', 'refused', 'refused']);
  for (const row of rows.slice(1)) {
    expect(row).toMatchObject({
      refusal: { code: 'unit-held', message: expect.stringContaining('La tiene ana.') },
    });
  }
  expect(await eventsOf(assembly)).toEqual(['unit-entered']);
});

test('a sending that comes twice together is done once and answered the same', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const request = {
    ...own,
    personId: 'person-0',
    unitIds: ['U0'],
    requestId: randomUUID(),
    session: 1,
  };
  const asked = { assemblyId, by: 'desk', now: Date.now(), request };
  const [first, second] = await Promise.all([accredit(asked), accredit(asked)]);
  expect(first).toEqual(second);
  expect(taken(first).results).toEqual([{ unitId: 'U0', status: 'done' }]);
  expect(await eventsOf(assembly)).toEqual(['unit-entered']);
});

test('entries and exits that press together are done in their order', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  const go = (unitId: string) =>
    leave({
      ...{ assemblyId, by: 'desk', now: Date.now() },
      request: { unitIds: [unitId], requestId: randomUUID(), session: 1 },
    });
  const answers = await Promise.all([
    take(assembly, 0, 'person-0', ['U0']),
    go('U0'),
    take(assembly, 1, 'person-0', ['U0']),
    take(assembly, 2, 'person-1', ['U1']),
    go('U2'),
  ]);
  const words = answers.flatMap((answer) => taken(answer).results.map(({ status }) => status));
  expect(words).toEqual(['done', 'done', 'done', 'done', 'refused']);
  expect(await eventsOf(assembly)).toEqual([
    ...['unit-entered', 'unit-entered', 'unit-entered', 'unit-left'],
  ]);
  const present = await peopleDocuments
    .attendance(assemblyId, 1)
    .where('present', '==', true)
    .get();
  expect(present.docs.map(({ id }) => id).sort()).toEqual(['U0', 'U1']);
  const heads = await peopleDocuments.heads(assemblyId, 1).get();
  expect(heads.docs.map((head) => head.data().units).sort()).toEqual([1, 1]);
});

test('every unit says whether its owners owe, whatever is mended or paid', async () => {
  const assembly = await newAssembly(8);
  const { assemblyId } = assembly;
  const units = peopleDocuments.units(assemblyId, 'v1');
  for (const { unitId, order } of assembly.units) {
    await units.doc(unitId).update({ ownerIds: [order < 5 ? 'ana' : 'luis'] });
  }
  const edit = async (unitId: string, inArrears: boolean) => {
    const request = { editId: randomUUID(), version: 'v1', unitId, edits: { inArrears } };
    taken(await editRosterUnit({ assemblyId, by: 'admin', request, now: Date.now() }));
  };
  const pay = async (unitIds: string[]) => {
    const request = { requestId: randomUUID(), session: 1, unitIds };
    taken(await clearArrears({ assemblyId, by: 'desk', request, now: Date.now() }));
  };
  const steps = [
    () => edit('U1', true),
    () => edit('U2', true),
    () => edit('U6', true),
    () => edit('U1', false),
    () => pay(['U2', 'U6']),
    () => edit('U7', true),
  ];
  const owed: string[] = [];
  for (const step of steps) {
    await step();
    const stored = (await units.get()).docs.map((unit) => unit.data());
    const owing = owingHeads(stored);
    for (const unit of stored) expect(unit.headOwes).toBe(owing.has(headIdOf(unit)));
    owed.push([...owing].sort().join());
  }
  expect(owed).toEqual(['ana', 'ana', 'ana,luis', 'ana,luis', '', 'luis']);
});

test.each([true, false])(
  'the hall knows who owes by another unit, noted or not (%s)',
  async (isNoted) => {
    const assembly = await newAssembly(2);
    const { assemblyId } = assembly;
    const units = peopleDocuments.units(assemblyId, 'v1');
    const bare = assembly.units.map((unit) => ({
      ...unit,
      ownerIds: ['ana'],
      ownerNames: ['Ana'],
    }));
    for (const unit of bare) await units.doc(unit.unitId).set(unit);
    const request = {
      editId: randomUUID(),
      version: 'v1',
      unitId: 'U1',
      edits: { inArrears: true },
    };
    if (isNoted) taken(await editRosterUnit({ assemblyId, by: 'admin', request, now: Date.now() }));
    else await units.doc('U1').update({ inArrears: true });
    expect((await units.doc('U0').get()).data()?.headOwes).toBe(isNoted ? true : undefined);
    taken(await take(assembly, 0, 'ana', ['U0']));
    const [head] = (await peopleDocuments.heads(assemblyId, 1).get()).docs;
    expect(head?.data()).toMatchObject({ owes: true, units: 1 });
  },
);
