import { randomUUID } from 'node:crypto';
import type { BulkRequest, BulkResult } from '@asamblea/domain';
import { sampleOf } from '@asamblea/domain/testing';
import { expect, test } from 'vitest';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { createPlates } from '../../hall/plates/createPlates.ts';
import { documents } from '../../kernel/database/documents.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { cancelJob } from '../../kernel/jobs/cancelJob.ts';
import { sweepJobs } from '../../kernel/jobs/sweepJobs.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { jobKinds } from '../../office/clock/jobKinds.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { runBulkRace } from '../../testing/halls/runBulkRace.ts';
import { newAssembly, seat, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { writeNextItems } from './advanceBulk.ts';
import { listBulk, readBulk } from './readBulk.ts';
import { startBulk } from './startBulk.ts';

type Accredit = Extract<BulkRequest, { work: 'accredit' }>;

function entriesOf({ units }: TestAssembly, more: Partial<Accredit> = {}): Accredit {
  const items = units.map(({ unitId, ownerIds: [personId = ''] }, i) => ({
    ...{ row: i + 2, unitId, personId },
    capacity: 'owner' as const,
  }));
  return { work: 'accredit', jobId: randomUUID(), channel: 'hall', items, ...more };
}

function start({ assemblyId }: TestAssembly, request: BulkRequest) {
  return startBulk({ assemblyId, by: 'desk', request, now: Date.now() });
}

async function finish({ assemblyId }: TestAssembly, jobId: string) {
  const asked = { assemblyId, jobId, clock: systemClock, budgetMillis: 600_000 };
  return taken(await advanceJob(asked, jobKinds));
}

async function run(assembly: TestAssembly, request: BulkRequest): Promise<readonly BulkResult[]> {
  taken(await start(assembly, request));
  await finish(assembly, request.jobId);
  return taken(await readBulk(assembly.assemblyId, request.jobId)).results;
}

function words(results: readonly BulkResult[]) {
  return results.map(({ status }) => status);
}

async function countEvents({ assemblyId }: TestAssembly, kind: string) {
  return (await documents.events(assemblyId).where('kind', '==', kind).count().get()).data().count;
}

/** Of three parts of the work, or of ten. */
const { numRuns: many } = sampleOf({ part: 90, full: 400 }, process.env);

test('loses no unit and doubles none while desks accredit the same ones', async () => {
  const assembly = await newAssembly(many);
  const race = await runBulkRace(assembly, 5);
  expect(race.report).toMatchObject({ state: 'done', written: many, total: many });
  expect(race.report.results.map(({ row }) => row).sort((a, b) => a - b)).toEqual(
    assembly.units.map((_, i) => i + 1),
  );
  expect(race.entries.size).toBe(many);
  expect(Math.max(...race.entries.values())).toBe(1);
  const done = [...race.report.results, ...race.desks].filter(({ status }) => status === 'done');
  expect(done).toHaveLength(many);
  expect(race.recount).toEqual({
    units: many,
    weight: assembly.units.reduce((sum, { weight }) => sum + weight, 0),
  });
  expect(race.quorum).toEqual(race.recount);
});

test('does nothing the second time, under the same id or another', async () => {
  const assembly = await newAssembly(50);
  const request = entriesOf(assembly);
  expect(new Set(words(await run(assembly, request)))).toEqual(new Set(['done']));
  expect(new Set(words(await run(assembly, request)))).toEqual(new Set(['done']));
  const again = await run(assembly, { ...request, jobId: randomUUID() });
  expect(new Set(words(again))).toEqual(new Set(['unchanged']));
  expect(await countEvents(assembly, 'unit-entered')).toBe(50);
});

test('refuses another sheet under the id of one that began', async () => {
  const assembly = await newAssembly(2);
  const request = entriesOf(assembly);
  taken(await start(assembly, request));
  const other = await start(assembly, { ...request, items: request.items.slice(1) });
  expect(other).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
});

test('a worker that comes back after another did its part changes nothing', async () => {
  const assembly = await newAssembly(100);
  const { assemblyId } = assembly;
  const request = entriesOf(assembly);
  const { jobId } = request;
  taken(await start(assembly, request));
  const step = { assemblyId, jobId, now: Date.now() };
  await Promise.all([writeNextItems(step), writeNextItems(step), writeNextItems(step)]);
  await writeNextItems(step);
  expect(taken(await readBulk(assemblyId, jobId)).results).toHaveLength(100);
  expect(await countEvents(assembly, 'unit-entered')).toBe(100);
});

test('a stored part that is not as it was written is an error that names document and field', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  const request = entriesOf(assembly);
  const { jobId } = request;
  taken(await start(assembly, request));
  const part = documents.jobParts(assemblyId, jobId).doc('00000');
  const [first] = request.items;
  await part.set({ json: JSON.stringify([{ ...first, unitId: 7 }]) });
  const step = { assemblyId, jobId, now: Date.now() };
  await expect(writeNextItems(step)).rejects.toThrow(`Stored in ${part.path}: 0.unitId`);
  expect(await countEvents(assembly, 'unit-entered')).toBe(0);
  const result = documents.jobResults(assemblyId, jobId).doc('00000');
  await result.set({ json: JSON.stringify([{ row: 1, status: 'perhaps' }]) });
  await expect(readBulk(assemblyId, jobId)).rejects.toThrow(`Stored in ${result.path}: 0.`);
});

