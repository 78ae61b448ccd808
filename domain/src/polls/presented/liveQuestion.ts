import type { Projected } from '../../kernel/calendars/instant.ts';
import type { SessionMoment } from '../../kernel/sessions/assemblySession.ts';
import { isSecret } from '../../kernel/sessions/knownQuestion.ts';
import { isRunning, type QuestionState } from '../../kernel/sessions/questionState.ts';
import type { Stage } from '../../kernel/sessions/stage.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import type { AttachedDocument } from '../../meeting/attachments/attachedDocument.ts';
import type { ElectionTerms } from '../marks/marks.ts';
import type { Option } from '../marks/option.ts';
import type { MoodCounts } from '../moods/mood.ts';
import { moodOn } from '../moods/moodStage.ts';
import type { Question } from '../questions/question.ts';
import type { RollCallOrder } from '../questions/rollCallOrder.ts';
import type { Disclosure } from '../questions/votePolicy.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import type { Tally } from '../tallies/tally.ts';

/** The public part of each unit's vote: nothing, whether it voted, or also its choice. */
export type PublicSight = 'nothing' | 'voted' | 'choices';

type Seen = Pick<Question, 'disclosure' | 'liveBars' | 'wall' | 'roll' | 'state'>;

/**
 * The part of each unit's vote that may be public now. A wall beside running bars would tell what a unit
 * voted by which bar grew when its tile lit: they never go together unless every vote is public anyway. A
 * public roll stays to be read after closing; a wall has then done its work.
 */
export function publicSight(question: Seen): PublicSight {
  const runs = isRunning(question);
  if (isRollCallPublic(question) && (runs || question.state === 'closed')) return 'choices';
  return question.wall === true && !question.liveBars && runs ? 'voted' : 'nothing';
}

export function isRollCallPublic(question: Pick<Seen, 'disclosure' | 'roll'>): boolean {
  return !isSecret(question) && (question.roll ?? null) !== null;
}

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
    /** Of a secret one: each owner answers once, with all their units. */
    readonly headsVoteWhole?: boolean;
    readonly options: readonly Option[];
    readonly election?: ElectionTerms | null;
    readonly state: QuestionState;
    readonly openedAt: number | null;
    readonly closesAt: number | null;
    readonly item?: string;
    readonly rehearsal?: boolean;
    /** The measure of its rule, for the running bars; the weight where it counts owners or both. */
    readonly measure?: 'weight' | 'units';
    /** In which order what each unit votes is public; null when it is not. */
    readonly roll?: RollCallOrder | null;
    /** How many units do not vote it for an interest of their own; not said: none. */
    readonly apart?: number;
    /** Nobody votes it through an attorney; not said: attorneys vote it. */
    readonly isInPerson?: true;
    /** How many units it touches, and how many are of the class that votes apart; not said: none. */
    readonly affected?: number;
    readonly ofClass?: number;
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

/** The key of the stage that a ballot shows: with another key, it is read again. */
export function stageKeyOf({ stage, session, asked }: LiveStage): string {
  const mood = moodOn(stage);
  const questions = asked.flatMap(({ questionId, state, closesAt }) => [
    ...[questionId, state, closesAt],
  ]);
  const annulled = 'annulled' in stage ? stage.annulled : undefined;
  const moments = [mood?.moodId, mood?.closesAt, session?.state, session?.remoteEndedAt];
  return [stage.mode, annulled, ...moments, ...questions].join('/');
}
