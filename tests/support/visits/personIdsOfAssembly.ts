import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { personIdsOf } from '../../../functions/src/people/rosters/personIds.ts';

/** How the server names the people of an assembly, to accredit a whole hall at once. */
export async function personIdsOfAssembly(cot: string): Promise<(key: string) => string> {
  const assembly = (await documents.publicAssembly(cot).get()).data();
  if (assembly === undefined) throw new Error(`There is no assembly "${cot}".`);
  return personIdsOf(assembly.assemblyId);
}
