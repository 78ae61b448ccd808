/**
 * The things that are counted: `units` (one each), the units of some uses (`units:vivienda,comercio`), `heads` (identical
 * sets of owners, once each), or one of the named weights that units carry.
 */
export type Scope = 'units' | `units:${string}` | 'heads' | `weight:${string}`;

/** The weight of the roster: coefficient, share, quota, capital. */
export const mainWeight: Scope = 'weight:main';

/** The name of a weight scope; null for units and heads. */
export function weightNameOf(scope: Scope): string | null {
  return scope.startsWith('weight:') ? scope.slice('weight:'.length) : null;
}

/** The scope of the units of these uses, one each. */
export function unitsOf(classes: readonly string[]): Scope {
  return `units:${classes.join(',')}`;
}

/** The uses of such a scope; null of any other. */
export function classesOf(scope: Scope): readonly string[] | null {
  return scope.startsWith('units:') ? scope.slice('units:'.length).split(',') : null;
}

/** Whether it counts units, all of them or those of some uses. */
export function countsUnits(scope: Scope): boolean {
  return scope === 'units' || classesOf(scope) !== null;
}

/** Whether its amounts are whole numbers, and no millionths of a weight. */
export function isWhole(scope: Scope): boolean {
  return scope === 'heads' || countsUnits(scope);
}
