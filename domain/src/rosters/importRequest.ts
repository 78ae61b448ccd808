import { z } from 'zod';

/** Largest roster: 30 000 units and some rows above and below. */
const rowsAtMost = 30_100;

/** `POST /api/rosters`: the rows as read from the file. Repeating it with the same id is harmless. */
export const importRequest = z.strictObject({
  importId: z.uuid(),
  rows: z
    .array(z.array(z.string().max(2_000)).max(60))
    .min(1)
    .max(rowsAtMost),
  /** The person saw the warnings on screen and wants to go on. */
  confirmed: z.boolean(),
});
export type ImportRequest = z.infer<typeof importRequest>;

export interface ImportAnswer {
  readonly version: string;
  readonly units: number;
  readonly totalWeight: number;
}
