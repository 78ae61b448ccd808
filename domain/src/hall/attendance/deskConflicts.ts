import type { Attendance } from '../../people/seats/attendance.ts';
import type { DeskOperation } from './deskOperation.ts';
import type { DeskConflict } from './deskQueue.ts';

/** The ways in which the desk may resolve a unit that the server refused. */
export type WayOut =
  /** The unit already is as the desk wanted: there is nothing to do. */
  | { readonly kind: 'settled' }
  /** Another person holds it: it may pass, once the desk has asked. */
  | { readonly kind: 'transfer'; readonly fromId: string; readonly fromName: string }
  /** Another represents it: the owner may attend, and the proxy is revoked. */
  | { readonly kind: 'attend' }
  /** The obstacle may be gone: the same operation again. */
  | { readonly kind: 'again' }
  /** Another try would be refused again: something must change elsewhere first. */
  | { readonly kind: 'none' };

/** The way out of a conflict, from the present holder of the unit. */
export function wayOutOf(conflict: DeskConflict, held: Attendance | undefined): WayOut {
  const { operation, refusal } = conflict;
  const holder = held?.present === true ? held : null;
  if (operation.kind === 'leave') {
    return holder === null || holder.personId !== operation.personId
      ? { kind: 'settled' }
      : { kind: 'again' };
  }
  if (holder?.personId === operation.personId) return { kind: 'settled' };
  if (refusal.code === 'unit-represented') return { kind: 'attend' };
  if (holder !== null) {
    return mayBeMended.has(refusal.code) || refusal.code === 'unit-held'
      ? { kind: 'transfer', fromId: holder.personId, fromName: holder.personName }
      : { kind: 'none' };
  }
  const isGone = refusal.code === 'unit-held' || mayBeMended.has(refusal.code);
  return isGone ? { kind: 'again' } : { kind: 'none' };
}

/** Refusals that the session, the roster or the proxies may have resolved since. */
const mayBeMended: ReadonlySet<DeskConflict['refusal']['code']> = new Set([
  'session-not-open',
  'roster-missing',
  'proxy-missing',
  'not-allowed',
  'unit-not-present',
]);

/** The press that takes that way out; null when there is none to press. */
export function solvingOperation(
  { operation, unitId }: DeskConflict,
  way: WayOut,
  sending: { readonly requestId: string; readonly session: number },
): DeskOperation | null {
  const again = { ...operation, ...sending, unitIds: [unitId] };
  switch (way.kind) {
    case 'again':
      return again;
    case 'attend': {
      if (again.kind === 'leave') return null;
      const { personId, capacity, channel, unitIds } = again;
      const entering = { ...sending, personId, capacity, channel, unitIds };
      return { kind: 'accredit', ...entering, revokesProxies: true };
    }
    case 'transfer':
      return again.kind === 'leave' ? null : { ...again, kind: 'transfer', fromId: way.fromId };
    case 'settled':
    case 'none':
      return null;
  }
}
