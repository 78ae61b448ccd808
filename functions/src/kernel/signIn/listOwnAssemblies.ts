import { hasAccess, isArchived, type OwnAssembly } from '@asamblea/domain';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { documents } from '../database/documents.ts';
import { lookAt } from '../database/seen.ts';

/** Assemblies of one account, by name: enough for anybody to find theirs in. */
const listedAtMost = 200;

/** Where an account has a place, archived ones left out, and which of those this browser has open. */
export async function listOwnAssemblies(
  uid: string,
  held: readonly CookieClaims[],
  now: number,
): Promise<readonly OwnAssembly[]> {
  const found = await documents.everyMember().where('uid', '==', uid).limit(listedAtMost).get();
  // An administrator of an organisation is listed there under the same name.
  const ids = found.docs.flatMap((member) => {
    const { parent } = member.ref.parent;
    const isIn = parent?.parent.id === 'assemblies' && hasAccess(member.data(), now);
    return isIn && parent !== null ? [parent.id] : [];
  });
  const assemblies = await lookAt(ids.map((id) => documents.assembly(id)));
  return ids
    .flatMap((assemblyId, place) => {
      const assembly = assemblies[place]?.value;
      const isOpen = held.some(({ assembly }) => assembly === assemblyId);
      if (assembly === undefined || isArchived(assembly)) return [];
      return [{ assemblyId, name: assembly.name, isOpen }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'es', { numeric: true }));
}
