import * as z from 'zod';
import { documentIdSchema } from '../../kernel/identity/ids.ts';
import { actaQuery, actaWhich } from '../written/actaRequests.ts';

/**
 * `POST /api/reports/acta/versions`: the minutes that were read are fixed, with the signer of each place on
 * the screen.
 */
export const fixActaRequest = z.strictObject({
  ...actaWhich,
  requestId: z.uuid(),
  revision: z.number().int().min(0),
  signatories: z
    .array(
      z.strictObject({
        place: z.string().max(40),
        memberId: documentIdSchema.nullable(),
      }),
    )
    .max(20),
});
export type FixActaRequest = z.infer<typeof fixActaRequest>;

/** `POST /api/reports/acta/reopen`: another version is made of minutes that were fixed. */
export const reopenActaRequest = z.strictObject({
  ...actaWhich,
  requestId: z.uuid(),
  revision: z.number().int().min(0),
  reason: z.string().trim().max(500),
});
export type ReopenActaRequest = z.infer<typeof reopenActaRequest>;

const number = z.coerce.number().int().min(1).max(1_000);

/** `GET /api/reports/acta/versions`: those of a call, and the text of one; the last one where none is named. */
export const actaVersionQuery = actaQuery.extend({ number: number.optional() });
export type ActaVersionQuery = z.infer<typeof actaVersionQuery>;

/** `GET /api/reports/acta/file`: the pages of a version. A link to it says its assembly in the address too. */
export const actaFileQuery = z.object({ ...actaQuery.shape, number });
export type ActaFileQuery = z.infer<typeof actaFileQuery>;
