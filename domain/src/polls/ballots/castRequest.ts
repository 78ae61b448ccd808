import * as z from 'zod';
import { unitIdSchema } from '../../kernel/identity/ids.ts';
import type { RefusalBody } from '../../kernel/refusals/describeRefusal.ts';
import { candidatesAtMost } from '../marks/electionRequest.ts';
import { listMarks } from '../marks/listMarks.ts';
import type { VoteChannel } from '../questions/votePolicy.ts';

/** Units one sending may carry: no attorney of a building holds more. */
export const choicesAtOnce = 500;

/** Of units that may mark many each, one that marks one takes much to look like them. */
const padAtMost = 200_000;

const optionId = z.string().min(1).max(40);

export const sentMarks = z.array(optionId).min(1).max(candidatesAtMost).readonly();

const choice = z.preprocess(
  listMarks,
  z.strictObject({
    unitId: unitIdSchema,
    optionIds: sentMarks,
    /** The receipt of the vote it changes. */
    replaces: z.string().min(1).max(40).optional(),
  }),
);

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
      readonly optionIds: readonly string[] | null;
      /** Of a secret vote, for the pages of the version before: they keep its receipt where this is null. */
      readonly optionId?: null;
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
