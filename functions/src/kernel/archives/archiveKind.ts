import type { Refusal } from '@asamblea/domain';
import * as z from 'zod';
import { clearCollection } from '../database/clearCollection.ts';
import { documents } from '../database/documents.ts';
import { isServed, transact } from '../database/firestore.ts';
import { readParts } from '../database/readParts.ts';
import type { StoredJob } from '../database/storedJob.ts';
import type { Files } from '../files/files.ts';
import { openFiles } from '../files/openFiles.ts';
import {
  type JobKind,
  type JobStep,
  resultsKeptMillis,
  workerGraceMillis,
} from '../jobs/jobStep.ts';
import { partName, putAside, splitRows } from '../jobs/stageJob.ts';
import { Refused } from '../platform/refused.ts';
import { archiveFolder, archivePath, archivePiece } from './archivePaths.ts';
import type { Archive, ArchiveJob, ArchiveSource } from './archiveSource.ts';
import { archiveJob } from './startArchive.ts';
import { zipDirectory } from './zipDirectory.ts';
import { type ZipSums, zipEntry, zipSums } from './zipEntry.ts';

const namesOf = readParts(z.array(z.string()));
const sumsOf = readParts(zipSums);

/** So many names in a document of the list: far from the megabyte that one may have. */
const namesAPart = 500;

/** A job that puts a ZIP together: one entry each step, as pieces that are joined when all are there. */
export function archiveKind(source: ArchiveSource, files: () => Files = openFiles): JobKind {
  return {
    operation: () => source.operation,
    step: (step, job) => {
      if (job.state === 'writing') return writeNext(source, step, files());
      return clear(step, job, files());
    },
  };
}

async function writeNext(source: ArchiveSource, step: JobStep, files: Files): Promise<StoredJob> {
  const { assemblyId, jobId, now } = step;
  const found = await archiveJob(assemblyId, jobId).get();
  const job = found.data();
  if (job === undefined || found.createTime === undefined) throw new Error('The job is gone.');
  const { by, said, madeAt } = job;
  const archive: Archive = { assemblyId, jobId, by, said, madeAt, readAt: found.createTime };
  if (!job.isPlanned) return plan(source, archive, step);
  if (job.partsDone === job.parts) return finish(step, job, files);
  // The database serves its past no longer: what is missing would be of another instant.
  if (!isServed(archive.readAt, now)) return drop(step, { code: 'archive-late' });
  const place = job.partsDone;
  const isLast = place === job.parts - 1;
  const path = isLast ? source.last.path : await nameAt(step, place);
  const chunks = isLast
    ? once(await source.last.make(archive, await readSums(step)))
    : source.read(archive, path);
  const entry = zipEntry(path, chunks);
  await files.write(archivePiece(assemblyId, jobId, place), entry.chunks);
  const sums = { json: JSON.stringify(entry.sums()) };
  await documents.jobResults(assemblyId, jobId).doc(partName(place)).set(sums);
  return move(step, (now) =>
    now.partsDone === place
      ? { partsDone: place + 1, written: place + 1, dueAt: step.now + workerGraceMillis }
      : {},
  );
}

async function plan(source: ArchiveSource, archive: Archive, step: JobStep): Promise<StoredJob> {
  let names: readonly string[];
  try {
    names = await source.plan(archive);
  } catch (error) {
    // A refusal by its source is for a person to read, and would be the same if asked again.
    if (!(error instanceof Refused) || error.refusal.code === 'busy') throw error;
    return drop(step, error.refusal);
  }
  const parts = splitRows(names, namesAPart);
  await putAside(step.assemblyId, step.jobId, parts);
  const total = names.length + 1;
  return move(step, () => ({ isPlanned: true, parts: total, total }));
}

async function nameAt({ assemblyId, jobId }: JobStep, place: number): Promise<string> {
  const part = documents.jobParts(assemblyId, jobId).doc(partName(Math.floor(place / namesAPart)));
  const stored = (await part.get()).data();
  const name = namesOf(part.path, stored?.json ?? '[]')[place % namesAPart];
  if (name === undefined) throw new Error('The list of an archive is not whole.');
  return name;
}

/** Of the entries that are there, in their order. */
async function readSums({ assemblyId, jobId }: JobStep): Promise<readonly ZipSums[]> {
  const stored = await documents.jobResults(assemblyId, jobId).orderBy('__name__').get();
  return stored.docs.map((one) => sumsOf(one.ref.path, one.data().json));
}

async function finish(step: JobStep, job: ArchiveJob, files: Files): Promise<StoredJob> {
  const { assemblyId, jobId, now } = step;
  const pieces = Array.from({ length: job.parts }, (_, place) =>
    archivePiece(assemblyId, jobId, place),
  );
  const directory = archivePiece(assemblyId, jobId, job.parts);
  await files.put(directory, zipDirectory(await readSums(step)));
  await files.join([...pieces, directory], archivePath(assemblyId, jobId));
  return move(step, () => ({ state: 'done', dueAt: now + resultsKeptMillis }));
}

/** Why it is not made is said; what it left is cleared next. */
function drop(step: JobStep, refusal: Refusal): Promise<StoredJob> {
  return move(step, () => ({ state: 'dropping', dueAt: step.now, refusal }));
}

/** Nothing is changed in one that was stopped, or that another worker took on meanwhile. */
function move(
  { assemblyId, jobId }: JobStep,
  change: (job: ArchiveJob) => Partial<ArchiveJob>,
): Promise<StoredJob> {
  const reference = archiveJob(assemblyId, jobId);
  return transact(async (tx) => {
    const job = (await tx.get(reference)).data();
    if (job === undefined) throw new Error('The job is gone.');
    if (job.state !== 'writing') return job;
    const next = { ...job, ...change(job) };
    tx.set(reference, next);
    return next;
  });
}

/** A stopped archive says so for a day more; one that nobody downloads any more is forgotten. */
async function clear(
  { assemblyId, jobId, now }: JobStep,
  job: StoredJob,
  files: Files,
): Promise<StoredJob> {
  await files.removeFolder(archiveFolder(assemblyId, jobId));
  await clearCollection(documents.jobParts(assemblyId, jobId));
  await clearCollection(documents.jobResults(assemblyId, jobId));
  const reference = documents.job(assemblyId, jobId);
  if (job.state !== 'dropping') {
    await reference.delete();
    return { ...job, dueAt: null };
  }
  const dropped = { state: 'dropped', dueAt: now + resultsKeptMillis } as const;
  await reference.update(dropped);
  return { ...job, ...dropped };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
