import type { ProxyOrder } from '../../kernel/bylaws/proxyBylaws.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { isLiveProxy, type ProxyGrant, signersOf } from './proxyGrant.ts';
import { coverageOf, type ProxyCoverage, type ProxyMoment } from './proxyScope.ts';

/** Why nobody stands for a unit, the most telling first. */
const proxyGaps = [
  'co-owners-differ',
  'same-date',
  'other-item',
  'other-session',
  'expired',
  'not-accepted',
  'revoked',
  'rejected',
  'no-proxy',
] as const;
type ProxyGap = (typeof proxyGaps)[number];

export type PrevailingProxy =
  | { readonly kind: 'stands'; readonly proxy: ProxyGrant }
  | { readonly kind: 'none'; readonly why: ProxyGap; readonly text: string };

/**
 * The one proxy that stands for a unit at a moment. A later document of the same signers takes the place
 * of an earlier one in what both cover; co-owners who name different people, and documents of one date
 * for different people, leave the unit without attorney until somebody decides. With
 * `latest-written` the order in which they were received changes nothing.
 */
export function prevailingProxy(
  rules: ProxyRules,
  proxies: readonly ProxyGrant[],
  unitId: string,
  moment: ProxyMoment,
): PrevailingProxy {
  const rivals = prevailingRivals(rules, proxies, unitId, moment);
  const [proxy] = rivals;
  if (proxy === undefined) return gap(missing(rules, proxies, unitId, moment));
  if (rivals.every(({ attorneyId }) => attorneyId === proxy.attorneyId)) {
    return { kind: 'stands', proxy };
  }
  const sameSigners = rivals.every(
    (rival) => includesSigners(rival, proxy) && includesSigners(proxy, rival),
  );
  return gap(sameSigners ? 'same-date' : 'co-owners-differ');
}

/** The live proxies that cover the unit at the moment. */
export function coveringProxies(
  rules: ProxyRules,
  proxies: readonly ProxyGrant[],
  unitId: string,
  moment: ProxyMoment,
): readonly ProxyGrant[] {
  return proxies.filter(
    (proxy) =>
      isLiveProxy(proxy) &&
      proxy.unitIds.includes(unitId) &&
      coverageOf(rules, proxy, moment) === 'covered',
  );
}

/** Those that would speak at the moment: while nothing is voted, those for items only if alone. */
export function speakingProxies(
  rules: ProxyRules,
  proxies: readonly ProxyGrant[],
  unitId: string,
  moment: ProxyMoment,
): readonly ProxyGrant[] {
  const covering = coveringProxies(rules, proxies, unitId, moment);
  if (moment.questionId !== null) return covering;
  const whole = covering.filter(({ scope }) => scope.kind !== 'items');
  return whole.length > 0 ? whole : covering;
}

/** Those that no other takes the place of, first the one that goes before the rest. */
export function prevailingRivals(
  rules: ProxyRules,
  proxies: readonly ProxyGrant[],
  unitId: string,
  moment: ProxyMoment,
): readonly ProxyGrant[] {
  const { order } = rules.winner;
  const speaking = speakingProxies(rules, proxies, unitId, moment);
  return speaking
    .filter((one) => !speaking.some((other) => replacesProxy(order, other, one)))
    .sort((a, b) => compareInOrder(order, a, b) || (a.proxyId < b.proxyId ? -1 : 1));
}

/** Whether a document of the same signers (or of more) goes before another. */
export function replacesProxy(order: ProxyOrder, other: ProxyGrant, one: ProxyGrant): boolean {
  return compareInOrder(order, other, one) < 0 && includesSigners(other, one);
}

function includesSigners(other: ProxyGrant, one: ProxyGrant): boolean {
  const signers = signersOf(other);
  return signersOf(one).every((signer) => signers.includes(signer));
}

/** Negative when the first goes before the second. */
function compareInOrder(order: ProxyOrder, a: ProxyGrant, b: ProxyGrant): number {
  switch (order) {
    case 'latest-written':
      return compare(b.writtenOn, a.writtenOn);
    case 'first-received':
      return compare(a.receivedAt, b.receivedAt);
  }
}

function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function missing(
  rules: ProxyRules,
  proxies: readonly ProxyGrant[],
  unitId: string,
  moment: ProxyMoment,
): ProxyGap {
  const gaps = proxies
    .filter(({ unitIds }) => unitIds.includes(unitId))
    .map((proxy) => gapOf(proxy, coverageOf(rules, proxy, moment)));
  return proxyGaps.find((why) => gaps.includes(why)) ?? 'no-proxy';
}

function gapOf({ state }: ProxyGrant, coverage: ProxyCoverage): ProxyGap {
  switch (state) {
    case 'received':
      return 'not-accepted';
    case 'rejected':
    case 'revoked':
      return state;
    case 'accepted':
    case 'used':
      return coverage === 'covered' ? 'no-proxy' : coverage;
  }
}

function gap(why: ProxyGap): PrevailingProxy {
  return { kind: 'none', why, text: sayGap[why] };
}

const sayGap: Readonly<Record<ProxyGap, string>> = {
  'co-owners-differ':
    'Los copropietarios dieron poder a personas distintas: deben nombrar a una sola.',
  'same-date':
    'Hay poderes de la misma fecha para personas distintas: el propietario debe decir cuál vale.',
  'other-item': 'El poder es para otros puntos del orden del día.',
  'other-session': 'El poder es para otra sesión.',
  expired: 'El poder ya venció.',
  'not-accepted': 'El poder se recibió y falta aceptarlo.',
  revoked: 'El poder fue revocado.',
  rejected: 'El poder fue rechazado.',
  'no-proxy': 'No hay poder para esta unidad.',
};
