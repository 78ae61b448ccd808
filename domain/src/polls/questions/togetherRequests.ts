import * as z from 'zod';
import { longestVoteSeconds, openQuestionRequest } from './questionRequests.ts';

/** More do not fit in one look at the projector, nor in the patience of who votes on a phone. */
export const togetherAtMost = 20;

const questionIds = z
  .array(z.uuid())
  .min(2)
  .max(togetherAtMost)
  .refine((ids) => new Set(ids).size === ids.length)
  .readonly();

/** `POST /api/questions/together/open`: the drafts in the order of the ballot, and how long it lasts. */
export const openTogetherRequest = openQuestionRequest.extend({
  questionIds,
  durationSeconds: z.number().int().min(10).max(longestVoteSeconds).nullable(),
});
export type OpenTogetherRequest = z.infer<typeof openTogetherRequest>;

/** `POST /api/questions/together/close` and `…/show`: those of the ballot that it is about. */
export const togetherRequest = z.strictObject({
  questionIds: z.array(z.uuid()).min(1).max(togetherAtMost).readonly(),
});
export type TogetherRequest = z.infer<typeof togetherRequest>;

/** `POST /api/questions/together/extend`: an instant, so that repeating it adds nothing. */
export const extendTogetherRequest = togetherRequest.extend({
  closesAt: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
export type ExtendTogetherRequest = z.infer<typeof extendTogetherRequest>;

/** What became of each question: those that could not be are named, and hold nobody back. */
export interface TogetherAnswer {
  readonly closed: readonly string[];
}
