import {
  accept,
  beginNominations,
  type OpenNominationsRequest,
  type Outcome,
  type Question,
  refuse,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { placeUnderPoint } from './placeUnderPoint.ts';

export interface NominationsOpening {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: OpenNominationsRequest;
  readonly now: number;
}

/** Adds the draft of an election whose candidates are proposed on the floor. The same id again answers with it. */
export function openNominations({
  assemblyId,
  by,
  request,
  now,
}: NominationsOpening): Promise<Outcome<{ readonly questionId: string; readonly number: number }>> {
  const { questionId, ...asked } = request;
  return transact(async (tx) => {
    const reference = documents.question(assemblyId, questionId);
    const [found, assembly, last] = await Promise.all([
      tx.get(reference),
      tx.get(documents.assembly(assemblyId)),
      tx.get(documents.questions(assemblyId).orderBy('number', 'desc').limit(1)),
    ]);
    const existing = found.data();
    if (existing !== undefined) return accept({ questionId, number: existing.number });
    const held = assembly.data();
    if (held === undefined) return refuse('assembly-unknown');
    const begun = beginNominations(held, asked);
    if (!begun.ok) return begun;
    const question: Question = {
      ...{ questionId, number: (last.docs[0]?.data().number ?? 0) + 1, ...begun.value },
      ...{ session: held.activeSession, state: 'draft', openedAt: null, closesAt: null },
      quorumAtOpening: null,
    };
    const placed = await placeUnderPoint(tx, assemblyId, question);
    if (!placed.ok) return placed;
    const { number } = placed.value;
    tx.create(reference, { ...question, number });
    recordEvent(tx, assemblyId, {
      ...{ kind: 'nominations-opened', by, at: now, questionId, from: 'chair' },
    });
    return accept({ questionId, number });
  });
}
