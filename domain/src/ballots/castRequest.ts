import { z } from 'zod';
import type { Capacity } from '../attendance/attendance.ts';
import { unitIdSchema } from '../attendance/attendanceRequests.ts';
import { candidatesAtMost } from '../elections/electionRequest.ts';
import type { ElectionTerms } from '../elections/electionTerms.ts';
import type { Sent } from '../elections/marks.ts';
import type { Option } from '../questions/question.ts';
import type { RefusalBody } from '../refusals/describeRefusal.ts';
import type { SessionMoment, Stage } from '../sessions/assemblySession.ts';
import type { Disclosure, VoteChannel } from './votePolicy.ts';

/** Units one sending may carry: no attorney of a building holds more. */
export const choicesAtOnce = 500;

/** Of units that may mark many each, one that marks one takes much to look like them. */
const padAtMost = 200_000;

const optionId = z.string().min(1).max(40);

/** One mark, or all of them where the question takes several. */
export const sentMarks = {
  optionId: optionId.optional(),
  optionIds: z.array(optionId).min(1).max(candidatesAtMost).readonly().optional(),
};

export function isMarkedOnce({ optionId: one, optionIds }: Sent): boolean {
  return (one === undefined) !== (optionIds === undefined);
}

const choice = z
  .strictObject({
    unitId: unitIdSchema,
    ...sentMarks,
    /** The receipt of the vote it changes. */
    replaces: z.string().min(1).max(40).optional(),
  })
  .refine(isMarkedOnce);

/** `POST /api/votes/cast`: one or many units in one sending, each with its own answer. */
export const castRequest = z.object({
  questionId: z.uuid(),
  requestId: z.uuid(),
  choices: z
    .array(choice)
    .min(1)
    .max(choicesAtOnce)
    .refine((choices) => new Set(choices.map((choice) => choice.unitId)).size === choices.length),
  /** Makes every secret choice travel in as many bytes as any other. Never kept. */
  pad: z.string().max(padAtMost).optional(),
});
export type CastRequest = z.infer<typeof castRequest>;

export type CastAnswerRow =
  | {
      readonly unitId: string;
      readonly status: 'accepted' | 'repeated';
      /** Null in a secret vote: nothing that leaves the server says it. */
      readonly optionId: string | null;
      /** All of it where the question takes several marks. */
      readonly optionIds?: readonly string[] | undefined;
      /** Null when a secret vote is asked about again after closing. */
      readonly receipt: string | null;
    }
  | {
      readonly unitId: string;
      readonly status: 'refused';
      readonly refusal: RefusalBody;
      /** How the unit had voted, where that is why. */
      readonly voted?: Voted;
    };

/** Through what and when a named vote came. */
export interface Voted {
  readonly channel: VoteChannel;
  readonly castAt: number;
}

export interface CastAnswer {
  readonly results: readonly CastAnswerRow[];
}

/** A unit that the voter holds now, and its vote if it has one. */
export interface Holding {
  readonly unitId: string;
  readonly label: string;
  readonly weight: number;
  readonly capacity: Capacity;
  readonly ownerName: string;
  readonly ballot: {
    /** What the server knows: in a secret vote only that the unit voted. */
    readonly optionId: string | null;
    readonly optionIds?: readonly string[] | undefined;
    readonly receipt: string | null;
    readonly castAt: number | null;
    readonly channel?: VoteChannel;
  } | null;
  /** Why it has no vote in this question; nothing where it may vote, or did. */
  readonly refusal?: RefusalBody;
  /** What the proxy says of this question. */
  readonly instruction?: Instruction;
}

/** How a grantor wants to be voted: an option of the question, words of theirs, or both. */
export interface Instruction {
  readonly optionId: string | null;
  readonly text: string;
}

/** `GET /api/votes/current`: all that the ballot needs, in one answer. */
export interface CurrentBallot {
  readonly assemblyName: string;
  readonly cot: string;
  readonly timeZone?: string;
  readonly personName: string;
  readonly serverNow: number;
  readonly stage: Stage;
  readonly session?: SessionMoment;
  readonly question: {
    readonly questionId: string;
    readonly number: number;
    readonly repetition?: number;
    readonly text: string;
    readonly disclosure?: Disclosure | undefined;
    readonly mayChange?: boolean;
    readonly options: readonly Option[];
    readonly election?: ElectionTerms | null;
    readonly state: 'open' | 'closing' | 'counting' | 'closed';
    readonly closesAt: number | null;
    readonly item?: string;
    /** A practice question: said on the ballot, because nothing of it counts. */
    readonly rehearsal?: boolean;
    /** What each unit votes is shown: said on the ballot, before voting. */
    readonly isRollPublic?: boolean;
  } | null;
  readonly holdings: readonly Holding[];
  /** Of a ballot of several, those after the first, each with my units and their votes in it. */
  readonly others?: readonly AskedBallot[];
}

/** A question that is asked and my units, with what they voted in it. */
export interface AskedBallot {
  readonly question: NonNullable<CurrentBallot['question']>;
  readonly holdings: readonly Holding[];
}

/** Everything that is asked at once, in its order. */
export function askedIn({
  question,
  holdings,
  others = [],
}: CurrentBallot): readonly AskedBallot[] {
  return question === null ? [] : [{ question, holdings }, ...others];
}
