import {
  accept,
  decideProxyRejection,
  type Outcome,
  type ProxyAnswer,
  refuse,
} from '@asamblea/domain';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { type ProxyAction, saveProxy } from './saveProxy.ts';
import { transactProxies } from './transactProxies.ts';

interface Rejecting extends ProxyAction {
  readonly reason: string;
}

/** Rejects a proxy that waits; its grantor reads the reason. */
export function rejectProxy(asked: Rejecting): Promise<Outcome<ProxyAnswer>> {
  const { assemblyId, proxyId, reason } = asked;
  return transactProxies(assemblyId, async (tx) => {
    const record = (await tx.get(peopleDocuments.proxy(assemblyId, proxyId))).data();
    if (record === undefined) return refuse('proxy-unknown');
    const decision = decideProxyRejection(record, reason);
    if (!decision.ok) return decision;
    const { proxy, changed } = decision.value;
    if (changed) saveProxy(tx, asked, { record, proxy, kind: 'proxy-rejected' });
    return accept({ proxyId, state: proxy.state });
  });
}
