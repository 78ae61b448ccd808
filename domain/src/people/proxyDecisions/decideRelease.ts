import { sayList } from '../../kernel/lists/sayList.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { prevailingProxy } from '../proxies/prevailingProxy.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import type { ProxyMoment } from '../proxies/proxyScope.ts';
import type { Attendance } from '../seats/attendance.ts';

/**
 * The fate of units that are accredited through proxies which end: they leave, because nobody stands for them
 * any more. Never in silence: until the person who ends the proxies has confirmed it, it is refused with the
 * holders of the units. Units that the same attorney holds under another proxy stay. Answers those that
 * leave.
 */
export function decideRelease(asked: {
  readonly rules: ProxyRules;
  readonly moment: ProxyMoment;
  /** Those that end, as they were. */
  readonly ending: readonly ProxyGrant[];
  /** All that speak of the units, as they will be. */
  readonly after: readonly ProxyGrant[];
  readonly attendance: readonly Attendance[];
  readonly confirmed: boolean;
}): Outcome<readonly Attendance[]> {
  const { rules, moment, ending, after, attendance, confirmed } = asked;
  const here = { ...moment, questionId: null };
  const leaving = attendance.filter((held) => {
    if (!held.present || held.capacity !== 'proxy') return false;
    const through = ending.some(
      ({ attorneyId, unitIds }) => attorneyId === held.personId && unitIds.includes(held.unitId),
    );
    if (!through) return false;
    const standing = prevailingProxy(rules, after, held.unitId, here);
    return standing.kind === 'none' || standing.proxy.attorneyId !== held.personId;
  });
  if (leaving.length === 0 || confirmed) return accept(leaving);
  const labels = sayList(leaving.map(({ label }) => label));
  const names = sayList([...new Set(leaving.map(({ personName }) => personName))]);
  return refuse('proxy-held', saying`${names}: ${labels}.`);
}
