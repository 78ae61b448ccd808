import {
  accept,
  decideProxyRevocation,
  type Outcome,
  type ProxyAnswer,
  refuse,
} from '@asamblea/domain';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { readProxyBook } from './readProxyBook.ts';
import { readRelease } from './releaseUnits.ts';
import { type ProxyAction, saveProxy } from './saveProxy.ts';
import { transactProxies } from './transactProxies.ts';

interface Revoking extends ProxyAction {
  /** The person who revokes it; null: the grantor. */
  readonly signerId: string | null;
  /** Units accredited through it leave. */
  readonly release: boolean;
}

/** Revokes a proxy for somebody who signed it. Units accredited through it leave only if confirmed. */
export function revokeProxy(asked: Revoking): Promise<Outcome<ProxyAnswer>> {
  const { assemblyId, proxyId, signerId, release, now } = asked;
  return transactProxies(assemblyId, async (tx) => {
    const record = (await tx.get(peopleDocuments.proxy(assemblyId, proxyId))).data();
    if (record === undefined) return refuse('proxy-unknown');
    const personId = signerId ?? record.grantorId;
    const decision = decideProxyRevocation(record, { kind: 'signer', personId });
    if (!decision.ok) return decision;
    const { proxy, changed } = decision.value;
    if (!changed) return accept({ proxyId, state: proxy.state });
    const book = await readProxyBook(tx, assemblyId, [record], now);
    if (book === null) return refuse('roster-missing');
    const left = await readRelease(tx, {
      ...asked,
      book,
      ending: [record],
      changed: [proxy],
      confirmed: release,
    });
    if (!left.ok) return left;
    saveProxy(tx, asked, { record, proxy, kind: 'proxy-revoked' });
    applyPlan(tx, { writes: left.value });
    return accept({ proxyId, state: proxy.state });
  });
}
