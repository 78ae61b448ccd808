import { accept, type Outcome, refuse } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

export interface KeepingBooth {
  readonly assemblyId: string;
  readonly boothId: string;
  readonly by: string;
  readonly now: number;
}

/**
 * The tablet is no booth any more: from then on its ticket and the passes opened with it are refused. Closed
 * on the tablet itself nobody is signed in: the trace names who opened it. Again it changes nothing.
 */
export function closeBooth(
  asked: Omit<KeepingBooth, 'by'> & { readonly by: string | null },
): Promise<Outcome<{ readonly closed: boolean }>> {
  const { assemblyId, boothId, now } = asked;
  const reference = pollDocuments.booth(assemblyId, boothId);
  return transact(async (tx) => {
    const booth = (await tx.get(reference)).data();
    if (booth === undefined) return refuse('booth-unknown');
    if (booth.closedAt !== null) return accept({ closed: false });
    tx.update(reference, { closedAt: now });
    const from = asked.by === null ? 'system' : 'desk';
    const by = asked.by ?? booth.openedBy;
    recordEvent(tx, assemblyId, { kind: 'booth-closed', by, at: now, from });
    return accept({ closed: true });
  });
}
