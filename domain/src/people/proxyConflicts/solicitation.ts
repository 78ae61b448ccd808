import type { ProxyDocument } from '../proxies/proxyGrant.ts';

/** Spouse, ascendant, descendant or holder of a general power: the law asks less of them. */
export function isKin({ relation, form }: Pick<ProxyDocument, 'relation' | 'form'>): boolean {
  if (form === 'general-power') return true;
  return relation === 'spouse' || relation === 'ascendant' || relation === 'descendant';
}
