import { isRehearsal } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { eraseAssembly } from '../erasures/eraseAssembly.ts';
import { type Discarding, discardRehearsal } from './discardRehearsal.ts';

const budgetMillis = 4_000;
/** The member who discards one from inside asks to go elsewhere next, and until then is a member of it. */
export const leavingMillis = 30_000;

/** Goes on deleting a rehearsal, or an assembly, whose deletion was not waited for. Returns how many. */
export async function sweepRehearsals(
  outside: Pick<Discarding, 'files' | 'keys'>,
  clock: Pick<Clock, 'now'>,
  now = clock.now(),
): Promise<number> {
  const due = await documents
    .assemblies()
    .where('discardedAt', '<=', now - leavingMillis)
    .limit(1)
    .get();
  let discarded = 0;
  for (const found of due.docs) {
    const assembly = found.data();
    const { organisationId, name } = assembly;
    const asked = { organisationId, clock, budgetMillis, by: null, ...outside };
    const goOn = isRehearsal(assembly)
      ? () => discardRehearsal({ ...asked, rehearsalId: found.id })
      : () => eraseAssembly({ ...asked, assemblyId: found.id, name });
    if (await attempt('assembly not deleted', goOn)) discarded += 1;
  }
  return discarded;
}
