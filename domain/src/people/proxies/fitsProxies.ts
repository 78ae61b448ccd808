import type { Unit } from '../rosters/unit.ts';
import { isLiveProxy, type ProxyGrant, signersOf } from './proxyGrant.ts';

/**
 * The units of live proxies that a new roster leaves without effect: the unit is gone, or none of
 * those who signed owns it any more. A warning, not a refusal: the paper is still there to be read.
 */
export function proxiesThatDoNotFit(
  proxies: readonly ProxyGrant[],
  units: readonly Unit[],
): readonly string[] {
  const byId = new Map(units.map((unit) => [unit.unitId, unit]));
  return proxies.filter(isLiveProxy).flatMap((proxy) =>
    proxy.unitIds.flatMap((unitId) => {
      const unit = byId.get(unitId);
      if (unit === undefined) return [`${unitId} (ya no está)`];
      const stillOwns = signersOf(proxy).some((signer) => unit.ownerIds.includes(signer));
      return stillOwns ? [] : [`${unit.label} (cambia de dueño)`];
    }),
  );
}
