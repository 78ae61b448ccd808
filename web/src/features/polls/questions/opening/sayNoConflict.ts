import { citeSource, type Rule } from '@asamblea/domain';

/** What the chair asks the hall before a decision that leaves the interested out. */
export function sayNoConflict({ source }: Pick<Rule, 'source'>): string {
  return `Quien tiene un interés propio en este asunto no lo vota (${citeSource(source)}). Pregunte a la sala: al abrir queda constancia de que usted declara que nadie lo tiene. Si alguien lo tiene, no la abra: todavía no es posible excluir una unidad de una votación.`;
}
