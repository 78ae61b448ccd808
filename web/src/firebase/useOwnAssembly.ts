import { type Assembly, paths } from '@asamblea/domain';
import { useSession } from './session.tsx';
import { useDocument } from './useDocument.ts';

/** The assembly of who is signed in, inside `MemberFirestore`; null while it is on its way. */
export function useOwnAssembly(): (Assembly & { readonly assemblyId: string }) | null {
  const assemblyId = useSession().session.assembly ?? '';
  const { value } = useDocument<Assembly>(paths.assembly(assemblyId));
  return value === null ? null : { ...value, assemblyId };
}
