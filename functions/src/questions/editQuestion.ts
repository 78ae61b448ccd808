import { accept, type Outcome, type QuestionTerms, refuse, termsOf } from '@asamblea/domain';
import { attachDocuments } from '../attachments/attachDocuments.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import type { QuestionAction } from './openQuestion.ts';
import { placeUnderPoint } from './placeUnderPoint.ts';

export interface Edition extends QuestionAction {
  readonly terms: QuestionTerms;
}

/** Writes the terms of a draft again, with the rule of its matter. From opening on nothing changes. */
export function editQuestion({
  assemblyId,
  questionId,
  by,
  now,
  terms,
}: Edition): Promise<Outcome<{ readonly questionId: string }>> {
  return transact(async (tx) => {
    const reference = documents.question(assemblyId, questionId);
    const [found, assembly] = await Promise.all([
      tx.get(reference),
      tx.get(documents.assembly(assemblyId)),
    ]);
    const question = found.data();
    const held = assembly.data();
    if (question === undefined) return refuse('question-unknown');
    if (held === undefined) return refuse('assembly-unknown');
    if (question.state !== 'draft') return refuse('question-not-draft');
    const settled = termsOf(held, terms);
    if (!settled.ok) return settled;
    const attached = await attachDocuments(tx, {
      ...{ assemblyId, by, now, holder: { questionId } },
      ...{ before: question.documentIds, after: terms.documentIds },
    });
    if (!attached.ok) return attached;
    const edited = { ...question, ...settled.value };
    const isMoved = (question.pointId ?? null) !== (edited.pointId ?? null);
    const placed = isMoved ? await placeUnderPoint(tx, assemblyId, edited) : accept(edited);
    if (!placed.ok) return placed;
    tx.set(reference, { ...edited, number: placed.value.number });
    recordEvent(tx, assemblyId, {
      kind: 'question-edited',
      by,
      at: now,
      questionId,
      from: 'chair',
    });
    attached.value.record();
    return accept({ questionId });
  });
}
