import { type Quorum, sayQuorum, sayUnits } from '@asamblea/domain';

/** What there is and what is needed, without a final point: the sentence goes on. */
export function sayLackOfQuorum(quorum: Quorum): string {
  const { present, needed } = quorum;
  return `No hay quórum: están presentes ${sayQuorum(quorum)} en ${sayUnits(present.units)} y se requiere ${needed}`;
}
