import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendars/localDateSchema.ts';
import { handMeans } from '../../kernel/events/handMeans.ts';
import { documentIdSchema, personIdSchema } from '../../kernel/identity/ids.ts';

/** A photograph of the board covers everybody: one document holds as many, and no more. */
const peopleAtOnce = 10_000;

/** `POST /api/notices`: what was done by hand, for one person or many. The id makes repeating safe. */
export const handNoticeRequest = z.strictObject({
  noticeId: z.uuid(),
  convocationId: documentIdSchema,
  personIds: z.array(personIdSchema).min(1).max(peopleAtOnce),
  means: z.enum(handMeans),
  on: localDateSchema,
  note: z.string().trim().max(500),
  bylaw: z.string().trim().max(200),
  fileId: z.uuid().nullable(),
});
export type HandNoticeRequest = z.infer<typeof handNoticeRequest>;

/** `POST /api/notices/{noticeId}/undo` */
export const undoHandNoticeRequest = z.strictObject({
  reason: z.string().trim().min(5).max(500),
});
export type UndoHandNoticeRequest = z.infer<typeof undoHandNoticeRequest>;

/** The answer of both: how many people it covers. */
export interface HandNoticeAnswer {
  readonly noticeId: string;
  readonly people: number;
}
