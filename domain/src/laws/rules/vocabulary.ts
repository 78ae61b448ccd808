import { sayUnitClass } from '../../kernel/bylaws/unitUses.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import type { Term } from '../../kernel/weights/term.ts';
import { classesOf, type Scope } from './scope.ts';

/** How a law names what it counts. */
export interface Vocabulary {
  readonly units: Term;
  readonly heads: Term;
  /** By name of weight; `main` is the roster's. */
  readonly weights: Readonly<Record<string, Term>>;
}

export function termOf(vocabulary: Vocabulary, scope: Scope): Term {
  switch (scope) {
    case 'units':
      return vocabulary.units;
    case 'heads':
      return vocabulary.heads;
    default: {
      const classes = classesOf(scope);
      if (classes !== null) return termOfUses(vocabulary.units, classes);
      const name = scope.slice('weight:'.length);
      return vocabulary.weights[name] ?? { article: 'el', noun: `peso «${name}»` };
    }
  }
}

/** `unidades de vivienda y comercio`. */
function termOfUses({ article, noun, one }: Term, classes: readonly string[]): Term {
  const uses = classes.map(sayUnitClass);
  const of = { article, noun: `${noun} de ${sayList(uses)}` };
  const any = uses.join(' o ').replace(' o otro', ' u otro');
  return one === undefined ? of : { ...of, one: `${one} de ${any}` };
}

/** `del coeficiente`, `de las cuotas`, `de los propietarios`. */
export function ofThe({ article, noun }: Term): string {
  return article === 'el' ? `del ${noun}` : `de ${article} ${noun}`;
}

/** Whether it takes plural verbs and adjectives. */
export function isPlural({ article }: Term): boolean {
  return article === 'los' || article === 'las';
}

/** `coeficiente presente`, `cuotas presentes`. */
export function sayPresent(term: Term): string {
  return `${term.noun} ${isPlural(term) ? 'presentes' : 'presente'}`;
}
