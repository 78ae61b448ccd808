import type { Projected } from '../../kernel/calendars/instant.ts';
import type { SessionMoment } from '../../kernel/sessions/assemblySession.ts';
import type { QuestionState } from '../../kernel/sessions/questionState.ts';
import type { Stage } from '../../kernel/sessions/stage.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import type { AttachedDocument } from '../../meeting/attachments/attachedDocument.ts';
import type { Disclosure } from '../ballots/votePolicy.ts';
import type { ElectionTerms } from '../elections/marks.ts';
import type { MoodCounts } from '../moods/mood.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import type { Tally } from '../tallies/tally.ts';
import type { Option } from './option.ts';
import type { RollCallOrder } from './rollCallOrder.ts';

/** `public/{cot}/live/question`: what the projector shows, with all it needs to show it. */
export interface LiveQuestion extends Projected {
  readonly stage: Stage;
  readonly session?: SessionMoment;
  /** Every question on stage, in their order; none while it shows something else. */
  readonly votings: readonly LiveVoting[];
  /** Of the mood card on stage: people by option, nobody's name. */
  readonly mood?: MoodCounts | null;
}

/** A question on stage and how its vote goes. */
export interface LiveVoting {
  readonly question: {
    readonly questionId: string;
    readonly number: number;
    readonly repetition?: number;
    readonly text: string;
    readonly disclosure?: Disclosure | undefined;
    readonly options: readonly Option[];
    readonly election?: ElectionTerms | null;
    readonly state: QuestionState;
    readonly openedAt: number | null;
    readonly closesAt: number | null;
    readonly item?: string;
    readonly rehearsal?: boolean;
    /** What its rule counts, for the running bars; the weight where it counts owners or both. */
    readonly measure?: 'weight' | 'units';
    /** In which order what each unit votes is public; null when it is not. */
    readonly roll?: RollCallOrder | null;
    /** To be read before voting; not said: none. */
    readonly documents?: readonly AttachedDocument[];
  };
  /** Votes received, by weight and by units. */
  readonly voted: Count;
  /** Units present now joined with those that voted: what the participation is measured against. */
  readonly expected: Count;
  /** Running sums, only when the question allows them; never of a secret vote. */
  readonly bars: Tally | null;
  /** Only when the moderator shows it. */
  readonly result: QuestionResult | null;
}

/** How that question goes; null when it is not on stage, or nothing is known of the stage. */
export function votingIn(live: LiveQuestion | null, questionId: string): LiveVoting | null {
  return live?.votings.find(({ question }) => question.questionId === questionId) ?? null;
}
