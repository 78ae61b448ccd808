import {
  type Attendance,
  accept,
  decideLeave,
  decideRelease,
  type Outcome,
  type ProxyGrant,
  type SeatChange,
} from '@asamblea/domain';
import { getGroups, type Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { peopleDocuments } from '../rosters/peopleDocuments.ts';
import { moveHeads } from '../seats/moveHeads.ts';
import type { StoredBook } from './readProxyBook.ts';
import type { ProxyAction } from './saveProxy.ts';

interface Releasing extends Omit<ProxyAction, 'proxyId'> {
  readonly book: Pick<StoredBook, 'rules' | 'moment' | 'assembly' | 'proxies'>;
  /** Proxies that end, as they were. */
  readonly ending: readonly ProxyGrant[];
  /** Those that change, as they will be. */
  readonly changed: readonly ProxyGrant[];
  readonly confirmed: boolean;
}

/**
 * Reads which units are accredited through proxies that end, and answers how to write their exit, which
 * comes after every read of the transaction. Votes they cast stand.
 */
export async function readRelease(
  tx: Transaction,
  { assemblyId, by, from, now, book, ending, changed, confirmed }: Releasing,
): Promise<Outcome<{ readonly left: readonly Attendance[]; write(): void }>> {
  const attendance = peopleDocuments.attendance(assemblyId, book.assembly.activeSession);
  const unitIds = [...new Set(ending.flatMap((proxy) => proxy.unitIds))];
  const { held } = await getGroups(tx, { held: unitIds.map((id) => attendance.doc(id)) });
  const later = new Map(changed.map((proxy) => [proxy.proxyId, proxy]));
  const known = book.proxies.filter(({ proxyId }) => !later.has(proxyId));
  const release = decideRelease({
    rules: book.rules,
    moment: book.moment,
    ending,
    after: [...known, ...changed],
    attendance: held.flatMap((one) => one ?? []),
    confirmed,
  });
  if (!release.ok) return release;
  return accept({
    left: release.value,
    write() {
      const session = book.assembly.activeSession;
      const changes: SeatChange[] = [];
      for (const current of release.value) {
        const decision = decideLeave(current, now);
        if (!decision.ok || !decision.value.changed) continue;
        const { unitId } = current;
        tx.set(attendance.doc(unitId), decision.value.attendance);
        changes.push({ before: current, after: decision.value.attendance });
        recordEvent(tx, assemblyId, {
          kind: 'unit-left',
          by,
          at: now,
          from,
          session,
          unitId,
          personId: current.personId,
        });
      }
      moveHeads(tx, { assemblyId, session }, changes);
    },
  });
}
