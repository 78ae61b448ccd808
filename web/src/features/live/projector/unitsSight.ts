import type { RollCallOrder, ShownUnits } from '@asamblea/domain';
import { rollOrders } from '@asamblea/domain';

/** The view of the units: the missing ones, all of them, or the vote of each. */
export const unitsSights = ['lista', 'muro', 'votos'] as const;
export type UnitsSight = (typeof unitsSights)[number];

/** From `?vista=`: what was asked for, if the question lets it be seen. */
export function askedSight(search: string, { choices }: Pick<ShownUnits, 'choices'>): UnitsSight {
  const asked = new URLSearchParams(search).get('vista');
  const found = unitsSights.find((one) => one === asked) ?? (choices === null ? 'lista' : 'votos');
  return found === 'votos' && choices === null ? 'lista' : found;
}

/** From `?roll=`, or else as the moderator chose for the question. */
export function askedOrder(
  search: string,
  chosen: RollCallOrder | null | undefined,
): RollCallOrder {
  const asked = new URLSearchParams(search).get('roll');
  return rollOrders.find((one) => one === asked) ?? chosen ?? 'group';
}
