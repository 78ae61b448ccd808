import * as z from 'zod';
import { unitIdSchema } from '../../kernel/identity/ids.ts';
import { sentMarks, type Voted } from '../ballots/castRequest.ts';
import { listMarks } from '../marks/listMarks.ts';
import type { Marked } from '../marks/marks.ts';

/** Each leaves an event, so one call takes fewer than a vote. */
export const correctionsAtOnce = 100;

const correction = z.preprocess(
  listMarks,
  z
    .strictObject({
      unitId: unitIdSchema,
      /** The receipt of the ballot that the corrector has seen. */
      receipt: z.string().min(1).max(40),
      optionIds: sentMarks.optional(),
      /** Takes it back, instead of saying another thing. */
      withdraw: z.literal(true).optional(),
    })
    .refine(({ withdraw = false, optionIds }) => withdraw === (optionIds === undefined)),
);

/** `POST /api/votes/correct`: accepted votes with name, while the question is open. */
export const correctRequest = z.strictObject({
  questionId: z.uuid(),
  requestId: z.uuid(),
  reason: z.string().trim().min(5).max(300),
  units: z
    .array(correction)
    .min(1)
    .max(correctionsAtOnce)
    .refine((units) => new Set(units.map(({ unitId }) => unitId)).size === units.length),
});
export type CorrectRequest = z.infer<typeof correctRequest>;

/** `POST /api/votes/unit`: what there is to correct. A body, because addresses end in logs. */
export const unitVoteQuery = z.object({ questionId: z.uuid(), unitId: unitIdSchema });
export type UnitVoteQuery = z.infer<typeof unitVoteQuery>;

export interface UnitVote {
  readonly ballot: (Marked & Voted & { readonly receipt: string }) | null;
}
