import { type Assembly, paths } from '@asamblea/domain';
import { useDocument } from '../listening/useDocument.ts';
import { useSession } from '../session/session.tsx';

/** The assembly of the signed-in member, inside `MemberFirestore`; null while it is on its way. */
export function useOwnAssembly(): (Assembly & { readonly assemblyId: string }) | null {
  const assemblyId = useSession().session.assembly ?? '';
  const { value } = useDocument<Assembly>(paths.assembly(assemblyId));
  return value === null ? null : { ...value, assemblyId };
}
