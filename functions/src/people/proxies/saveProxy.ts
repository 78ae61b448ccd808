import type { EventKind, EventOrigin, ProxyGrant, ProxyRecord } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { peopleDocuments } from '../rosters/peopleDocuments.ts';

export interface ProxyAction {
  readonly assemblyId: string;
  readonly proxyId: string;
  readonly by: string;
  readonly from: EventOrigin;
  readonly now: number;
}

/** Writes what was decided on a proxy, beside what the office keeps with it, and its trace. */
export function saveProxy(
  tx: Transaction,
  { assemblyId, by, from, now }: Omit<ProxyAction, 'proxyId'>,
  saved: {
    readonly record: ProxyRecord;
    readonly proxy: ProxyGrant;
    readonly kind: Extract<EventKind, `proxy-${string}`>;
    /** Of what its attorney read and took on. */
    readonly digest?: string;
  },
): void {
  const { record, proxy, kind, digest } = saved;
  tx.set(peopleDocuments.proxy(assemblyId, proxy.proxyId), { ...record, ...proxy });
  recordEvent(tx, assemblyId, {
    kind,
    by,
    at: now,
    from,
    proxyId: proxy.proxyId,
    personId: proxy.attorneyId,
    ...(digest === undefined ? {} : { digest }),
  });
}
