import type { Source } from '../../kernel/bylaws/source.ts';

/** Cites articles (`39`, `182 y 426`) of a law whose text was read. The doubt is of what the note says besides. */
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

/** What came from a secondary page or from memory, or is a reading that the text does not settle. */
export function unverifiedSource(
  law: string,
  article: string,
  note: string,
  doubt?: string,
): Source {
  const told = note === '' ? {} : { note };
  return { law, article, verified: false, ...told, ...(doubt === undefined ? {} : { doubt }) };
}

/** The doubt of what is said of a law without its text. */
export const notRead = 'El texto de la ley no se ha leído.';

/** What only the bylaws decide. */
export function bylawSource(note: string): Source {
  return unverifiedSource('los estatutos', '', note);
}
