import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';

/** Units whose attorney came and could not vote, and the article. */
export interface Represented extends Count {
  readonly cited: string;
}

/** Nothing where nobody was represented in vain. A unit that its owner voted before is not among them. */
export function representedIn(
  { inPerson }: { readonly inPerson?: Source },
  roll: readonly RollUnit[],
): { readonly represented?: Represented } {
  const out = roll.filter(({ isRepresented, vote }) => isRepresented === true && vote === null);
  if (inPerson === undefined || out.length === 0) return {};
  const weight = out.reduce((sum, { weights: { main = 0 } }) => sum + main, 0);
  return { represented: { units: out.length, weight, cited: citeSource(inPerson) } };
}
