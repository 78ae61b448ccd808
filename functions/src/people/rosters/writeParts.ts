import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import type { StoredJob } from '../../kernel/database/storedJob.ts';
import { partName } from '../../kernel/jobs/stageJob.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { unpackPart } from './packParts.ts';

const partsAtOnce = 4;
/** A worker that has not come back by then is gone, and the clock goes on in its place. */
const workerGraceMillis = 10_000;

/**
 * Writes the next parts of a version that nobody sees yet and remembers how far it came. The same part
 * writes the same documents, so two workers, or one after a crash, only repeat what is there. A writer that
 * comes once it is in force, or cancelled, writes nothing: the job as it is then is the answer.
 */
export async function writeNextParts(
  assemblyId: string,
  jobId: string,
  job: StoredJob,
  now: number,
): Promise<StoredJob> {
  const places = Array.from(
    { length: Math.min(partsAtOnce, job.parts - job.partsDone) },
    (_, i) => job.partsDone + i,
  );
  const counts = await Promise.all(places.map((place) => writePart(assemblyId, jobId, place)));
  return transact(async (tx) => {
    const reference = documents.job(assemblyId, jobId);
    const current = (await tx.get(reference)).data() ?? job;
    if (current.state !== 'writing' || current.partsDone > job.partsDone) return current;
    if (counts.includes(null)) throw new Error('A part of the import is missing.');
    const next: StoredJob = {
      ...current,
      partsDone: job.partsDone + places.length,
      written: job.written + counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
      dueAt: now + workerGraceMillis,
    };
    tx.set(reference, next);
    return next;
  });
}

/** How many documents it has; nothing if it is gone, or the version is no longer being written. */
function writePart(assemblyId: string, version: string, place: number): Promise<number | null> {
  const part = documents.jobParts(assemblyId, version).doc(partName(place));
  return transact(async (tx) => {
    const [stored, job] = await Promise.all([
      tx.get(part),
      tx.get(documents.job(assemblyId, version)),
    ]);
    const found = stored.data();
    if (found === undefined || job.data()?.state !== 'writing') return null;
    const { units, people } = unpackPart(part.path, found.json);
    for (const unit of units)
      tx.set(peopleDocuments.units(assemblyId, version).doc(unit.unitId), unit);
    for (const one of people)
      tx.set(peopleDocuments.people(assemblyId, version).doc(one.personId), one);
    return units.length + people.length;
  });
}
