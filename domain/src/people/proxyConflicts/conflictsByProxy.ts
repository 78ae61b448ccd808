import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { ProxyBook } from '../proxies/proxyBook.ts';
import { isLiveProxy, type ProxyGrant } from '../proxies/proxyGrant.ts';
import type { ProxyConflict } from './conflict.ts';
import { proxyConflicts } from './proxyConflicts.ts';

/**
 * The conflicts of each waiting or live proxy, the blocking ones first. For one that waits: what would be
 * wrong if it were accepted now, so that the desk knows before it presses.
 */
export function conflictsByProxy(
  book: ProxyBook,
): Readonly<Record<string, readonly ProxyConflict[]>> {
  const near = neighboursOf(book.proxies);
  const found = book.proxies
    .filter((proxy) => isLiveProxy(proxy) || proxy.state === 'received')
    .map((proxy) => [proxy.proxyId, conflictsAround(book, proxy, near(proxy))] as const);
  return Object.fromEntries(found.filter(([, conflicts]) => conflicts.length > 0));
}

function conflictsAround(
  book: ProxyBook,
  proxy: ProxyGrant,
  near: readonly ProxyGrant[],
): readonly ProxyConflict[] {
  const waits = proxy.state === 'received';
  const accepted: ProxyGrant = waits ? { ...proxy, state: 'accepted' } : proxy;
  const others = near.filter((other) => other !== proxy && isLiveProxy(other));
  return (
    proxyConflicts({ ...book, proxies: [...others, accepted] })
      .filter(({ proxyIds }) => proxyIds.includes(proxy.proxyId))
      // A live proxy can no longer be kept from acceptance: the desk is told.
      .map((conflict) => (waits ? conflict : { ...conflict, blocks: false }))
      .sort((a, b) => Number(b.blocks) - Number(a.blocks))
  );
}

/** The proxies that share the attorney or a unit: no others can be in conflict with a proxy. */
function neighboursOf(proxies: readonly ProxyGrant[]) {
  const pairs = proxies.flatMap((proxy) => keysOf(proxy).map((key) => ({ key, proxy })));
  const byKey = groupBy(pairs, ({ key }) => key);
  return (proxy: ProxyGrant): readonly ProxyGrant[] => [
    ...new Set(keysOf(proxy).flatMap((key) => (byKey.get(key) ?? []).map((pair) => pair.proxy))),
  ];
}

function keysOf({ attorneyId, unitIds }: ProxyGrant): readonly string[] {
  return [`attorney:${attorneyId}`, ...unitIds.map((unitId) => `unit:${unitId}`)];
}
