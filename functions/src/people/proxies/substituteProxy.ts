import {
  accept,
  decideProxySubstitution,
  type Outcome,
  type ProxyAnswer,
  refuse,
  type SubstituteProxyRequest,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { readProxyBook } from './readProxyBook.ts';
import { readRelease } from './releaseUnits.ts';
import { type ProxyAction, saveProxy } from './saveProxy.ts';
import { transactProxies } from './transactProxies.ts';
import { attorneyOf } from './writeDocument.ts';

interface Substituting extends ProxyAction {
  readonly request: SubstituteProxyRequest;
}

/** Passes a mandate on. Units that the first attorney had accredited leave only if confirmed. */
export function substituteProxy(asked: Substituting): Promise<Outcome<ProxyAnswer>> {
  const { assemblyId, proxyId, request, now } = asked;
  return transactProxies(assemblyId, async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const to = await attorneyOf({ assemblyId, assembly }, request.to);
    const found = (await tx.get(peopleDocuments.proxy(assemblyId, proxyId))).data();
    if (found === undefined) return refuse('proxy-unknown');
    // The substitute has yet to read the terms that the first attorney accepted.
    const { charge: _, ...record } = found;
    const book = await readProxyBook(tx, assemblyId, [record, { ...record, ...to }], now);
    if (book === null) return refuse('roster-missing');
    const decision = decideProxySubstitution(book, record, to);
    if (!decision.ok) return decision;
    const { proxy, changed } = decision.value;
    if (!changed) return accept({ proxyId, state: proxy.state });
    const left = await readRelease(tx, {
      ...asked,
      book,
      ending: [record],
      changed: [proxy],
      confirmed: request.release,
    });
    if (!left.ok) return left;
    const attorneyEmail = request.to.email;
    saveProxy(tx, asked, {
      record: { ...record, attorneyEmail },
      proxy,
      kind: 'proxy-substituted',
    });
    applyPlan(tx, { writes: left.value });
    return accept({ proxyId, state: proxy.state });
  });
}
