import { documentKey } from '@asamblea/domain';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { personIdsOf } from '../../../functions/src/people/rosters/personIds.ts';

interface VoterLink {
  /** The assembly's public key. */
  readonly cot: string;
  readonly email: string;
  /** As the roster writes it: `CC 1024027419`. */
  readonly document: string;
}

/**
 * Makes an account the person of the roster who has that document, and returns the person's id.
 * Needs the keys folder of the stack: the id comes from its key.
 */
export async function linkVoter({ cot, email, document }: VoterLink): Promise<string> {
  const assembly = (await documents.publicAssembly(cot).get()).data();
  if (assembly === undefined) throw new Error(`There is no assembly "${cot}".`);
  const { assemblyId } = assembly;
  const members = await documents.members(assemblyId).where('email', '==', email).get();
  const [member] = members.docs;
  if (member === undefined) throw new Error(`${email} is not a member of "${cot}".`);
  const personId = personIdsOf(assemblyId)(documentKey(document));
  await member.ref.update({ personId });
  return personId;
}
