import {
  type Assembly,
  accept,
  type ErasureCertificate,
  isArchived,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { clearCollection } from '../../kernel/database/clearCollection.ts';
import { documents } from '../../kernel/database/documents.ts';
import { createOnce } from '../../kernel/jobs/stageJob.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';
import { type DeletingAssembly, deleteAssembly } from './deleteAssembly.ts';

interface ErasingAssembly extends DeletingAssembly {
  readonly organisationId: string;
  /** As who asks wrote it: what is deleted does not come back. */
  readonly name: string;
}

/**
 * Deletes an archived assembly with its files, keys and mail; a certificate stays with its organisation. Asked again
 * it goes on from there, and the clock does if nobody asks. Refuses one that is not archived (`erase-not-archived`)
 * and another name (`erase-name-differs`).
 */
export async function eraseAssembly(asked: ErasingAssembly): Promise<Outcome<ErasureCertificate>> {
  const { organisationId, assemblyId, name, clock } = asked;
  const reference = documents.assembly(assemblyId);
  const assembly = (await reference.get()).data();
  const certificate = officeDocuments.erasure(organisationId, assemblyId);
  if (assembly === undefined) return finish(asked);
  if (assembly.organisationId !== organisationId) return refuse('not-found');
  if (!isArchived(assembly)) return refuse('erase-not-archived');
  if (assembly.name !== name.trim()) return refuse('erase-name-differs');
  if (assembly.discardedAt === undefined) {
    await createOnce(certificate, await certify(asked, assembly));
    await reference.update({ discardedAt: clock.now() });
  }
  await Promise.all([
    clearCollection(liveDocuments.live(assembly.cot)),
    documents.publicAssembly(assembly.cot).delete(),
  ]);
  if (await deleteAssembly(asked)) return finish(asked);
  const known = (await certificate.get()).data();
  return known === undefined ? refuse('not-found') : accept(known);
}

/** The content of the assembly, before anything is removed. */
async function certify(
  { assemblyId, by, clock, files }: ErasingAssembly,
  { name, cot }: Assembly,
): Promise<ErasureCertificate> {
  const [head, events, questions] = await Promise.all([
    documents.sealHead(assemblyId).get(),
    documents.events(assemblyId).count().get(),
    pollDocuments.questions(assemblyId).count().get(),
  ]);
  let kept = 0;
  for await (const _ of files.list(assemblyId)) kept += 1;
  return {
    ...{ assemblyId, name, cot, by, at: clock.now(), doneAt: null },
    head: head.data() ?? null,
    events: events.data().count,
    questions: questions.data().count,
    files: kept,
  };
}

async function finish({
  organisationId,
  assemblyId,
  clock,
}: ErasingAssembly): Promise<Outcome<ErasureCertificate>> {
  const reference = officeDocuments.erasure(organisationId, assemblyId);
  const certificate = (await reference.get()).data();
  if (certificate === undefined) return refuse('not-found');
  const done = { ...certificate, doneAt: certificate.doneAt ?? clock.now() };
  await reference.set(done);
  return accept(done);
}
