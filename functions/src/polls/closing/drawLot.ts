import { randomBytes } from 'node:crypto';
import { drawTie, lotSeedSchema, type Outcome, refuse, type StoredResult } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import type { QuestionAction } from '../questions/questionAction.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/**
 * Breaks the tie of a closed election with a seed that nobody could know before. It is drawn once:
 * who presses again sees the same. The seed goes into the result and into the sealed record.
 */
export function drawLot(asked: QuestionAction): Promise<Outcome<StoredResult>> {
  const { assemblyId, questionId, by, now } = asked;
  const seed = lotSeedSchema.parse(randomBytes(32).toString('hex'));
  return transact(async (tx) => {
    const resultRef = pollDocuments.result(assemblyId, questionId);
    const [foundQuestion, foundResult] = await Promise.all([
      tx.get(pollDocuments.question(assemblyId, questionId)),
      tx.get(resultRef),
    ]);
    const question = foundQuestion.data();
    const result = foundResult.data();
    if (question === undefined) return refuse('question-unknown');
    if (question.state === 'annulled') return refuse('question-annulled');
    if (question.state !== 'closed' || result === undefined) return refuse('question-not-closed');
    const drawn = drawTie(result, seed);
    if (!drawn.ok || drawn.value === result) return drawn;
    tx.set(resultRef, drawn.value);
    // Wakes the screens that show it.
    tx.update(documents.session(assemblyId, question.session), { lotDrawnAt: now });
    recordEvent(tx, assemblyId, {
      kind: 'lot-drawn',
      by,
      at: now,
      questionId,
      from: 'chair',
      lotSeed: seed,
      ...(drawn.value.seal === undefined ? {} : { digest: drawn.value.seal.digest }),
    });
    return drawn;
  });
}
