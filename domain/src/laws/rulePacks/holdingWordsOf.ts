import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import type { HoldingWords } from '../../kernel/weights/holdingWords.ts';
import { countsMembers } from './countsMembers.ts';
import { wordsOf } from './wordsOf.ts';

/** In what an assembly says what somebody holds. */
export function holdingWordsOf({
  rulePack,
  weightMeasure: measure,
}: Pick<Assembly, 'rulePack' | 'weightMeasure'>): HoldingWords {
  const { units, heads: owners, weights } = wordsOf(rulePack).vocabulary;
  const weight = weights.main ?? { article: 'el', noun: 'coeficiente' };
  return {
    ...{ units, owners, weight },
    ...(measure === undefined ? {} : { measure }),
    ...(countsMembers(rulePack) ? { oneEach: true as const } : {}),
  };
}
