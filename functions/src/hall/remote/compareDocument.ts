import { accept, isSameDocument, type Outcome, refuse } from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { withinAttempts } from '../../kernel/http/rateLimits.ts';
import { readPerson } from '../../people/accessCodes/readPerson.ts';

export interface DocumentTyped {
  readonly assemblyId: string;
  readonly personId: string;
  readonly document: string;
  /** The address that it comes from. */
  readonly from: string;
  readonly now: number;
}

/**
 * Whether the number is the one that the roster, or the proxy of an attorney, has for them, however
 * each is written. Wrong ones make wait as wrong codes do. The number is kept nowhere.
 */
export function compareDocument(asked: DocumentTyped): Promise<Outcome<object>> {
  const { assemblyId, personId, document, from, now } = asked;
  const tried = ['identity', assemblyId, personId] as const;
  return withinAttempts({ tried, from, now }, () =>
    readTogether(async (tx) => {
      const person = await readPerson(tx, assemblyId, personId);
      const isSame = person !== null && isSameDocument(document, person.document, person.country);
      return isSame ? accept({}) : refuse('document-wrong');
    }),
  );
}
