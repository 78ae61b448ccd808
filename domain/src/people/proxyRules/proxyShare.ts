import type { ProxyShare } from '../../kernel/bylaws/proxyBylaws.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { meets, type Threshold } from '../../kernel/weights/threshold.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { percentOf } from '../../laws/findings/percents.ts';
import type { RosterWeights } from '../proxies/proxyBook.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import { countForCap, heldBeside } from './proxyCap.ts';

type Judged = Pick<ProxyRules, 'share' | 'cap'>;

/**
 * How much of the whole these proxies of one attorney make, where it is more than the bylaws let one represent;
 * null where it is not. A single owner who has more is represented all the same, except where the law lets bylaws
 * admit no proxies: a right to be represented is not theirs to take.
 */
export function overShare(
  { share, cap }: Judged,
  proxies: readonly ProxyGrant[],
  weights: RosterWeights | null,
): string | null {
  if (share === undefined) return null;
  if (cap.mayBeNone !== true && countForCap('grantors', proxies) < 2) return null;
  if (weights === null) throw new Error('The weights of the roster are not read');
  const unitIds = [...new Set(proxies.flatMap((proxy) => proxy.unitIds))];
  const carried = unitIds.reduce((sum, unitId) => sum + (weights.of.get(unitId) ?? 0), 0);
  const passed: Threshold = { comparison: '>', ...share.most };
  return meets(passed, carried, weights.whole) ? percentOf(carried, weights.whole, passed) : null;
}

/** Of one more proxy: with everything live that its attorney holds, whatever its session. */
export function overShareWith(
  rules: Judged,
  one: ProxyGrant,
  proxies: readonly ProxyGrant[],
  { on, weights }: { readonly on: LocalDate; readonly weights: RosterWeights | null },
): string | null {
  return overShare(rules, [...heldBeside(one, proxies, on), one], weights);
}

/** `10 %`, `1/3`. */
export function sayMost({ numerator, denominator }: ProxyShare): string {
  const percent = (100 * numerator) / denominator;
  return Number.isInteger(percent) ? `${percent} %` : `${numerator}/${denominator}`;
}
