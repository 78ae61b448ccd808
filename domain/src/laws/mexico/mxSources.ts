import type { Source } from '../../kernel/bylaws/source.ts';
import { readLaw, unverifiedSource } from '../rules/lawSources.ts';

export const lgsm = readLaw('Ley General de Sociedades Mercantiles');

/** Mexico City: the text of the law could not be read. */
export function leyCdmx(article: string, note: string, doubt?: string): Source {
  const law = 'Ley de Propiedad en Condominio de la Ciudad de México';
  return unverifiedSource(law, article, note, doubt);
}
