import { z } from 'zod';
import type { Capacity } from '../attendance/attendance.ts';
import { unitIdSchema } from '../attendance/attendanceRequests.ts';
import type { Option } from '../questions/question.ts';
import type { RefusalBody } from '../refusals/refusal.ts';
import type { SessionMoment, Stage } from '../sessions/assemblySession.ts';

/** Units one sending may carry: no attorney of a building holds more. */
export const choicesAtOnce = 500;

/** `POST /api/votes/cast`: one or many units in one sending, each with its own answer. */
export const castRequest = z.strictObject({
  questionId: z.uuid(),
  requestId: z.uuid(),
  choices: z
    .array(z.strictObject({ unitId: unitIdSchema, optionId: z.string().min(1).max(40) }))
    .min(1)
    .max(choicesAtOnce)
    .refine((choices) => new Set(choices.map((choice) => choice.unitId)).size === choices.length),
});
export type CastRequest = z.infer<typeof castRequest>;

export type CastAnswerRow =
  | {
      readonly unitId: string;
      readonly status: 'accepted' | 'repeated';
      readonly optionId: string;
      readonly receipt: string;
    }
  | { readonly unitId: string; readonly status: 'refused'; readonly refusal: RefusalBody };

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
    readonly optionId: string;
    readonly receipt: string;
    readonly castAt: number;
  } | null;
}

/** `GET /api/votes/current`: all that the ballot needs, in one answer. */
export interface CurrentBallot {
  readonly assemblyName: string;
  readonly cot: string;
  readonly personName: string;
  readonly serverNow: number;
  readonly stage: Stage;
  readonly session?: SessionMoment;
  readonly question: {
    readonly questionId: string;
    readonly number: number;
    readonly text: string;
    readonly options: readonly Option[];
    readonly state: 'open' | 'closing' | 'closed';
    readonly closesAt: number | null;
    readonly item?: string;
    /** A practice question: said on the ballot, because nothing of it counts. */
    readonly rehearsal?: boolean;
  } | null;
  readonly holdings: readonly Holding[];
}
