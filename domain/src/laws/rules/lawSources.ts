import type { Source } from '../../kernel/bylaws/source.ts';

/** Cites articles (`39`, `182 y 426`) of a law whose text was read. The doubt is of what the note says besides. */
export type Cite = (article: string, note?: string, doubt?: string) => Source;

const read =
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

export const ley675 = read('Ley 675 de 2001');
export const ley1258 = read('Ley 1258 de 2008');
export const ley222 = read('Ley 222 de 1995');
export const codigoComercioCo = read('Código de Comercio de Colombia');
export const lph = read('Ley 49/1960 de Propiedad Horizontal');
export const lsc = read('Ley de Sociedades de Capital');
export const ccyc = read('Código Civil y Comercial de la Nación');
export const lgs = read('Ley General de Sociedades 19.550');
export const lgsm = read('Ley General de Sociedades Mercantiles');

const chile = 'Ley 21.442';
const cdmx = 'Ley de Propiedad en Condominio de la Ciudad de México';

/** Chile and Mexico City: the text of the law could not be read. */
export function ley21442(article: string, note: string, doubt?: string): Source {
  return unverifiedSource(chile, article, note, doubt);
}

export function leyCdmx(article: string, note: string, doubt?: string): Source {
  return unverifiedSource(cdmx, article, note, doubt);
}

/** What only the bylaws decide. */
export function bylawSource(note: string): Source {
  return unverifiedSource('los estatutos', '', note);
}
