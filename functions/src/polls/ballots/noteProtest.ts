import { accept, decideProtest, type Outcome, type ProtestAnswer, refuse } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import type { QuestionAction } from '../questions/questionAction.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** Keeps with the question that somebody who was left out protests; the same again leaves the first. */
export function noteProtest({
  assemblyId,
  questionId,
  personId,
  by,
  now,
}: QuestionAction & { readonly personId: string | null }): Promise<Outcome<ProtestAnswer>> {
  return transact(async (tx) => {
    const reference = pollDocuments.question(assemblyId, questionId);
    const question = (await tx.get(reference)).data();
    if (question === undefined) return refuse('question-unknown');
    if (personId === null) return refuse('protest-without-interest');
    const attendance = peopleDocuments.attendance(assemblyId, question.session);
    const held = await tx.get(attendance.where('personId', '==', personId));
    const seats = held.docs.map((seat) => seat.data());
    const decided = decideProtest(question, { personId, seats, now });
    if (!decided.ok) return decided;
    const { protests = [] } = decided.value;
    if (decided.value !== question) {
      tx.update(reference, { protests });
      const event = { kind: 'conflict-protested', questionId, personId, from: 'phone' } as const;
      recordEvent(tx, assemblyId, { ...event, by, at: now });
    }
    const own = protests.find((one) => one.personId === personId);
    return accept({ protestedAt: own?.at ?? now });
  });
}
