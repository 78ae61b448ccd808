import { isSecret, type PlaceOf } from '@asamblea/domain';
import { pollDocuments } from '../questions/pollDocuments.ts';
import { type Debtors, knowDebtors } from './readDebtors.ts';
import { rememberPlaces } from './rememberPlaces.ts';

/** What of a question never changes once it is open. */
export interface KnownQuestion {
  readonly session: number;
  /** In the roster it opened with. */
  readonly placeOf: PlaceOf;
  readonly isSecret: boolean;
  readonly debtors: Debtors;
}

/** An instance asks once for each question, from when it is open. */
export function rememberQuestions() {
  const known = new Map<string, KnownQuestion>();
  return async (assemblyId: string, questionId: string): Promise<KnownQuestion | null> => {
    const key = `${assemblyId}/${questionId}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
    if (question === undefined) return null;
    const found: KnownQuestion = {
      session: question.session,
      placeOf: (await rememberPlaces(assemblyId, question.roster)).placeOf,
      isSecret: isSecret(question),
      debtors: await knowDebtors(assemblyId, question),
    };
    if (question.state !== 'draft') known.set(key, found);
    return found;
  };
}
