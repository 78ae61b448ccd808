import * as z from 'zod';

/** `GET /api/reports/…?session=`: of the session under way, when it is left out. */
export const reportQuery = z.strictObject({
  session: z.coerce.number().int().positive().max(1_000).optional(),
});
export type ReportQuery = z.infer<typeof reportQuery>;
