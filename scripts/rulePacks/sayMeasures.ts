import { nameBase, type Requirement, termOf, type Vocabulary } from '@asamblea/domain';

/** The measure of a majority, and its base: `coeficiente`, `coeficiente presente`. Each once, in order. */
export function sayMeasures(
  requirement: Requirement,
  vocabulary: Vocabulary,
): { readonly measures: string; readonly bases: string } {
  const measures = new Set<string>();
  const bases = new Set<string>();
  const read = (part: Requirement): void => {
    switch (part.kind) {
      case 'share': {
        const term = termOf(vocabulary, part.scope);
        measures.add(term.noun);
        bases.add(nameBase(part.base, term));
        return;
      }
      case 'count': {
        const { noun } = termOf(vocabulary, part.scope);
        measures.add(noun);
        bases.add(`un número fijo de ${noun}`);
        return;
      }
      case 'allOf':
      case 'anyOf':
        part.of.forEach(read);
        return;
      case 'cases':
        for (const { ask } of part.cases) read(ask);
        read(part.otherwise);
    }
  };
  read(requirement);
  return { measures: [...measures].join('; '), bases: [...bases].join('; ') };
}
