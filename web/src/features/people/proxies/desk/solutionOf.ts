import { isLiveProxy, type ProxyConflict, type ProxyRecord } from '@asamblea/domain';

/** The remedies that the desk can press against a conflict of a proxy. */
export type Solution =
  /** Accept this one, and revoke what it takes the place of. */
  | { readonly kind: 'replace'; readonly label: string }
  /** Look at the other one, to revoke or reject it. */
  | { readonly kind: 'see'; readonly label: string; readonly proxyId: string }
  | { readonly kind: 'reject'; readonly label: string; readonly reason: string };

/** The button that solves a conflict; null when only the assembly or the owner can. */
export function solutionOf(
  conflict: ProxyConflict,
  proxy: ProxyRecord,
  proxies: readonly ProxyRecord[],
): Solution | null {
  const others = proxies.filter(
    (other) => other.proxyId !== proxy.proxyId && conflict.proxyIds.includes(other.proxyId),
  );
  const waits = proxy.state === 'received';
  const older = others.find(
    (other) =>
      isLiveProxy(other) &&
      other.grantorId === proxy.grantorId &&
      other.writtenOn < proxy.writtenOn &&
      other.unitIds.every((unitId) => proxy.unitIds.includes(unitId)),
  );
  if (waits && conflict.kind === 'two-for-unit' && older !== undefined) {
    return { kind: 'replace', label: `Aceptar y revocar el de ${older.attorneyName}` };
  }
  if (waits && conflict.blocks) {
    return { kind: 'reject', label: 'Rechazar por esto', reason: conflict.text };
  }
  const [other] = others;
  if (other === undefined) return null;
  return { kind: 'see', label: `Ver el de ${other.attorneyName}`, proxyId: other.proxyId };
}
