import {
  type ConflictsAnswer,
  documentRank,
  documentTerms,
  nameKey,
  nameWords,
  type ProxyRecord,
  type ProxyState,
} from '@asamblea/domain';

export const proxyFilters = ['received', 'conflict', 'live', 'closed', 'all'] as const;
export type ProxyFilter = (typeof proxyFilters)[number];

export const filterWords: Readonly<Record<ProxyFilter, string>> = {
  received: 'En revisión',
  conflict: 'Con algo por resolver',
  live: 'Aceptados',
  closed: 'Rechazados y revocados',
  all: 'Todos',
};

/** As many as are shown at once; who is not here types one letter more. */
export const proxiesAtMost = 50;

const statesOf: Readonly<Record<Exclude<ProxyFilter, 'all' | 'conflict'>, readonly ProxyState[]>> =
  {
    received: ['received'],
    live: ['accepted', 'used'],
    closed: ['rejected', 'revoked'],
  };

export function passesProxyFilter(
  filter: ProxyFilter,
  { proxyId, state }: ProxyRecord,
  conflicts: ConflictsAnswer,
): boolean {
  if (filter === 'all') return true;
  if (filter === 'conflict') return conflicts[proxyId] !== undefined;
  return statesOf[filter].includes(state);
}

/**
 * The proxies that match a text: by unit, by grantor or receiver, or by the attorney's document, an exact one
 * first. Then those that wait, then the newest.
 */
export function searchProxies(
  proxies: readonly ProxyRecord[],
  labelOf: (unitId: string) => string,
  text: string,
  country = '',
): readonly ProxyRecord[] {
  const words = nameWords(text);
  const label = nameKey(text).replaceAll(' ', '');
  const asked = documentTerms(text, country);
  const [number = ''] = asked.numbers;
  const exact = new Set<ProxyRecord>();
  const found = proxies.filter((proxy) => {
    const known = documentTerms(proxy.attorneyDocument ?? '', country);
    const isExact = number.length >= 3 && documentRank(asked, known) !== null;
    if (isExact) exact.add(proxy);
    const names = nameKey(`${proxy.grantorName} ${proxy.attorneyName}`);
    return (
      words.every((word) => names.includes(word)) ||
      proxy.unitIds.some((id) => nameKey(labelOf(id)).replaceAll(' ', '').startsWith(label)) ||
      isExact ||
      (number.length >= 3 && known.numbers.some((one) => one.startsWith(number)))
    );
  });
  return found.sort(
    (a, b) =>
      Number(exact.has(b)) - Number(exact.has(a)) ||
      Number(b.state === 'received') - Number(a.state === 'received') ||
      b.receivedAt - a.receivedAt ||
      (a.proxyId < b.proxyId ? -1 : 1),
  );
}

/** How many of those found each filter would show. */
export function proxyCounts(
  found: readonly ProxyRecord[],
  conflicts: ConflictsAnswer,
): Readonly<Record<ProxyFilter, number>> {
  const count = (filter: ProxyFilter) =>
    found.filter((proxy) => passesProxyFilter(filter, proxy, conflicts)).length;
  return {
    received: count('received'),
    conflict: count('conflict'),
    live: count('live'),
    closed: count('closed'),
    all: found.length,
  };
}
