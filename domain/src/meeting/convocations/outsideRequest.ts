import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendars/localDateSchema.ts';

/** `POST /api/convocations/outside`: the same id again declares nothing twice. */
export const declareOutsideRequest = z.strictObject({
  convocationId: z.uuid(),
  session: z.number().int().positive(),
  /** The day on which it went out. */
  sentOn: localDateSchema,
  /** By which means, in words: `carta y cartelera`. */
  means: z.string().trim().min(3).max(200),
  /** `textDigest` of the text that was read. */
  seen: z.string().regex(/^[\da-f]{64}$/u),
});
export type DeclareOutsideRequest = z.infer<typeof declareOutsideRequest>;
