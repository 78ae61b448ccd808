import * as z from 'zod';

const name = z.string().trim().min(3).max(120);

/** `POST /api/questions/{id}/recount`: a closed vote counted again before the hall. */
export const hallRecountRequest = z.strictObject({
  recountId: z.uuid(),
  requester: name,
  witnesses: z.array(name).min(1).max(6).readonly(),
});
export type HallRecountRequest = z.infer<typeof hallRecountRequest>;
