import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import type { ArrearsBylaw } from '../../kernel/bylaws/arrearsBylaw.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';

type Sat = Pick<AssemblySession, 'state' | 'call' | 'bylawArrears'>;

/**
 * The arrears clause that rules in a session. A session that was settled, because it was installed or because a call of it failed, keeps
 * what was asked then; one that was settled before this was kept is told by the law alone.
 */
export function arrearsInForce(
  { arrears }: Pick<Assembly, 'arrears'>,
  session: Sat | undefined,
): ArrearsBylaw | null {
  if (session?.bylawArrears !== undefined) return session.bylawArrears;
  const isSettled = session !== undefined && (session.state !== 'planned' || session.call > 1);
  return isSettled ? null : (arrears ?? null);
}
