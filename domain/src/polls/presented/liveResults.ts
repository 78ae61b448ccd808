import type { Projected } from '../../kernel/calendars/instant.ts';
import type { QuestionResult } from '../results/questionResult.ts';

/** `public/{cot}/live/results`: closed questions whose result was shown, newest first. */
export interface LiveResults extends Projected {
  readonly results: readonly QuestionResult[];
}

/** `GET /api/public/results?cot=` */
export interface ResultsAnswer {
  readonly live: LiveResults | null;
}
