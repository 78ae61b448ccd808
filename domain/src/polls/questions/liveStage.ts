import type { Projected } from '../../kernel/calendars/instant.ts';
import type { SessionMoment } from '../../kernel/sessions/assemblySession.ts';
import type { Stage } from '../../kernel/sessions/stage.ts';
import { moodOn } from '../moods/moodStage.ts';
import type { LiveQuestion } from './liveQuestion.ts';
import type { Question } from './question.ts';

/**
 * `public/{cot}/live/stage`: what is on stage and how it stands, without how the vote goes. It is written
 * only when it says something else, so that a hall of phones that wait reads nothing while others vote.
 */
export interface LiveStage extends Projected {
  readonly stage: Stage;
  readonly session: SessionMoment | null;
  /** Those on stage, in their order. */
  readonly asked: readonly Pick<Question, 'questionId' | 'state' | 'closesAt'>[];
}

export function liveStageOf(live: LiveQuestion): LiveStage {
  const { asOf, stage, session = null, votings } = live;
  const asked = votings.map(({ question: { questionId, state, closesAt } }) => {
    return { questionId, state, closesAt };
  });
  return { asOf, stage, session, asked };
}

/** What a ballot shows of the stage: another key, and it is read again. */
export function stageKeyOf({ stage, session, asked }: LiveStage): string {
  const mood = moodOn(stage);
  const questions = asked.flatMap(({ questionId, state, closesAt }) => [
    ...[questionId, state, closesAt],
  ]);
  const annulled = 'annulled' in stage ? stage.annulled : undefined;
  const moments = [mood?.moodId, mood?.closesAt, session?.state, session?.remoteEndedAt];
  return [stage.mode, annulled, ...moments, ...questions].join('/');
}