test('goes on by the clock when nobody comes back after a crash', async () => {
  const assembly = await newAssembly(100);
  const { assemblyId } = assembly;
  const request = entriesOf(assembly);
  taken(await start(assembly, request));
  await writeNextItems({ assemblyId, jobId: request.jobId, now: Date.now() });
  // A call is bounded: as many calls as it takes.
  let advanced = 1;
  while (advanced > 0) advanced = await sweepJobs(jobKinds, systemClock, Date.now() + 60_000);
  expect(taken(await readBulk(assemblyId, request.jobId))).toMatchObject({
    state: 'done',
    written: 100,
  });
});

test('cancelled half way it keeps and names the finished rows', async () => {
  const assembly = await newAssembly(100);
  const { assemblyId } = assembly;
  const request = entriesOf(assembly);
  const { jobId } = request;
  taken(await start(assembly, request));
  await writeNextItems({ assemblyId, jobId, now: Date.now() });
  const asked = { assemblyId, jobId, clock: systemClock, budgetMillis: 1_000 };
  expect(taken(await cancelJob(asked, jobKinds))).toMatchObject({ state: 'dropped', written: 40 });
  expect(taken(await advanceJob(asked, jobKinds)).written).toBe(40);
  expect(taken(await readBulk(assemblyId, jobId)).results).toHaveLength(40);
  expect(await countEvents(assembly, 'unit-entered')).toBe(40);
});

test('forgets its answers a day later and the record keeps the events', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  const request = entriesOf(assembly);
  await run(assembly, request);
  expect(taken(await listBulk(assemblyId)).map(({ jobId }) => jobId)).toEqual([request.jobId]);
  const later = { now: () => Date.now() + 25 * 3_600_000 };
  await advanceJob(
    { assemblyId, jobId: request.jobId, clock: later, budgetMillis: 1_000 },
    jobKinds,
  );
  expect(taken(await listBulk(assemblyId))).toEqual([]);
  expect((await documents.jobResults(assemblyId, request.jobId).get()).empty).toBe(true);
  expect(await countEvents(assembly, 'unit-entered')).toBe(3);
});

test('answers each row on its own and names the holders of taken units', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units.slice(0, 1), 'person-2');
  const request = entriesOf(assembly);
  const stranger = { row: 9, unitId: 'U9', personId: 'person-0', capacity: 'owner' } as const;
  const results = await run(assembly, { ...request, items: [...request.items, stranger] });
  expect(words(results)).toEqual(['refused', 'done', 'done', 'refused']);
  expect(results[0]?.message).toContain('La tiene person-2.');
  expect(results.map(({ row }) => row)).toEqual([2, 3, 4, 9]);
});

test('keeps the hour of the sheet of those who signed on paper, and when it was entered', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  const writtenAt = Date.now() - 3_600_000;
  const { items, ...rest } = entriesOf(assembly, { channel: 'paper' });
  const [first, second] = items.map((item) => ({ ...item, writtenAt }));
  const ahead = Date.now() + 3_600_000;
  const asked = [
    { ...first, writtenAt },
    { ...second, writtenAt: ahead },
  ] as Accredit['items'];
  expect(words(await run(assembly, { ...rest, items: asked }))).toEqual(['done', 'refused']);
  const held = (await peopleDocuments.attendance(assemblyId, 1).doc('U0').get()).data();
  expect(held).toMatchObject({ channel: 'paper', writtenAt, present: true });
  expect(held?.since).toBeGreaterThan(writtenAt);
  const [event] = (await documents.events(assemblyId).get()).docs;
  expect(event?.data()).toMatchObject({ kind: 'unit-entered', from: 'bulk', writtenAt });
});

test('records many exits at once, and the rows that were not there', async () => {
  const assembly = await newAssembly(3);
  await seat(assembly, assembly.units.slice(0, 2));
  const items = assembly.units.map(({ unitId }, i) => ({ row: i + 1, unitId }));
  const results = await run(assembly, { work: 'leave', jobId: randomUUID(), items });
  expect(words(results)).toEqual(['done', 'done', 'refused']);
  expect(await countEvents(assembly, 'unit-left')).toBe(2);
});

test('hands out many plates at once by the rules of the desk', async () => {
  const assembly = await newAssembly(3);
  const { assemblyId } = assembly;
  await seat(assembly, assembly.units.slice(0, 2));
  const range = { from: 1, to: 2 };
  taken(await createPlates({ assemblyId, by: 'desk', request: range, now: Date.now() }));
  const items = [
    { row: 1, number: 1, personId: 'person-0' },
    { row: 2, number: 7, personId: 'person-1' },
    { row: 3, number: 2, personId: 'person-2' },
  ];
  const results = await run(assembly, { work: 'plates', jobId: randomUUID(), items });
  expect(words(results)).toEqual(['done', 'refused', 'refused']);
  expect((await hallDocuments.plates(assemblyId, 1).doc('1').get()).data()?.state).toBe('out');
});

test('refuses every row once the session is over', async () => {
  const assembly = await newAssembly(2);
  await documents.session(assembly.assemblyId, 1).update({ state: 'closed' });
  expect(words(await run(assembly, entriesOf(assembly)))).toEqual(['refused', 'refused']);
});
