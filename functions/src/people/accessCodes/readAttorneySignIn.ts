import { type AttorneySignIn, decideAttorneySignIn } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';

/** Whether an assembly lets attorneys in now. One that does not exist looks open: it tells nothing. */
export async function readAttorneySignIn(assemblyId: string): Promise<AttorneySignIn> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return { open: true, reason: null };
  const session = (await documents.session(assemblyId, assembly.activeSession).get()).data();
  return decideAttorneySignIn(assembly, session ?? null);
}
