import type { ProxyCap } from '../../kernel/bylaws/proxyBylaws.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { isLiveProxy, type ProxyGrant } from '../proxies/proxyGrant.ts';
import { isProxyExpired } from '../proxies/proxyScope.ts';

/**
 * Whether nobody may give a proxy. A representative by law, such as the organ of a legal person, counts no
 * proxies.
 */
export function admitsNone(cap: ProxyCap | null): boolean {
  return cap?.max === 0;
}

/** How much the cap counts: different grantors, or different units. */
export function countForCap(of: ProxyCap['of'], proxies: readonly ProxyGrant[]): number {
  const counted =
    of === 'grantors'
      ? proxies.map(({ grantorId }) => grantorId)
      : proxies.flatMap(({ unitIds }) => unitIds);
  return new Set(counted).size;
}

/** The other proxies of the same attorney. Everything live, whatever its session; not what has run out. */
export function heldBeside(
  one: Pick<ProxyGrant, 'proxyId' | 'attorneyId'>,
  proxies: readonly ProxyGrant[],
  on: LocalDate,
): readonly ProxyGrant[] {
  return proxies.filter(
    (proxy) =>
      isLiveProxy(proxy) &&
      proxy.attorneyId === one.attorneyId &&
      proxy.proxyId !== one.proxyId &&
      !isProxyExpired(proxy, on),
  );
}

/**
 * Whether one more proxy would give the attorney more than the cap. Everything live counts, whatever its
 * session, so that no later session finds the cap exceeded; what has run out does not.
 */
export function exceedsCap(
  cap: ProxyCap,
  one: ProxyGrant,
  proxies: readonly ProxyGrant[],
  on: LocalDate,
): boolean {
  return countForCap(cap.of, [...heldBeside(one, proxies, on), one]) > cap.max;
}

/** `2 poderdantes`, `1 unidad`. */
export function sayCap({ max, of }: ProxyCap): string {
  const [one, many] = of === 'grantors' ? ['poderdante', 'poderdantes'] : ['unidad', 'unidades'];
  return `${max} ${max === 1 ? one : many}`;
}
