import { accept, refuse } from '../../kernel/refusals/outcome.ts';
import type { ProxyBook } from '../proxies/proxyBook.ts';
import { type Attorney, isLiveProxy, type ProxyGrant } from '../proxies/proxyGrant.ts';
import { maySubstitute } from '../proxies/substitution.ts';
import { acceptanceConflicts } from '../proxyConflicts/proxyConflicts.ts';
import type { ProxyDecision } from './decideProxyReceipt.ts';

/**
 * Passes a live mandate to a substitute, once: a substitute cannot pass it on. He must be somebody the
 * document and the law admit, and everything asked of an attorney is asked of him, the cap included.
 */
export function decideProxySubstitution(
  book: ProxyBook,
  proxy: ProxyGrant,
  to: Attorney,
): ProxyDecision {
  if (!isLiveProxy(proxy)) return refuse('proxy-not-live');
  if (proxy.attorneyId === to.attorneyId) return accept({ proxy, changed: false });
  const { attorneyId, attorneyName, attorneyDocument, substitution } = proxy;
  if (substitution.substitutedFrom !== null) {
    return refuse('proxy-no-substitution', 'Ya se sustituyó una vez.');
  }
  if (to.attorneyId === proxy.grantorId) {
    return refuse('proxy-no-substitution', 'Es quien dio el poder.');
  }
  if (!maySubstitute(book.rules, proxy, to.attorneyId)) return refuse('proxy-no-substitution');
  const passed: ProxyGrant = {
    ...proxy,
    ...to,
    // Nobody acted under it as the substitute yet.
    state: 'accepted',
    substitution: {
      ...substitution,
      substitutedFrom: { attorneyId, attorneyName, attorneyDocument },
    },
  };
  const [wrong] = acceptanceConflicts(book, passed);
  if (wrong !== undefined) return refuse('proxy-unacceptable', `${wrong.text} ${wrong.remedy}`);
  return accept({ proxy: passed, changed: true });
}
