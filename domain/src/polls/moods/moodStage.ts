import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { Mood, Stage } from '../../kernel/sessions/stage.ts';
import { moodMillis } from './mood.ts';
import type { AskMoodRequest } from './moodRequests.ts';

/** The card on stage, or null. */
export function moodOn(stage: Stage): Mood | null {
  return stage.mode === 'mood' ? stage.mood : null;
}

/** Puts a card on the stage: never over a voting, which nothing may be mistaken for. */
export function decideMood(
  { state, stage, openQuestionIds }: Pick<AssemblySession, 'state' | 'stage' | 'openQuestionIds'>,
  { moodId, text, options }: AskMoodRequest,
  now: number,
): Outcome<Mood> {
  const shown = moodOn(stage);
  if (shown?.moodId === moodId) return accept(shown);
  if (state !== 'open') return refuse('session-not-open');
  if (openQuestionIds.length > 0) return refuse('another-question-open');
  return accept({
    moodId,
    text,
    options: options.map((option, place) => ({ optionId: `m${place + 1}`, ...option })),
    closesAt: now + moodMillis,
  });
}

/**
 * The stage once that card takes no more answers: as it is if it had ended, whose hour stays, or if something
 * else has followed it, which a press that was late must not refuse nor touch.
 */
export function endMoodOn(stage: Stage, moodId: string, now: number): Stage {
  const shown = moodOn(stage);
  if (shown?.moodId !== moodId || now >= shown.closesAt) return stage;
  return { mode: 'mood', mood: { ...shown, closesAt: now } };
}

/** Whether that answer may still be added up. */
export function admitMood(
  stage: Stage,
  { moodId, optionId }: { readonly moodId: string; readonly optionId: string },
  now: number,
): Outcome<Mood> {
  const shown = moodOn(stage);
  if (shown?.moodId !== moodId || now >= shown.closesAt) return refuse('mood-over');
  const isKnown = shown.options.some((option) => option.optionId === optionId);
  return isKnown ? accept(shown) : refuse('bad-request');
}
