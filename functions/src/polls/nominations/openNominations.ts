import {
  accept,
  beginNominations,
  type OpenNominationsRequest,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { addDraft } from '../questions/addDraft.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

export interface NominationsOpening {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: OpenNominationsRequest;
  readonly now: number;
}

/** Adds the draft of an election whose candidates are proposed in the meeting. The same id again answers with it. */
export function openNominations({
  assemblyId,
  by,
  request,
  now,
}: NominationsOpening): Promise<Outcome<{ readonly questionId: string; readonly number: number }>> {
  const { questionId, ...asked } = request;
  return transact(async (tx) => {
    const [found, assembly, last] = await Promise.all([
      tx.get(pollDocuments.question(assemblyId, questionId)),
      tx.get(documents.assembly(assemblyId)),
      tx.get(pollDocuments.questions(assemblyId).orderBy('number', 'desc').limit(1)),
    ]);
    const existing = found.data();
    if (existing !== undefined) return accept({ questionId, number: existing.number });
    const held = assembly.data();
    if (held === undefined) return refuse('assembly-unknown');
    const begun = beginNominations(held, asked);
    if (!begun.ok) return begun;
    const added = await addDraft(tx, {
      assemblyId,
      questionId,
      assembly: held,
      terms: begun.value,
      lastNumber: last.docs[0]?.data().number ?? 0,
    });
    if (!added.ok) return added;
    recordEvent(tx, assemblyId, {
      kind: 'nominations-opened',
      by,
      at: now,
      questionId,
      from: 'chair',
    });
    return accept({ questionId, number: added.value });
  });
}
