import { accept, type ClosingAnswer, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readUntreated } from './readUntreated.ts';

/** The facts missing in the record of the session under way, before it is closed for good. */
export async function readClosing(assemblyId: string): Promise<Outcome<ClosingAnswer>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  return accept({ untreated: await readUntreated(assemblyId, assembly.activeSession) });
}
