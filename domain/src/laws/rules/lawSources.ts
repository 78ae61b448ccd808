import type { Source } from '../../kernel/bylaws/source.ts';

/**
 * Cites articles (`39`, `182 y 426`) of a law whose text was read. The doubt is about the further facts in
 * the note.
 */
export type Cite = (article: string, note?: string, doubt?: string) => Source;

/** How a law whose text was read is cited. */
export const readLaw =
  (law: string): Cite =>
  (article, note, doubt) => ({
    law,
    article: `${article.includes(' y ') ? 'artículos' : 'artículo'} ${article}`,
    verified: true,
    ...(note === undefined ? {} : { note }),
    ...(doubt === undefined ? {} : { doubt }),
  });

/** The source of a rule from a secondary page or from memory, or of a reading that the text does not settle. */
export function unverifiedSource(
  law: string,
  article: string,
  note: string,
  doubt?: string,
): Source {
  const told = note === '' ? {} : { note };
  return { law, article, verified: false, ...told, ...(doubt === undefined ? {} : { doubt }) };
}

/** The doubt about a law whose text was not read. */
export const notRead = 'El texto de la ley no se ha leído.';

/** The source of a rule that only the bylaws decide. */
export function bylawSource(note: string): Source {
  return unverifiedSource('los estatutos', '', note);
}
