import { accept, isRunning, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { wakeScreens } from '../sessions/wakeScreens.ts';

export interface Unattaching {
  readonly assemblyId: string;
  /** A document, or a folder with all that is in it. */
  readonly entryIds: readonly string[];
  /** `edit`: another name. `replace`: a new version, or shown to others. `remove`: taken away. */
  readonly change: 'edit' | 'replace' | 'remove';
  readonly now: number;
}

/**
 * Whether documents may be changed or taken away. A document read before a vote stays unchanged while it is
 * voted; one attached to a point, or to a question that was not annulled, or sent with a notice, is not taken
 * away. Call it before writing, and its result afterwards: the screens name the documents attached to the
 * agenda.
 */
export async function checkUnattached(
  tx: Transaction,
  { assemblyId, entryIds, change, now }: Unattaching,
): Promise<Outcome<{ readonly wake: () => void }>> {
  const [asked, agenda, sent, assembly] = await Promise.all([
    tx.get(documents.questions(assemblyId)),
    tx.get(meetingDocuments.agenda(assemblyId)),
    tx.get(meetingDocuments.convocations(assemblyId)),
    tx.get(documents.assembly(assemblyId)),
  ]);
  const questions = asked.docs.map((one) => one.data());
  const isAmong = (ids: readonly string[] = []) => ids.some((id) => entryIds.includes(id));
  const isRead = questions.some(
    (question) => isRunning(question) && isAmong(question.documents?.map((one) => one.entryId)),
  );
  if (isRead && change !== 'edit') return refuse('document-under-vote');
  const isOnAgenda = agenda.docs.some((one) => isAmong(one.data().documentIds));
  const isAsked = questions.some(
    ({ state, documentIds }) => state !== 'annulled' && isAmong(documentIds),
  );
  const wasSent = sent.docs.some((one) =>
    isAmong(one.data().annexes.map((annex) => annex.entryId)),
  );
  if (change === 'remove' && (isOnAgenda || isAsked)) return refuse('document-attached');
  if (change === 'remove' && wasSent) return refuse('document-sent');
  const session = assembly.data()?.activeSession;
  const isShown =
    isOnAgenda &&
    session !== undefined &&
    (await tx.get(documents.session(assemblyId, session))).exists;
  return accept({
    wake: () => {
      if (isShown) wakeScreens(tx, assemblyId, { session }, now);
    },
  });
}
