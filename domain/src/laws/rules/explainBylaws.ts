import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import type { ShareRequirement } from './requirement.ts';
import { favourOver } from './requirements.ts';
import type { Ceiling, Rule } from './rule.ts';
import { sayRequirement } from './sayRequirement.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The limits of the law on the majority that bylaws may ask, a line each: its ceiling, and further
 * requirements they may add.
 */
export function explainBylaws(
  rule: Rule,
  vocabulary: Vocabulary,
  cite: (source: Source) => string = citeSource,
): readonly string[] {
  const { ceiling } = rule;
  const { fixed, heads } = rule.bylaws ?? {};
  const said: string[] = [];
  if (ceiling !== null) said.push(sayCeiling(rule, ceiling, vocabulary, cite));
  if (fixed !== undefined) {
    said.push(`Los estatutos no pueden pedir otra mayoría (${cite(fixed)}).`);
  }
  if (heads !== undefined) {
    const { noun } = vocabulary.heads;
    said.push(`Los estatutos pueden pedir además un número de ${noun} a favor (${cite(heads)}).`);
  }
  return said;
}

function sayCeiling(
  rule: Rule,
  ceiling: Ceiling,
  vocabulary: Vocabulary,
  cite: (source: Source) => string,
): string {
  const most = sayRequirement(shareOfCeiling(rule, ceiling), vocabulary);
  const source = cite(ceiling.source);
  if (ceiling.strictlyBelow === true) {
    return `El reglamento o los estatutos pueden pedir más, sin llegar a ${most} (${source}).`;
  }
  const effect = ceiling.effect === 'capped' ? 'se lee como esta' : 'no vale';
  return `Una mayoría mayor en el reglamento ${effect}: ${most} (${source}).`;
}

/** A ceiling is read over its own base, else its rule's; over the whole weight when it has none. */
function shareOfCeiling({ requirement }: Rule, { threshold, base }: Ceiling): ShareRequirement {
  if (requirement.kind !== 'share') return favourOver(base ?? 'all', threshold);
  return { ...requirement, base: base ?? requirement.base, threshold };
}
