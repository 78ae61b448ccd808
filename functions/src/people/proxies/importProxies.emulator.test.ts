import { randomUUID } from 'node:crypto';
import { documentKey, type ImportProxiesRequest, type ProxyRow } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { setProxyBylaws } from '../../office/assemblies/setProxyBylaws.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { personIdsOf } from '../rosters/personIds.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { importProxies } from './importProxies.ts';

function row(number: number, more: Partial<ProxyRow> = {}): ProxyRow {
  return {
    ...{ row: number, units: [`U${number}`], grantorName: `Persona ${number}` },
    ...{ grantorDocument: '', attorneyName: 'Luis Soto', attorneyDocument: 'CC 1083' },
    ...{ attorneyEmail: null, instructions: '', ...more },
  };
}

async function send(
  { assemblyId }: TestAssembly,
  rows: ProxyRow[],
  more: Partial<Omit<ImportProxiesRequest, 'jobId'>> = {},
) {
  const batch: Omit<ImportProxiesRequest, 'jobId'> = {
    ...{ importId: '00000000-0000-8000-a000-000000000001', rows, form: 'signed' },
    ...{ writtenOn: '2026-01-10', accept: true, ...more },
  };
  const asked = { assemblyId, by: 'desk', now: Date.now(), batch };
  return (await importProxies(asked)).map(
    ({ status, changed }) => `${status} ${changed ? 'now' : 'before'}`,
  );
}

const stored = async ({ assemblyId }: TestAssembly) =>
  (await peopleDocuments.proxies(assemblyId).get()).docs.map((one) => one.data());

test('each row has its own answer, and one that is refused holds back no other', async () => {
  const assembly = await newAssembly(4);
  const rows = [
    row(0),
    row(1, { units: ['U1', 'no-such'] }),
    row(2, { grantorName: 'Otra Persona' }),
    row(3, { grantorName: '' }),
  ];
  expect(await send(assembly, rows)).toEqual([
    ...['accepted now', 'refused before', 'refused before', 'accepted now'],
  ]);
  expect((await stored(assembly)).map(({ grantorName }) => grantorName).sort()).toEqual([
    ...['Persona 0', 'Persona 3'],
  ]);
});

test('a unit is found however the file writes it, and never another one', async () => {
  const assembly = await newAssembly(3);
  const rows = [
    row(0, { units: ['u-00'] }),
    row(1, { units: ['Apto U 1'] }),
    row(2, { units: ['U 22'] }),
  ];
  expect(await send(assembly, rows)).toEqual(['accepted now', 'accepted now', 'refused before']);
  expect((await stored(assembly)).map(({ unitIds }) => unitIds.join()).sort()).toEqual([
    'U0',
    'U1',
  ]);
});

test('the same rows again, also at once, change nothing', async () => {
  const assembly = await newAssembly(3);
  const rows = [row(0), row(1)];
  await Promise.all([send(assembly, rows), send(assembly, rows)]);
  expect(await send(assembly, [...rows, row(2)])).toEqual([
    ...['accepted before', 'accepted before', 'accepted now'],
  ]);
  expect(await stored(assembly)).toHaveLength(3);
  const { docs } = await documents.events(assembly.assemblyId).get();
  expect(docs.map((event) => event.data().kind).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'proxy-accepted'),
    ...Array.from({ length: 3 }, () => 'proxy-received'),
  ]);
});

test('without accepting, everything waits for the desk', async () => {
  const assembly = await newAssembly(1);
  expect(await send(assembly, [row(0)], { accept: false })).toEqual(['received now']);
  expect(await send(assembly, [row(0)], { accept: true })).toEqual(['accepted now']);
});

test('the maximum of one attorney counts the rows before; the rest wait with the reason', async () => {
  const assembly = await newAssembly(3);
  const request = { cap: { max: 2, of: 'grantors' as const }, article: 'artículo 20' };
  const { assemblyId } = assembly;
  taken(await setProxyBylaws({ assemblyId, by: 'admin', request, now: 1 }));
  expect(await send(assembly, [row(0), row(1), row(2)], { importId: randomUUID() })).toEqual([
    ...['accepted now', 'accepted now', 'received now'],
  ]);
});

test('an attorney under several spellings is one, also one in the roster', async () => {
  const assembly = await newAssembly(4);
  const owner = peopleDocuments.people(assembly.assemblyId, 'v1').doc('person-3');
  await owner.update({ document: 'NIT 900.373.913-4' });
  const rows = [
    row(0, { attorneyDocument: 'C.C. 52.345.678 de Bogotá' }),
    row(1, { attorneyDocument: '52345678' }),
    row(2, { attorneyDocument: 'CC 52.345.678 Btá' }),
  ];
  await send(assembly, rows);
  expect(new Set((await stored(assembly)).map(({ attorneyId }) => attorneyId)).size).toBe(1);
  const later = { importId: randomUUID() };
  await send(assembly, [row(0, { attorneyDocument: '9003739134' })], later);
  expect((await stored(assembly)).map(({ attorneyId }) => attorneyId)).toContain('person-3');
});

test('a person with an id from how their document was written keeps it', async () => {
  const assembly = await newAssembly(2);
  await send(assembly, [row(0, { attorneyDocument: 'C.C. 52.345.678 de Bogotá' })]);
  const former = personIdsOf(assembly.assemblyId)(documentKey('C.C. 52.345.678 de Bogotá'));
  const [proxy] = await stored(assembly);
  await peopleDocuments
    .proxy(assembly.assemblyId, proxy?.proxyId ?? '')
    .update({ attorneyId: former });
  await send(assembly, [row(1, { attorneyDocument: 'CC 52345678 de Bogotá' })]);
  expect((await stored(assembly)).map(({ attorneyId }) => attorneyId)).toEqual([former, former]);
});

test.each([
  ['52345678', 'accepted now'],
  ['CC 52.345.678 Btá', 'accepted now'],
  ['52345679', 'refused before'],
  ['N/A', 'accepted now'],
])('the owner who gives it is found by the document «%s»: %s', async (grantorDocument, answer) => {
  const assembly = await newAssembly(1);
  const owner = peopleDocuments.people(assembly.assemblyId, 'v1').doc('person-0');
  await owner.update({ document: 'C.C. 52.345.678 de Bogotá' });
  expect(await send(assembly, [row(0, { grantorDocument })])).toEqual([answer]);
});
