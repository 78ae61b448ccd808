import type { ProxyOrder } from '../../kernel/bylaws/proxyBylaws.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { accept, refuse } from '../../kernel/refusals/outcome.ts';
import { replacesProxy } from '../proxies/prevailingProxy.ts';
import { isLiveProxy, type ProxyGrant, type ProxyScope, signersOf } from '../proxies/proxyGrant.ts';
import type { ProxyDecision } from './decideProxyReceipt.ts';

/** The causes that revoke a proxy. */
export type RevocationCause =
  /** A signer of the proxy revokes it. */
  | { readonly kind: 'signer'; readonly personId: string }
  /** A signer of the proxy came to the meeting and chose to attend. */
  | { readonly kind: 'arrival'; readonly personId: string }
  /** An accepted document that takes its place in everything. */
  | { readonly kind: 'replaced'; readonly by: ProxyGrant; readonly order: ProxyOrder };

/**
 * Revokes a proxy for good; votes already cast stay. Only somebody who signed it may, and any co-owner
 * who signed is enough. Another document revokes it only if it takes its place in every unit and item.
 */
export function decideProxyRevocation(proxy: ProxyGrant, cause: RevocationCause): ProxyDecision {
  switch (proxy.state) {
    case 'revoked':
      return accept({ proxy, changed: false });
    case 'rejected':
      return refuse('proxy-closed');
    case 'received':
    case 'accepted':
    case 'used':
      break;
  }
  switch (cause.kind) {
    case 'signer':
    case 'arrival': {
      if (!signersOf(proxy).includes(cause.personId)) return refuse('proxy-not-grantor');
      const attended = cause.kind === 'arrival';
      return revoked(
        proxy,
        attended ? 'Quien lo dio asistió a la reunión.' : 'Lo revocó quien lo dio.',
      );
    }
    case 'replaced': {
      if (!takesPlace(cause.by, proxy, cause.order)) return refuse('proxy-not-replaced');
      return revoked(proxy, `Lo reemplazó el poder del ${sayDate(cause.by.writtenOn)}.`);
    }
  }
}

function revoked(proxy: ProxyGrant, reason: string): ProxyDecision {
  return accept({ proxy: { ...proxy, state: 'revoked', reason }, changed: true });
}

function takesPlace(by: ProxyGrant, proxy: ProxyGrant, order: ProxyOrder): boolean {
  return (
    isLiveProxy(by) &&
    replacesProxy(order, by, proxy) &&
    proxy.unitIds.every((unitId) => by.unitIds.includes(unitId)) &&
    isAsWide(by.scope, proxy.scope) &&
    (by.validUntil === null || (proxy.validUntil !== null && proxy.validUntil <= by.validUntil))
  );
}

function isAsWide(wide: ProxyScope, scope: ProxyScope): boolean {
  switch (wide.kind) {
    case 'standing':
      return true;
    case 'assembly':
      return scope.kind !== 'standing';
    case 'session':
      return scope.kind === 'session' && scope.session === wide.session;
    case 'items':
      return (
        scope.kind === 'items' && scope.questionIds.every((id) => wide.questionIds.includes(id))
      );
  }
}
