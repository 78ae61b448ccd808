/**
 * Where a rule comes from. `verified` is true only when somebody read the text of the law itself;
 * what came from a secondary page, from custom or from memory says so on every screen.
 */
export interface Source {
  /** As it is cited: `Ley 675 de 2001`, `los estatutos`. */
  readonly law: string;
  /** `artículo 45`, `artículos 16.2 y 17.7`; empty when the source has no articles. */
  readonly article: string;
  readonly verified: boolean;
  /** What is doubtful, or what the article adds, in Spanish. */
  readonly note?: string | undefined;
}

/** `Ley 675 de 2001, artículo 45 (sin verificar)`: as whoever prepares the meeting reads it. */
export function citeSource(source: Source): string {
  const cited = nameSource(source);
  return source.verified ? cited : `${cited} (sin verificar)`;
}

/** `Ley 675 de 2001, artículo 45`: as it is said of a decision. */
export function nameSource({ law, article }: Pick<Source, 'law' | 'article'>): string {
  return article === '' ? law : `${law}, ${article}`;
}
