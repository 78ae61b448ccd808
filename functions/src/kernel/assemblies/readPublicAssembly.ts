import { accept, type Outcome, type PublicAssembly, refuse } from '@asamblea/domain';
import { documents } from '../database/documents.ts';

/** The assembly of a public code. One that was replaced says so, and never by which. */
export async function readPublicAssembly(cot: string): Promise<Outcome<PublicAssembly>> {
  const found = (await documents.publicAssembly(cot).get()).data();
  if (found === undefined) return refuse('assembly-unknown');
  return found.replaced === true ? refuse('cot-replaced') : accept(found);
}
