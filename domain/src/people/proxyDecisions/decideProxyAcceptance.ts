import { accept, refuse } from '../../kernel/refusals/outcome.ts';
import type { ProxyBook } from '../proxies/proxyBook.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import { acceptanceConflicts } from '../proxyConflicts/proxyConflicts.ts';
import type { ProxyDecision } from './decideProxyReceipt.ts';

/**
 * Accepts a received proxy, unless something blocks it: then it is refused with the first thing wrong and
 * its remedy. One that was rejected or revoked never comes back.
 */
export function decideProxyAcceptance(book: ProxyBook, proxy: ProxyGrant): ProxyDecision {
  switch (proxy.state) {
    case 'accepted':
    case 'used':
      return accept({ proxy, changed: false });
    case 'rejected':
    case 'revoked':
      return refuse('proxy-closed');
    case 'received':
      break;
  }
  const [wrong] = acceptanceConflicts(book, proxy);
  if (wrong !== undefined) return refuse('proxy-unacceptable', `${wrong.text} ${wrong.remedy}`);
  return accept({ proxy: { ...proxy, state: 'accepted' }, changed: true });
}

/** Rejects a received proxy. The reason is kept and told; repeating keeps the first one. */
export function decideProxyRejection(proxy: ProxyGrant, reason: string): ProxyDecision {
  switch (proxy.state) {
    case 'rejected':
      return accept({ proxy, changed: false });
    case 'accepted':
    case 'used':
      return refuse('proxy-in-force');
    case 'revoked':
      return refuse('proxy-closed');
    case 'received':
      break;
  }
  const said = reason.trim();
  if (said === '') return refuse('proxy-reason-missing');
  return accept({ proxy: { ...proxy, state: 'rejected', reason: said }, changed: true });
}

/** Notes that somebody acted under an accepted proxy; it goes on holding. */
export function markProxyUsed(proxy: ProxyGrant): ProxyDecision {
  switch (proxy.state) {
    case 'used':
      return accept({ proxy, changed: false });
    case 'accepted':
      return accept({ proxy: { ...proxy, state: 'used' }, changed: true });
    case 'received':
      return refuse('proxy-not-live');
    case 'rejected':
    case 'revoked':
      return refuse('proxy-closed');
  }
}
