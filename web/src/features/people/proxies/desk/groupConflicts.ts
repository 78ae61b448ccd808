import { groupBy, type ProxyConflict } from '@asamblea/domain';

export interface GroupedConflict {
  readonly conflict: ProxyConflict;
  /** The same is wrong, among the same proxies, with these units. */
  readonly also: readonly string[];
}

/** A conflict between the same proxies is told once, however many units they share. */
export function groupConflicts(
  conflicts: readonly ProxyConflict[],
  labelOf: (unitId: string) => string,
): readonly GroupedConflict[] {
  const same = groupBy(conflicts, ({ kind, proxyIds }) => [kind, ...proxyIds].join(' '));
  return [...same.values()].flatMap(([conflict, ...rest]) => {
    if (conflict === undefined) return [];
    const more = rest.flatMap(({ unitIds }) => unitIds);
    return [{ conflict, also: [...new Set(more)].map(labelOf) }];
  });
}
