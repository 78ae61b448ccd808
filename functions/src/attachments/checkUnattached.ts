import { accept, isRunning, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import type { Transaction } from '../platform/firestore.ts';

/**
 * Whether documents may be changed (`replace`: a new version, or another visibility) or taken away. What is
 * read before a vote stays as it was while it is voted; what hangs from a point, or from a question that was
 * not annulled, is not taken away. Call it before writing.
 */
export async function checkUnattached(
  tx: Transaction,
  assemblyId: string,
  entryIds: readonly string[],
  change: 'replace' | 'remove',
): Promise<Outcome<null>> {
  const [asked, agenda] = await Promise.all([
    tx.get(documents.questions(assemblyId)),
    tx.get(documents.agenda(assemblyId)),
  ]);
  const questions = asked.docs.map((one) => one.data());
  const isAmong = (ids: readonly string[] = []) => ids.some((id) => entryIds.includes(id));
  const isRead = questions.some(
    (question) => isRunning(question) && isAmong(question.documents?.map((one) => one.entryId)),
  );
  if (isRead) return refuse('document-under-vote');
  if (change === 'replace') return accept(null);
  const isHeld =
    questions.some((one) => one.state !== 'annulled' && isAmong(one.documentIds)) ||
    agenda.docs.some((one) => isAmong(one.data().documentIds));
  return isHeld ? refuse('document-attached') : accept(null);
}
