import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { documents } from '../database/documents.ts';
import { readAsOf } from '../database/firestore.ts';
import { openFiles } from '../files/openFiles.ts';
import { advanceJob } from '../jobs/advanceJob.ts';
import { cancelJob } from '../jobs/cancelJob.ts';
import { resultsKeptMillis } from '../jobs/jobStep.ts';
import { sweepJobs } from '../jobs/sweepJobs.ts';
import { archiveKind } from './archiveKind.ts';
import { archiveFolder, archivePath } from './archivePaths.ts';
import type { ArchiveSource } from './archiveSource.ts';
import { linkArchive } from './linkArchive.ts';
import { archiveJob, startArchive } from './startArchive.ts';

/** Files with what the assembly is called at the instant of the archive. */
function sourceOf(names: readonly string[], cut: { at: string | null } = { at: null }) {
  const reads: string[] = [];
  const source: ArchiveSource = {
    operation: 'importRoster',
    plan: async () => names,
    async *read({ assemblyId, readAt }, path) {
      reads.push(path);
      if (cut.at === path) throw new Error('cut');
      const found = await readAsOf(readAt, (tx) => tx.get(documents.assembly(assemblyId)));
      yield Buffer.from(`${path}: ${found.data()?.name}`);
    },
    last: {
      path: 'manifest.json',
      make: async ({ madeAt }, files) => Buffer.from(JSON.stringify({ madeAt, files })),
    },
  };
  return { kinds: { papers: archiveKind(source) }, reads };
}

const begun = Date.now();

async function begin(name = 'Torres') {
  const { assemblyId } = await newAssembly(1);
  await documents.assembly(assemblyId).update({ name });
  const jobId = randomUUID();
  const asked = { assemblyId, jobId, kind: 'papers', by: 'ana', said: '{}', name: 'a.zip' };
  return { assemblyId, jobId, start: { ...asked, now: begun } };
}

function advance(place: { assemblyId: string; jobId: string }, budgetMillis = 0, now = begun) {
  return { ...place, clock: { now: () => now }, budgetMillis };
}

async function listed(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const path of openFiles().list(folder)) found.push(path);
  return found;
}

test('an archive is of its instant, goes on after a cut, and ends with the hashes of the others', async () => {
  const { assemblyId, jobId, start } = await begin();
  const cut: { at: string | null } = { at: 'datos/b.txt' };
  const { kinds, reads } = sourceOf(['a.txt', 'datos/b.txt'], cut);
  expect(taken(await startArchive(start))).toMatchObject({ state: 'writing', total: 0 });
  expect(taken(await startArchive(start)).state).toBe('writing');
  await documents.assembly(assemblyId).update({ name: 'Otro nombre' });
  const step = () => advanceJob(advance({ assemblyId, jobId }), kinds);
  expect(taken(await step())).toMatchObject({ written: 0, total: 3 });
  expect(taken(await step())).toMatchObject({ written: 1, total: 3 });
  await expect(step()).rejects.toThrow('cut');
  cut.at = null;
  let state = 'writing';
  while (state === 'writing') state = taken(await step()).state;
  expect(reads).toEqual(['a.txt', 'datos/b.txt', 'datos/b.txt']);
  const whole = await openFiles().get(archivePath(assemblyId, jobId));
  const files = unzipSync(whole ?? new Uint8Array());
  const textOf = (path: string) => Buffer.from(files[path] ?? []).toString();
  expect(textOf('a.txt')).toBe('a.txt: Torres');
  expect(textOf('datos/b.txt')).toBe('datos/b.txt: Torres');
  expect(JSON.parse(textOf('manifest.json'))).toMatchObject({
    madeAt: begun,
    files: [
      { path: 'a.txt', bytes: 13 },
      { path: 'datos/b.txt', bytes: 19 },
    ],
  });
});

test('the link is there once it is whole, of its kind alone, and a day later nothing is left', async () => {
  const { assemblyId, jobId, start } = await begin();
  const { kinds } = sourceOf(['a.txt']);
  taken(await startArchive(start));
  const asked = { assemblyId, jobId, kind: 'papers', files: openFiles() };
  expect(await linkArchive(asked)).toMatchObject({ refusal: { code: 'not-found' } });
  taken(await advanceJob(advance({ assemblyId, jobId }, 60_000, Date.now()), kinds));
  while (!(await linkArchive(asked)).ok) await advanceJob(advance({ assemblyId, jobId }), kinds);
  expect(taken(await linkArchive(asked)).address).toMatch(/^\/api\/linked-files\//u);
  expect((await linkArchive({ ...asked, kind: 'other' })).ok).toBe(false);
  const later = Date.now() + resultsKeptMillis + 1;
  await sweepJobs(kinds, { now: () => later });
  expect((await archiveJob(assemblyId, jobId).get()).exists).toBe(false);
  expect(await listed(archiveFolder(assemblyId, jobId))).toEqual([]);
  const left = await documents.jobResults(assemblyId, jobId).count().get();
  expect(left.data().count).toBe(0);
});

test('a stopped archive leaves no piece behind, and one that took too long is not served', async () => {
  for (const end of ['cancel', 'late'] as const) {
    const { assemblyId, jobId, start } = await begin();
    const { kinds } = sourceOf(['a.txt', 'b.txt']);
    taken(await startArchive(start));
    const step = (now = begun) => advanceJob(advance({ assemblyId, jobId }, 0, now), kinds);
    await step();
    await step();
    expect(await listed(archiveFolder(assemblyId, jobId))).toHaveLength(1);
    if (end === 'cancel') await cancelJob(advance({ assemblyId, jobId }), kinds);
    else for (const _ of [1, 2]) await step(Date.now() + 60 * 60_000);
    const job = (await archiveJob(assemblyId, jobId).get()).data();
    const refusal = end === 'late' ? { code: 'archive-late' } : null;
    expect(job).toMatchObject({ state: 'dropped', refusal });
    expect(await listed(archiveFolder(assemblyId, jobId))).toEqual([]);
  }
});

test('another thing under the id of an archive is refused', async () => {
  const { start } = await begin();
  taken(await startArchive(start));
  const other = await startArchive({ ...start, said: '{"all":true}' });
  expect(other).toMatchObject({ refusal: { code: 'bad-request' } });
});
