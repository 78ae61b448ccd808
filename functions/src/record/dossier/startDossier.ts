import {
  folderName,
  type JobProgress,
  type Outcome,
  refuse,
  type StartDossierRequest,
} from '@asamblea/domain';
import { startArchive } from '../../kernel/archives/startArchive.ts';
import { documents } from '../../kernel/database/documents.ts';
import { noteReading } from '../../kernel/events/noteReading.ts';
import { sealNow } from '../../kernel/events/sealNow.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { sayDossier } from './dossierAsked.ts';

/** The job that makes one. */
export const dossierKind = 'expediente';

interface StartingDossier {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: StartDossierRequest;
  readonly now: number;
}

/**
 * Begins the file of an assembly as it is now, or of one decision. Refuses a question that is not there
 * (`question-unknown`) or was not decided yet (`question-not-closed`).
 */
export async function startDossier(asked: StartingDossier): Promise<Outcome<JobProgress>> {
  const { assemblyId, by, now, request } = asked;
  const { jobId, questionId } = request;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  if (questionId !== undefined) {
    const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
    if (question === undefined || question.rehearsal === true) return refuse('question-unknown');
    const isOver = question.state === 'closed' || question.state === 'annulled';
    if (!isOver) return refuse('question-not-closed');
  }
  const name = `Expediente ${folderName(assembly.name)}.zip`;
  const said = sayDossier(questionId);
  // First, so that what leaves says that it left.
  await noteReading({ assemblyId, by, now, kind: 'dossier-made' });
  await sealNow(assemblyId, now);
  return startArchive({ assemblyId, jobId, kind: dossierKind, by, said, name, now });
}
