import {
  downloadName,
  type JobProgress,
  localDateOf,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { startArchive } from '../../kernel/archives/startArchive.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { noteReading } from '../../kernel/events/noteReading.ts';
import { sealNow } from '../../kernel/events/sealNow.ts';
import { refuseVoting } from './exportPlan.ts';

/** The kind of job of an export. */
export const exportKind = 'export';

interface StartingExport {
  readonly assemblyId: string;
  readonly by: string;
  readonly exportId: string;
  readonly now: number;
}

/** Begins an export of the assembly as it is now, under its seal. Refuses while something is voted (`export-voting`). */
export async function startExport(asked: StartingExport): Promise<Outcome<JobProgress>> {
  const { assemblyId, by, exportId, now } = asked;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  await readTogether((tx) => refuseVoting(tx, assemblyId));
  // First, so that what leaves says that it left.
  await noteReading({ assemblyId, by, now, kind: 'export-made' });
  await sealNow(assemblyId, now);
  const on = localDateOf(now, assembly.timeZone);
  const name = downloadName({ kind: 'exportacion', of: assembly.name, on, ending: 'zip' });
  // Asked again another day it is the same.
  const known = (await documents.job(assemblyId, exportId).get()).data();
  const sameName = known !== undefined && 'name' in known ? String(known.name) : name;
  return startArchive({
    ...{ assemblyId, jobId: exportId, kind: exportKind, by, said: '{}', name: sameName, now },
  });
}
