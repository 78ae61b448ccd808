import { randomUUID } from 'node:crypto';
import type { ImportProxiesRequest, ProxyRow } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { cancelJob } from '../../kernel/jobs/cancelJob.ts';
import { sweepJobs } from '../../kernel/jobs/sweepJobs.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { jobKinds } from '../../office/clock/jobKinds.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import {
  listProxyImports,
  readProxyImport,
  startProxyImport,
} from '../proxies/startProxyImport.ts';
import { peopleDocuments } from './peopleDocuments.ts';

function fileOf({ units }: TestAssembly, more: Partial<ImportProxiesRequest> = {}) {
  const rows = units.map(
    (unit, i): ProxyRow => ({
      ...{ row: i + 2, units: [unit.label], grantorName: '', grantorDocument: '' },
      ...{ attorneyName: `Apoderado ${i}`, attorneyDocument: `CC 90000${i}` },
      ...{ attorneyEmail: null, instructions: '' },
    }),
  );
  const request: ImportProxiesRequest = {
    ...{ jobId: randomUUID(), importId: randomUUID(), rows, form: 'signed' },
    ...{ writtenOn: '2026-01-10', accept: true, ...more },
  };
  return request;
}

function start({ assemblyId }: TestAssembly, request: ImportProxiesRequest) {
  return startProxyImport({ assemblyId, by: 'desk', request, now: Date.now() });
}

const asLongAsItTakes = 600_000;

const working = ({ assemblyId }: TestAssembly, jobId: string, budgetMillis: number) => ({
  ...{ assemblyId, jobId, clock: systemClock, budgetMillis },
});

async function read({ assemblyId }: TestAssembly, jobId: string) {
  return taken(await readProxyImport(assemblyId, jobId));
}

async function count({ assemblyId }: TestAssembly) {
  return (await peopleDocuments.proxies(assemblyId).count().get()).data().count;
}

test('takes in a file part by part, with an answer a row, and lists it', async () => {
  const assembly = await newAssembly(30);
  const request = fileOf(assembly);
  expect(taken(await start(assembly, request))).toMatchObject({ state: 'writing', total: 30 });
  const half = taken(await advanceJob(working(assembly, request.jobId, 0), jobKinds));
  expect(half).toMatchObject({ state: 'writing', written: 25 });
  const done = taken(await advanceJob(working(assembly, request.jobId, asLongAsItTakes), jobKinds));
  expect(done).toMatchObject({ state: 'done', written: 30 });
  const { results } = await read(assembly, request.jobId);
  expect(results.map(({ row }) => row)).toEqual(request.rows.map(({ row }) => row));
  expect(results[0]).toMatchObject({
    status: 'accepted',
    units: ['U0'],
    attorneyName: 'Apoderado 0',
  });
  expect(taken(await listProxyImports(assembly.assemblyId))).toMatchObject([{ written: 30 }]);
  expect(await count(assembly)).toBe(30);
});

test('the clock goes on with a file that nobody follows any more', async () => {
  const assembly = await newAssembly(30);
  const request = fileOf(assembly);
  taken(await start(assembly, request));
  await advanceJob(working(assembly, request.jobId, 0), jobKinds);
  const clock = { now: () => Date.now() + 60_000 };
  await expect
    .poll(async () => {
      await sweepJobs(jobKinds, clock);
      return (await read(assembly, request.jobId)).state;
    })
    .toBe('done');
  expect(await count(assembly)).toBe(30);
});

test('a part that two do at once, or one again after a cut, is taken in once', async () => {
  const assembly = await newAssembly(10);
  const request = fileOf(assembly);
  taken(await start(assembly, request));
  await Promise.all(
    [1, 2].map(() => advanceJob(working(assembly, request.jobId, asLongAsItTakes), jobKinds)),
  );
  expect(await read(assembly, request.jobId)).toMatchObject({ state: 'done', written: 10 });
  expect(await count(assembly)).toBe(10);
  const received = documents.events(assembly.assemblyId).where('kind', '==', 'proxy-received');
  expect((await received.count().get()).data().count).toBe(10);
});

test('a stopped job keeps its progress, and the same file in another job does the rest', async () => {
  const assembly = await newAssembly(30);
  const request = fileOf(assembly);
  taken(await start(assembly, request));
  await advanceJob(working(assembly, request.jobId, 0), jobKinds);
  const stopped = taken(
    await cancelJob(working(assembly, request.jobId, asLongAsItTakes), jobKinds),
  );
  expect(stopped).toMatchObject({ state: 'dropped', written: 25 });
  expect(await count(assembly)).toBe(25);
  const again = { ...request, jobId: randomUUID() };
  taken(await start(assembly, again));
  taken(await advanceJob(working(assembly, again.jobId, asLongAsItTakes), jobKinds));
  const { results } = await read(assembly, again.jobId);
  expect(results.map(({ changed }) => changed)).toEqual([
    ...Array(25).fill(false),
    ...Array(5).fill(true),
  ]);
  expect(await count(assembly)).toBe(30);
});

test('refuses another file under the id of one that began', async () => {
  const assembly = await newAssembly(2);
  const request = fileOf(assembly);
  taken(await start(assembly, request));
  expect(await start(assembly, { ...request, accept: false })).toMatchObject({
    refusal: { code: 'bad-request' },
  });
});

test('the answers of the job are forgotten after a day, and the proxies are not', async () => {
  const assembly = await newAssembly(2);
  const request = fileOf(assembly);
  taken(await start(assembly, request));
  taken(await advanceJob(working(assembly, request.jobId, asLongAsItTakes), jobKinds));
  const { assemblyId } = assembly;
  const tomorrow = { now: () => Date.now() + 25 * 3_600_000 };
  await advanceJob(
    { assemblyId, jobId: request.jobId, clock: tomorrow, budgetMillis: 0 },
    jobKinds,
  );
  expect((await documents.job(assemblyId, request.jobId).get()).exists).toBe(false);
  expect((await documents.jobResults(assemblyId, request.jobId).get()).empty).toBe(true);
  expect(await count(assembly)).toBe(2);
});
