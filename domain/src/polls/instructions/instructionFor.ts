import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { prevailingRivals } from '../../people/proxies/prevailingProxy.ts';
import type { ProxyGrant } from '../../people/proxies/proxyGrant.ts';
import type { ProxyMoment } from '../../people/proxies/proxyScope.ts';
import type { Instruction } from '../voting/currentBallot.ts';

/**
 * The instruction of the proxy under which an attorney votes a unit, for the question of the moment; null
 * when it has none. An option binds nobody by itself: the attorney, or the table with them, follows it.
 */
export function instructionFor(
  rules: ProxyRules,
  /** Those of the attorney who holds the unit. */
  proxies: readonly ProxyGrant[],
  unitId: string,
  moment: ProxyMoment,
): Instruction | null {
  const [proxy] = prevailingRivals(rules, proxies, unitId, moment);
  if (proxy === undefined) return null;
  const optionId = proxy.votes[moment.questionId ?? ''] ?? null;
  // Words beside choices are about those questions, and not about the others.
  if (optionId === null && Object.keys(proxy.votes).length > 0) return null;
  const text = proxy.instructions;
  return optionId === null && text === '' ? null : { proxyId: proxy.proxyId, optionId, text };
}
