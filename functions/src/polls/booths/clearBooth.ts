import { accept, type Outcome, refuse } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { KeepingBooth } from './closeBooth.ts';

/**
 * Forgets what was mistyped at a booth, so that nobody waits there for it. The ceiling of each plate
 * stands: that is for a new PIN to lift.
 */
export function clearBooth(asked: KeepingBooth): Promise<Outcome<{ readonly cleared: boolean }>> {
  const { assemblyId, boothId, by, now } = asked;
  const reference = pollDocuments.booth(assemblyId, boothId);
  return transact(async (tx) => {
    const booth = (await tx.get(reference)).data();
    if (booth === undefined) return refuse('booth-unknown');
    if (booth.closedAt !== null || (booth.failures ?? 0) === 0) return accept({ cleared: false });
    tx.update(reference, { clearedAt: now, failures: 0, failedAt: null });
    recordEvent(tx, assemblyId, { kind: 'booth-cleared', by, at: now, from: 'desk' });
    return accept({ cleared: true });
  });
}
