import * as z from 'zod';
import { documentIdSchema } from '../identity/ids.ts';

/** `POST /api/jobs/{id}/advance` and `…/cancel`: says the id again where the answer is to say whose it is. */
export const jobRequest = z.object({ jobId: documentIdSchema.optional() });
export type JobRequest = z.infer<typeof jobRequest>;
