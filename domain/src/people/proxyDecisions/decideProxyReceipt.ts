import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Attorney, ProxyDocument, ProxyGrant } from '../proxies/proxyGrant.ts';

/** The answer of a decision on a proxy. `changed` false: it was already so. */
export type ProxyDecision = Outcome<{ readonly proxy: ProxyGrant; readonly changed: boolean }>;

/**
 * Takes in a document. The same document again changes nothing, wherever the proxy has got to;
 * another one under the same id is refused, and so is one that names no unit, that names its own grantor,
 * that is dated after today or that ends before it was written.
 */
export function decideProxyReceipt(
  current: ProxyGrant | null,
  document: ProxyDocument,
  { at, today }: { readonly at: number; readonly today: LocalDate },
): ProxyDecision {
  if (current !== null) {
    const same = fingerprint(current) === fingerprint(document);
    return same ? accept({ proxy: current, changed: false }) : refuse('proxy-exists');
  }
  const { writtenOn, validUntil } = document;
  if (document.unitIds.length === 0) return refuse('proxy-incomplete', 'No nombra unidades.');
  if (document.attorneyId === document.grantorId) {
    return refuse('proxy-incomplete', 'Nadie se da poder a sí mismo.');
  }
  if (writtenOn > today) return refuse('proxy-incomplete', 'Tiene una fecha que no ha llegado.');
  if (validUntil !== null && validUntil < writtenOn) {
    return refuse('proxy-incomplete', 'Vence antes de la fecha en que se escribió.');
  }
  const proxy: ProxyGrant = { ...document, state: 'received', receivedAt: at, reason: '' };
  return accept({ proxy, changed: true });
}

/** Proxies of one unit that the desk has still to answer, when owners hand them in themselves. */
export const pendingProxiesAtMost = 5;

/** Whether a unit of the document has as many waiting as it may: nobody fills the desk's table. */
export function hasPendingOnes(
  unitIds: readonly string[],
  known: readonly Pick<ProxyGrant, 'state' | 'unitIds'>[],
): boolean {
  const waiting = known.filter(({ state }) => state === 'received');
  return unitIds.some(
    (unitId) =>
      waiting.filter((proxy) => proxy.unitIds.includes(unitId)).length >= pendingProxiesAtMost,
  );
}

/** The document as it was written: who it named first, and its lists in any order. */
function fingerprint(proxy: ProxyDocument): string {
  const { scope, substitution } = proxy;
  const named: Attorney = substitution.substitutedFrom ?? proxy;
  return JSON.stringify([
    [...proxy.unitIds].sort(),
    [proxy.grantorId, proxy.grantorName, [...proxy.cosignerIds].sort(), proxy.relation],
    [named.attorneyId, named.attorneyName, named.attorneyDocument],
    scope.kind,
    scope.kind === 'session' ? [scope.session, scope.call] : null,
    scope.kind === 'items' ? [...scope.questionIds].sort() : null,
    Object.entries(proxy.votes).sort(([a], [b]) => (a < b ? -1 : 1)),
    proxy.instructions,
    [substitution.allowed, substitution.substituteId],
    [proxy.form, proxy.writtenOn, proxy.validUntil],
  ]);
}
