import { documents } from '../../kernel/database/documents.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { type Discarding, discardRehearsal } from './discardRehearsal.ts';

const budgetMillis = 4_000;
/** Who discards one from inside it asks to go elsewhere next, and until then is somebody of it. */
export const leavingMillis = 30_000;

/** Goes on deleting a rehearsal that whoever discarded it did not wait for. Returns how many. */
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
    const { organisationId } = found.data();
    const asked = {
      organisationId,
      rehearsalId: found.id,
      clock,
      budgetMillis,
      by: null,
      ...outside,
    };
    if (await attempt('rehearsal not discarded', () => discardRehearsal(asked))) discarded += 1;
  }
  return discarded;
}
