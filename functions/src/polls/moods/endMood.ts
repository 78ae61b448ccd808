import { accept, endMoodOn, type MoodStage, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { disposeKey } from '../closing/disposeKey.ts';
import { moodKeyOf } from './moodKeyOf.ts';

export interface MoodEnding {
  readonly assemblyId: string;
  readonly moodId: string;
  readonly now: number;
}

/**
 * Takes no more answers, leaves the answers on the screen, and destroys the card's key: at once, and also for
 * a card that something else followed while this was on its way.
 */
export async function endMood(
  { assemblyId, moodId, now }: MoodEnding,
  keys: QuestionKeys = questionKeys(),
): Promise<Outcome<MoodStage>> {
  const ended = await transact(async (tx): Promise<Outcome<MoodStage>> => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const reference = documents.session(assemblyId, assembly.activeSession);
    const session = (await tx.get(reference)).data();
    if (session === undefined) return refuse('session-not-open');
    const stage = endMoodOn(session.stage, moodId, now);
    if (stage !== session.stage) tx.update(reference, { stage });
    return accept({ stage });
  });
  if (ended.ok) await disposeKey({ assemblyId, questionId: moodKeyOf(moodId) }, keys);
  return ended;
}
