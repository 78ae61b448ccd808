import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archivePath } from '../../kernel/archives/archivePaths.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { shapeOfFiles } from '../../testing/database/dumpAssembly.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { newTurnedVoting } from '../../testing/halls/turnedVoting.ts';
import { jobKinds } from '../clock/jobKinds.ts';
import { startExport } from './startExport.ts';

async function exportOf(turned: boolean) {
  const voting = await newTurnedVoting(turned);
  const { assemblyId } = voting.assembly;
  const jobId = randomUUID();
  taken(await startExport({ assemblyId, by: 'ana', exportId: jobId, now: Date.now() }));
  const asked = { assemblyId, jobId, clock: systemClock, budgetMillis: 500 };
  let state = 'writing';
  while (state === 'writing') state = taken(await advanceJob(asked, jobKinds)).state;
  const zip = await openFiles().get(archivePath(assemblyId, jobId));
  const files = Object.entries(unzipSync(zip ?? new Uint8Array()));
  return {
    ...voting,
    files: new Map(files.map(([path, bytes]) => [path, Buffer.from(bytes).toString()])),
  };
}

test('the same secret voting with every choice turned round gives the same export', async () => {
  const [one, other] = [await exportOf(false), await exportOf(true)];
  expect(shapeOfFiles(one.files)).toEqual(shapeOfFiles(other.files));
  const path = `datos/questions/${one.questionId}/participation.ndjson`;
  const rows = (one.files.get(path) ?? '').trim().split('\n');
  const instants = new Set(
    rows.flatMap((row) => [JSON.parse(row).created, JSON.parse(row).updated]),
  );
  expect([rows.length, instants.size]).toEqual([12, 1]);
  expect([...one.files.keys()].filter((name) => /tallies|ballots/u.test(name))).toEqual([]);
});
