import { type AttorneyEntry, decideAttorneyEntry } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';

/** Whether an assembly lets attorneys in now. One that does not exist looks open: it tells nothing. */
export async function readAttorneyEntry(assemblyId: string): Promise<AttorneyEntry> {
  const [settings, assembly] = await Promise.all([
    documents.generalSettings(assemblyId).get(),
    documents.assembly(assemblyId).get(),
  ]);
  const active = assembly.data()?.activeSession ?? 1;
  const session = (await documents.session(assemblyId, active).get()).data();
  return decideAttorneyEntry(settings.data()?.attorneySignIn ?? true, session?.state ?? null);
}
