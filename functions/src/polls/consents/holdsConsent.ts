import { type Ballot, isConsentHeld, type Question, type StoredResult } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { consentDocuments } from '../stored/consentDocuments.ts';
import { readFrozen } from './readFrozen.ts';

/** Whether the verdict of a decision that asked the absent comes again from ballots and notices. */
export async function holdsConsent(
  tx: Transaction,
  assemblyId: string,
  question: Question,
  result: StoredResult,
  ballots: readonly Ballot[],
): Promise<boolean> {
  const { questionId } = question;
  const process = (await tx.get(consentDocuments.one(assemblyId, questionId))).data();
  // A result that says it asked the absent and a wait of which it says nothing: one of them was changed.
  if (process === undefined || result.presumed === undefined) {
    return process === undefined && result.presumed === undefined;
  }
  const kept = await tx.get(consentDocuments.notices(assemblyId, questionId));
  return isConsentHeld({
    result,
    question,
    frozen: await readFrozen(assemblyId, process, { fresh: true }),
    notices: new Map(kept.docs.map((one) => [one.id, one.data()])),
    ballots,
  });
}
