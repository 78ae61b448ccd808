import * as z from 'zod';
import type { Stage } from '../../kernel/sessions/stage.ts';
import { moodFaces } from '../../kernel/sessions/stage.ts';
import { moodOptionsAtMost } from './mood.ts';

/** `POST /api/mood/ask`: the id comes from the browser, so that a retry asks nothing twice. */
export const askMoodRequest = z.strictObject({
  moodId: z.uuid(),
  text: z.string().trim().min(3).max(140),
  options: z
    .array(
      z.strictObject({
        label: z.string().trim().min(1).max(24),
        face: z.enum(moodFaces).nullable(),
      }),
    )
    .min(2)
    .max(moodOptionsAtMost)
    .refine((options) => new Set(options.map(({ label }) => label)).size === options.length)
    .readonly(),
});
export type AskMoodRequest = z.infer<typeof askMoodRequest>;

/** `POST /api/mood/end` */
export const endMoodRequest = z.strictObject({ moodId: z.uuid() });
export type EndMoodRequest = z.infer<typeof endMoodRequest>;

/** `POST /api/mood/answer` */
export const answerMoodRequest = z.object({
  moodId: z.uuid(),
  optionId: z.string().min(1).max(10),
});
export type AnswerMoodRequest = z.infer<typeof answerMoodRequest>;

/** The first answer counts; the same person again is told so and changes nothing. */
export interface MoodAnswer {
  readonly status: 'counted' | 'repeated';
}

export interface MoodStage {
  readonly stage: Stage;
}
