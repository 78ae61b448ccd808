import { groupBy, type Holding } from '@asamblea/domain';

/**
 * Units that are answered together: where the rule counts owners, those of each; otherwise each alone.
 * Answers of one owner that differed would leave them without any.
 */
export function unitGroups(units: readonly Holding[]): readonly (readonly Holding[])[] {
  return [...groupBy(units, ({ unitId, head }) => (head === undefined ? unitId : head)).values()];
}

/** Whether the rule counts owners. */
export function isByOwner(units: readonly Holding[]): boolean {
  return units.some(({ head }) => head !== undefined);
}
