import { accept, type Outcome, refuse } from '@asamblea/domain';
import { type Files, linkMillis } from '../files/files.ts';
import { archivePath } from './archivePaths.ts';
import { archiveJob } from './startArchive.ts';

interface LinkingArchive {
  readonly assemblyId: string;
  readonly jobId: string;
  /** Of another kind it is not there: each has its own right. */
  readonly kind: string;
  readonly files: Pick<Files, 'link'>;
}

/** Where a browser downloads an archive that is whole, for two minutes. Refuses what is not there, or not yet (`not-found`). */
export async function linkArchive(
  asked: LinkingArchive,
): Promise<Outcome<{ readonly address: string }>> {
  const { assemblyId, jobId, kind, files } = asked;
  const job = (await archiveJob(assemblyId, jobId).get()).data();
  if (job?.kind !== kind || job.state !== 'done') return refuse('not-found');
  const sent = { name: job.name, type: 'application/zip', forMillis: linkMillis };
  return accept({ address: await files.link(archivePath(assemblyId, jobId), sent) });
}
