/**
 * What is counted: `units` (one each), `heads` (identical sets of owners, once each), or one of the
 * named weights that units carry.
 */
export type Scope = 'units' | 'heads' | `weight:${string}`;

/** The weight of the roster: coefficient, share, quota, capital. */
export const mainWeight: Scope = 'weight:main';

/** The name of a weight scope; null for units and heads. */
export function weightNameOf(scope: Scope): string | null {
  return scope.startsWith('weight:') ? scope.slice('weight:'.length) : null;
}
