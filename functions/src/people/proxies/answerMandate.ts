import {
  accept,
  declineMandate,
  isLiveProxy,
  type MandateRequest,
  type Outcome,
  type ProxyGrant,
  type ProxyRecord,
  refuse,
} from '@asamblea/domain';
import { getGroups } from '../../kernel/database/firestore.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { type ReadProxyAgenda, readTerms } from './readMandate.ts';
import { readProxyBook } from './readProxyBook.ts';
import { readRelease } from './releaseUnits.ts';
import { saveProxy } from './saveProxy.ts';
import { transactProxies } from './transactProxies.ts';

export interface AnsweringMandate {
  readonly assemblyId: string;
  readonly by: string;
  readonly personId: string;
  readonly now: number;
  readonly request: MandateRequest;
}

/**
 * The attorney accepts the mandate, with the hash of the read terms in the record, or gives it back: then the
 * proxies end, and the units accredited through them leave. Answering the same again changes nothing.
 */
export function answerMandate(
  asked: AnsweringMandate,
  readAgenda: ReadProxyAgenda,
): Promise<Outcome<{ readonly changed: number }>> {
  const { assemblyId, by, personId, now, request } = asked;
  const from = 'phone' as const;
  return transactProxies(assemblyId, async (tx) => {
    const references = request.proxies.map(({ proxyId }) =>
      peopleDocuments.proxy(assemblyId, proxyId),
    );
    const { found } = await getGroups(tx, { found: references });
    const records = found.flatMap((one) => (one?.attorneyId === personId ? [one] : []));
    if (records.length < request.proxies.length) return refuse('proxy-unknown');
    const [read, book] = await Promise.all([
      readTerms(tx, assemblyId, records, readAgenda),
      readProxyBook(tx, assemblyId, records, now),
    ]);
    if (read === null || book === null) return refuse('roster-missing');
    const seen = new Map(request.proxies.map(({ proxyId, terms }) => [proxyId, terms]));
    if (request.accepts) {
      if (!records.every(isLiveProxy)) return refuse('proxy-not-live');
      const taking = records.filter(({ charge }) => charge === undefined);
      if (taking.some((one) => read(one).terms !== seen.get(one.proxyId))) {
        return refuse('charge-changed');
      }
      for (const record of taking) {
        const { terms } = read(record);
        const kept = { ...record, charge: { at: now, terms } };
        const saved = { record: kept, proxy: kept, digest: terms } as const;
        saveProxy(tx, { assemblyId, by, from, now }, { ...saved, kind: 'proxy-charge-accepted' });
      }
      return accept({ changed: taking.length });
    }
    const ended: { record: ProxyRecord; proxy: ProxyGrant }[] = [];
    for (const record of records) {
      const decision = declineMandate(record);
      if (!decision.ok) return decision;
      if (decision.value.changed) ended.push({ record, proxy: decision.value.proxy });
    }
    const left = await readRelease(tx, {
      assemblyId,
      by,
      from,
      now,
      book,
      confirmed: true,
      ending: ended.map(({ record }) => record),
      changed: ended.map(({ proxy }) => proxy),
    });
    if (!left.ok) return left;
    for (const one of ended) {
      saveProxy(tx, { assemblyId, by, from, now }, { ...one, kind: 'proxy-charge-declined' });
    }
    applyPlan(tx, { writes: left.value });
    return accept({ changed: ended.length });
  });
}
