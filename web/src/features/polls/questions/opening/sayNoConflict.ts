import { citeSource, conflictLaw, type Rule } from '@asamblea/domain';

/** The question of the chair to the hall before a decision that leaves the interested out. */
export function sayNoConflict(rule: Rule): string {
  const source = conflictLaw(rule)?.source ?? rule.source;
  return `Quien tiene un interés propio en este asunto no lo vota (${citeSource(source)}). Pregunte a la sala y anote a quien lo tenga. Si nadie lo tiene, al abrir queda constancia de que usted lo declara.`;
}
