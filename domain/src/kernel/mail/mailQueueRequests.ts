import * as z from 'zod';
import { documentIdSchema } from '../identity/ids.ts';
import { mailKinds } from './mailBox.ts';

/** `POST /api/mail/queue/pause`: nothing of the assembly goes out meanwhile, save what is given at a desk. */
export const pauseQueueRequest = z.strictObject({ paused: z.boolean() });
export type PauseQueueRequest = z.infer<typeof pauseQueueRequest>;

/** `POST /api/mail/queue/cancel`: what waits of that kind is not sent. */
export const cancelQueueRequest = z.strictObject({ kind: z.enum(mailKinds) });
export type CancelQueueRequest = z.infer<typeof cancelQueueRequest>;

/** `POST /api/mail/queue/retry`: what was not sent waits again; what may have gone out does not. */
export const retryMailsRequest = z.strictObject({
  mailIds: z.array(documentIdSchema).min(1).max(500),
});
export type RetryMailsRequest = z.infer<typeof retryMailsRequest>;

/** `POST /api/mail/queue/settle`: what a person says of a message whose fate is hidden. */
export const settleMailRequest = z.strictObject({
  mailId: documentIdSchema,
  says: z.enum(['arrived', 'lost']),
});
export type SettleMailRequest = z.infer<typeof settleMailRequest>;
