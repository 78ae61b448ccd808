/**
 * Where a rule comes from. `verified` is true only when somebody read the text of the law itself; what came from
 * a secondary page, from custom or from memory says so in `docs/rule-packs.md`, and on no screen or paper.
 */
export interface Source {
  /** The citation: `Ley 675 de 2001`, `los estatutos`. */
  readonly law: string;
  /** `artículo 45`, `artículos 16.2 y 17.7`; empty when the source has no articles. */
  readonly article: string;
  readonly verified: boolean;
  /** The meaning that the article adds, or how it is usually understood, in Spanish: people read it. */
  readonly note?: string | undefined;
  /** The unread part of the source, and its origin instead: only for people who review the rules. */
  readonly doubt?: string | undefined;
}

/** `Ley 675 de 2001, artículo 45`: as it is told on screens and papers. */
export function citeSource({ law, article }: Pick<Source, 'law' | 'article'>): string {
  return article === '' ? law : `${law}, ${article}`;
}

/** Both as one: `Ley 675 de 2001, artículo 45; los estatutos, artículo 12`. */
export function joinSources(one: Source, other: Source): Source {
  const rest = one.law === other.law ? ` y ${other.article}` : `; ${citeSource(other)}`;
  return one.article === ''
    ? { ...one, law: `${one.law}; ${citeSource(other)}` }
    : { ...one, article: `${one.article}${rest}` };
}

/** How the bylaws are cited. */
export const bylawsName = 'los estatutos';

/** An article of the bylaws. The person who recorded them read them: they are the assembly's own. */
export function bylawOf(article: string): Source {
  return { law: bylawsName, article, verified: true };
}
