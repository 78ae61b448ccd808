import { type Quorum, type Rule, sayQuorum, sayUnits } from '@asamblea/domain';

/** What there is in the hall and what is needed, without a final point: the sentence goes on. */
export function sayLackOfQuorum(quorum: Quorum): string {
  const { present, needed } = quorum;
  return `No hay quórum en la sala: están presentes ${sayQuorum(quorum)} en ${sayUnits(present.units)} y se requiere ${needed}`;
}

/** What a lack of quorum in the hall does to what is decided under these rules. */
export function sayWhatLackDoes(rules: readonly Pick<Rule, 'quorumAt'>[]): string {
  const isSettled = rules.every(({ quorumAt }) => quorumAt === 'installation');
  return isSettled
    ? 'Esta ley mide el quórum de la decisión al instalar la reunión: lo que pase después no lo cambia.'
    : 'Para decidir cuentan los presentes al cerrar y quienes ya votaron: si no se completa, el veredicto será sin quórum.';
}
