import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { ProxyBook } from '../proxies/proxyBook.ts';
import { isLiveProxy, type ProxyGrant } from '../proxies/proxyGrant.ts';
import type { ProxyConflict } from './conflict.ts';
import { proxyConflicts } from './proxyConflicts.ts';

/**
 * What is wrong with each proxy that waits or holds, those that block first. For one that waits: what
 * would be wrong if it were accepted now, so that the desk knows before it presses.
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
      // What already holds is not kept from being accepted any more: the desk is told.
      .map((conflict) => (waits ? conflict : { ...conflict, blocks: false }))
      .sort((a, b) => Number(b.blocks) - Number(a.blocks))
  );
}

/** Who shares the attorney or a unit: nobody else can be in conflict with a proxy. */
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
