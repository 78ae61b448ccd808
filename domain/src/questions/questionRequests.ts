import { z } from 'zod';
import type { Quorum } from '../quorum/quorum.ts';
import type { Count } from '../weights/weight.ts';

/** `POST /api/questions`: the id comes from the browser, so that a retry creates nothing twice. */
export const createQuestionRequest = z
  .strictObject({
    questionId: z.uuid(),
    text: z.string().trim().min(5).max(600),
    blank: z.boolean(),
    abstention: z.boolean(),
    disclosure: z.enum(['named', 'secret']).optional(),
    /** Nobody sees a secret vote while it runs. */
    liveBars: z.boolean(),
    durationSeconds: z.number().int().min(10).max(86_400).nullable(),
  })
  .refine(({ disclosure, liveBars }) => disclosure !== 'secret' || !liveBars);
export type CreateQuestionRequest = z.infer<typeof createQuestionRequest>;

/** `POST /api/stage`: what the projector shows. A question or a result comes with its own call. */
export const stageRequest = z.strictObject({ mode: z.enum(['quorum', 'blank']) });
export type StageRequest = z.infer<typeof stageRequest>;

export interface OpenAnswer {
  readonly quorum: Quorum;
}

/** `GET /api/questions/{id}/missing`. */
export interface MissingAnswer {
  readonly missing: readonly {
    readonly unitId: string;
    readonly label: string;
    readonly group: string;
    readonly weight: number;
    readonly holder: string;
  }[];
  readonly count: Count;
}
