import { formatPercent, formatWeight, type Quorum, sayUnits } from '@asamblea/domain';

/** What there is and what is needed, without a final point: the sentence goes on. */
export function sayLackOfQuorum({ present, total, needed }: Quorum): string {
  const here = `${formatWeight(present.weight)} (${formatPercent(present.weight, total.weight)})`;
  return `No hay quórum: están presentes ${here} en ${sayUnits(present.units)} y se requiere ${needed}`;
}
