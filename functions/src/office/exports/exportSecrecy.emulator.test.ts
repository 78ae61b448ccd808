import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archivePath } from '../../kernel/archives/archivePaths.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { anonymous } from '../../testing/database/dumpAssembly.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newSecretVoting } from '../../testing/halls/secretVoting.ts';
import { taken } from '../../testing/halls/testAssembly.ts';
import { jobKinds } from '../clock/jobKinds.ts';
import { startExport } from './startExport.ts';

/** Of twelve units of weights 1 to 12, six for each side: their sums are the same turned round. */
const favour = [1, 4, 5, 8, 9, 12].map((weight) => weight - 1);

async function exportOf(turned: boolean) {
  const voting = await newSecretVoting(12);
  for (let i = 0; i < 12; i += 1) {
    taken(await voting.vote(i, favour.includes(i) === turned ? 'against' : 'favour'));
  }
  taken(await closeQuestion(voting.by('chair')));
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

/** Random texts and times are no more than that, and a size is of random texts. */
function shapeOf(files: ReadonlyMap<string, string>) {
  return [...files].map(([path, text]) => {
    const shape = anonymous(text)
      .replace(/\b1[6-9]\d{11}\b/gu, '<time>')
      .replace(/"salt":"[^"]*"/gu, '<salt>')
      .replace(/"bytes": \d+/gu, '<bytes>');
    return [anonymous(path), shape.split('\n').sort()];
  });
}

test('the same secret voting with every choice turned round gives the same export', async () => {
  const [one, other] = [await exportOf(false), await exportOf(true)];
  expect(shapeOf(one.files)).toEqual(shapeOf(other.files));
  const path = `datos/questions/${one.questionId}/participation.ndjson`;
  const rows = (one.files.get(path) ?? '').trim().split('\n');
  const instants = new Set(
    rows.flatMap((row) => [JSON.parse(row).created, JSON.parse(row).updated]),
  );
  expect([rows.length, instants.size]).toEqual([12, 1]);
  expect([...one.files.keys()].filter((name) => /tallies|ballots/u.test(name))).toEqual([]);
});
