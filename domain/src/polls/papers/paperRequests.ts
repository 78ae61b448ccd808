import * as z from 'zod';
import { unitIdSchema } from '../../kernel/identity/ids.ts';
import type { RefusalBody } from '../../kernel/refusals/describeRefusal.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import { sentMarks } from '../ballots/castRequest.ts';
import { listMarks } from '../marks/listMarks.ts';
import { openQuestionsRequest } from '../questions/questionRequests.ts';

/** Sheets of one vote: a hall of two thousand units, and no body that is too long to send. */
const paperVotesAtMost = 2_000;

/** Photographs of the sheets of one vote. */
export const sheetsAtMost = 20;

const choice = z.preprocess(
  listMarks,
  z.strictObject({ unitId: unitIdSchema, optionIds: sentMarks }),
);
const hour = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const { declaresNoConflict, named, outsideAgenda, seenWarnings } = openQuestionsRequest.shape;

/** `POST /api/votes/paper/check`: what of a vote on paper would be counted, before it is written down. */
export const paperCheckRequest = z.strictObject({
  questionId: z.uuid(),
  openedAt: hour,
  closedAt: hour,
  choices: z
    .array(choice)
    .min(1)
    .max(paperVotesAtMost)
    .refine((choices) => new Set(choices.map(({ unitId }) => unitId)).size === choices.length)
    .readonly(),
  named,
});
export type PaperCheckRequest = z.infer<typeof paperCheckRequest>;

const teller = z.string().trim().min(3).max(120);

/**
 * `POST /api/votes/paper`: the same, with the tellers of the sheets and their photographs, and the fields for
 * opening a vote.
 */
export const paperRequest = paperCheckRequest.extend({
  requestId: z.uuid(),
  tellers: z.tuple([teller, teller]),
  sheets: z
    .array(z.uuid())
    .min(1)
    .max(sheetsAtMost)
    .refine((ids) => new Set(ids).size === ids.length)
    .readonly(),
  declaresNoConflict,
  outsideAgenda,
  seenWarnings,
});
export type PaperRequest = z.infer<typeof paperRequest>;

/** A vote on paper that cannot be counted, by the unit that it says. */
export interface RefusedPaper {
  readonly unitId: string;
  /** `T1-101 (Ana Pérez)`; its id where the roster of that hour does not have it. */
  readonly name: string;
  readonly refusal: RefusalBody;
}

export interface PaperCheck {
  readonly counted: number;
  readonly refused: readonly RefusedPaper[];
  /** The units present at the hour it was closed. */
  readonly present: Count;
}
