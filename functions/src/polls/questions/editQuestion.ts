import { accept, type Outcome, type QuestionTerms, refuse, termsOf } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { attachDocuments } from '../../meeting/attachments/attachDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { placeUnderPoint } from './placeUnderPoint.ts';
import type { QuestionAction } from './questionAction.ts';
import { readQuestion } from './readQuestion.ts';

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
    const read = await readQuestion(tx, { assemblyId, questionId });
    if (!read.ok) return read;
    const { question, assembly } = read.value;
    if (question.state !== 'draft') return refuse('question-not-draft');
    const settled = termsOf(assembly, terms);
    if (!settled.ok) return settled;
    const attached = await attachDocuments(tx, {
      assemblyId,
      by,
      now,
      holder: { questionId },
      before: question.documentIds,
      after: terms.documentIds,
    });
    if (!attached.ok) return attached;
    const edited = { ...question, ...settled.value };
    const isMoved = (question.pointId ?? null) !== (edited.pointId ?? null);
    const placed = isMoved ? await placeUnderPoint(tx, assemblyId, edited) : accept(edited);
    if (!placed.ok) return placed;
    tx.set(pollDocuments.question(assemblyId, questionId), {
      ...edited,
      number: placed.value.number,
    });
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
