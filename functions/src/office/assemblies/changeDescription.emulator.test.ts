import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { changeDescription } from './changeDescription.ts';

type Changes = Parameters<typeof changeDescription>[0]['request'];

function change({ assemblyId }: TestAssembly, request: Changes) {
  return changeDescription({ assemblyId, by: 'admin', request, now: 1 });
}

async function read({ assemblyId, cot }: TestAssembly) {
  const [assembly, door, events] = await Promise.all([
    documents.assembly(assemblyId).get(),
    documents.publicAssembly(cot).get(),
    documents.events(assemblyId).where('kind', '==', 'assembly-described').get(),
  ]);
  return { assembly: assembly.data(), door: door.data(), events: events.size };
}

test('name and zone reach the public door too, and the record says who changed them', async () => {
  const assembly = await newAssembly(1);
  const request = { name: 'Torres del Sol', timeZone: 'Europe/Madrid' };
  const expected = { ...request, kind: 'building', saturdaysWork: false, dataContact: '' };
  expect(taken(await change(assembly, request))).toEqual(expected);
  const { assembly: kept, door, events } = await read(assembly);
  expect(kept).toMatchObject({ ...expected, cot: assembly.cot, activeRoster: 'v1' });
  expect(door).toMatchObject({ ...request, assemblyId: assembly.assemblyId });
  expect(events).toBe(1);
});

test('the same again leaves one trace', async () => {
  const assembly = await newAssembly(1);
  for (let i = 0; i < 2; i += 1) taken(await change(assembly, { kind: 'company' }));
  expect(await read(assembly)).toMatchObject({ assembly: { kind: 'company' }, events: 1 });
});

test('two people who change two things at once keep both', async () => {
  const assembly = await newAssembly(1);
  const asked = [{ name: 'Torres del Sol' }, { timeZone: 'Europe/Madrid' }];
  await Promise.all(asked.map((request) => change(assembly, request)));
  const both = { name: 'Torres del Sol', timeZone: 'Europe/Madrid' };
  expect(await read(assembly)).toMatchObject({ assembly: both, door: both, events: 2 });
});

test('an assembly that is not there is refused', async () => {
  const nowhere = { assemblyId: 'nowhere', cot: 'nowhere', units: [] };
  expect(await change(nowhere, { name: 'Torres' })).toMatchObject({
    refusal: { code: 'assembly-unknown' },
  });
});
