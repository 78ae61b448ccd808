import {
  type AskMoodRequest,
  accept,
  decideMood,
  type MoodStage,
  type Outcome,
  refuse,
  type Stage,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { moodKeyOf } from './moodKeyOf.ts';

export interface MoodAsking {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: AskMoodRequest;
  readonly now: number;
}

/**
 * Puts a mood card on the stage. Its key, which makes the marks of the people who answered unreadable, exists
 * before anybody can answer; the clock destroys it when the card is over, if nobody did before.
 */
export async function askMood(
  { assemblyId, by, request, now }: MoodAsking,
  keys: QuestionKeys = questionKeys(),
): Promise<Outcome<MoodStage>> {
  const keyName = moodKeyOf(request.moodId);
  await keys.create(questionKeyId(assemblyId, keyName));
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const reference = documents.session(assemblyId, assembly.activeSession);
    const session = (await tx.get(reference)).data();
    if (session === undefined) return refuse('session-not-open');
    const decided = decideMood(session, request, now);
    const stage: Stage = decided.ok ? { mode: 'mood', mood: decided.value } : session.stage;
    const isNew =
      decided.ok && (session.stage.mode !== 'mood' || session.stage.mood !== decided.value);
    // Also of one that was refused: its key is of no use to anybody.
    const notBefore = decided.ok ? decided.value.closesAt : now;
    tx.set(documents.keyDisposal(assemblyId, keyName), { questionId: keyName, notBefore });
    if (!decided.ok) return decided;
    if (isNew) {
      tx.update(reference, { stage });
      recordEvent(tx, assemblyId, { kind: 'mood-asked', by, at: now, from: 'chair' });
    }
    return accept({ stage });
  });
}
