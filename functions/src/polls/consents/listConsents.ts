import { accept, localDateOf, type Outcome, refuse, type WaitingConsents } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { consentDocuments } from '../stored/consentDocuments.ts';

/** The decisions of the assembly that wait for the absent, the one that ends first on top. */
export async function listConsents(
  assemblyId: string,
  now: number,
): Promise<Outcome<WaitingConsents>> {
  const [assembly, open] = await Promise.all([
    documents.assembly(assemblyId).get(),
    consentDocuments.all(assemblyId).where('state', '==', 'open').get(),
  ]);
  const timeZone = assembly.data()?.timeZone;
  if (timeZone === undefined) return refuse('assembly-unknown');
  const waiting = open.docs
    .map((one) => one.data())
    .toSorted((a, b) => ((a.nextDay ?? '9') < (b.nextDay ?? '9') ? -1 : 1));
  return accept({ today: localDateOf(now, timeZone), waiting });
}
