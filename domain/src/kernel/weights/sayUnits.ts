import { formatCount } from './formatWeight.ts';
import type { Term } from './term.ts';

/** The unit of holding where the law has no word of its own for it. */
export const unitTerm: Term = { article: 'las', noun: 'unidades', one: 'unidad' };

/** `3 unidades`; by the name that the law of an assembly gives them, `3 pisos y locales`. */
export function sayUnits(units: number, { noun, one = noun }: Term = unitTerm): string {
  return `${formatCount(units)} ${units === 1 ? one : noun}`;
}
