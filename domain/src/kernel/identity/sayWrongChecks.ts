import { sayList } from '../lists/sayList.ts';
import { saying } from '../text/sentence.ts';
import type { Person } from './person.ts';
import { readIdDocument } from './readIdDocument.ts';

/** People named in a line; of more, how many. */
const namedAtMost = 8;

/**
 * Names the people whose check digit or letter does not fit their number; empty where all fit. It stops
 * nothing: many lists have them, and nobody is known by that digit.
 */
export function sayWrongChecks(
  people: readonly Pick<Person, 'name' | 'document'>[],
  country: string,
): string {
  const wrong = people.filter(({ document }) =>
    readIdDocument(document, country).documents.some(({ isCheckWrong }) => isCheckWrong),
  );
  if (wrong.length === 0) return '';
  const said = wrong.map(({ name, document }) => `«${document}» (${name})`);
  const more = said.length - namedAtMost;
  const list = more <= 1 ? sayList(said) : `${said.slice(0, namedAtMost).join(', ')} y ${more} más`;
  return wrong.length === 1
    ? saying`El dígito o la letra de control de un documento no corresponde a su número: ${list}. Queda como está escrito; revíselo.`
    : saying`El dígito o la letra de control de ${wrong.length} documentos no corresponde a su número: ${list}. Quedan como están escritos; revíselos.`;
}
