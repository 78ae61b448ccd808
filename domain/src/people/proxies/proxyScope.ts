import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import type { ProxyDocument } from './proxyGrant.ts';

/** A session and the call in which it meets: an `AssemblySession` is one. */
export interface SessionRef {
  readonly session: number;
  readonly call: number;
}

/** When a proxy is looked at. */
export interface ProxyMoment {
  readonly session: SessionRef;
  /** Null: nothing is being voted; who may attend for the unit. */
  readonly questionId: string | null;
  /** Today in the assembly's zone. */
  readonly on: LocalDate;
}

/**
 * Whether a proxy that served in a session serves in a later one, never in an earlier one. A document
 * for one session passes to the next call of the same meeting, or to its resumption, only as the
 * pack's law reads it, and never to a new first call; the others pass by their own words. The end
 * date is looked at elsewhere.
 */
export function carriesOver(
  rules: ProxyRules,
  { scope }: Pick<ProxyDocument, 'scope'>,
  from: SessionRef,
  to: SessionRef,
): boolean {
  if (to.session === from.session) return true;
  if (to.session < from.session) return false;
  if (scope.kind !== 'session') return true;
  if (to.call < from.call) return false;
  return to.call > from.call ? rules.carryOver.laterCall : rules.carryOver.resumption;
}

export type ProxyCoverage = 'covered' | 'expired' | 'other-session' | 'other-item';

/** Whether the document, by its own words, speaks of this moment. Its last day still counts. */
export function coverageOf(
  rules: ProxyRules,
  proxy: Pick<ProxyDocument, 'scope' | 'validUntil'>,
  moment: ProxyMoment,
): ProxyCoverage {
  if (isProxyExpired(proxy, moment.on)) return 'expired';
  const { scope } = proxy;
  switch (scope.kind) {
    case 'assembly':
    case 'standing':
      return 'covered';
    case 'session':
      return carriesOver(rules, proxy, scope, moment.session) ? 'covered' : 'other-session';
    case 'items': {
      const { questionId } = moment;
      const speaks = questionId === null || scope.questionIds.includes(questionId);
      return speaks ? 'covered' : 'other-item';
    }
  }
}

export function isProxyExpired(
  { validUntil }: Pick<ProxyDocument, 'validUntil'>,
  on: LocalDate,
): boolean {
  return validUntil !== null && validUntil < on;
}
