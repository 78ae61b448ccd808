import { type Quorum, type Rule, sayQuorum, sayUnits } from '@asamblea/domain';

/** The present and the needed quorum, without a final point: the sentence goes on. */
export function sayLackOfQuorum(quorum: Quorum): string {
  const { present, needed } = quorum;
  return `No hay quórum en la sala: están presentes ${sayQuorum(quorum)} en ${sayUnits(present.units)} y se requiere ${needed}`;
}

/** The effect of a lack of quorum in the hall on decisions under these rules. */
export function sayWhatLackDoes(rules: readonly Pick<Rule, 'quorumAt'>[]): string {
  const isSettled = rules.every(({ quorumAt }) => quorumAt === 'installation');
  return isSettled
    ? 'Esta ley mide el quórum de la decisión al instalar la reunión: lo que pase después no lo cambia.'
    : 'Para decidir cuentan los presentes al cerrar y quienes ya votaron: si no se completa, el veredicto será sin quórum.';
}
