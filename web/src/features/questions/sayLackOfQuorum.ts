import { formatPercent, formatWeight, type Quorum, sayThreshold, sayUnits } from '@asamblea/domain';

/** What there is and what is needed, without a final point: the sentence goes on. */
export function sayLackOfQuorum({ present, total, threshold }: Quorum): string {
  const here = `${formatWeight(present.weight)} (${formatPercent(present.weight, total.weight)})`;
  return `No hay quórum: están presentes ${here} en ${sayUnits(present.units)} y se requiere ${sayThreshold(threshold)} del coeficiente total`;
}
