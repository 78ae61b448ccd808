import * as z from 'zod';
import { pointApprovers } from '../../kernel/events/pointApprover.ts';
import { documentIdsSchema } from '../attachments/attachedDocument.ts';
import { pointKinds } from './agendaPoint.ts';

const terms = {
  text: z.string().trim().min(3).max(160),
  kind: z.enum(pointKinds),
  presenter: z.string().trim().max(80),
  notes: z.string().trim().max(2_000),
  /** Not said: those it has. */
  documentIds: documentIdsSchema.optional(),
};

/** Asked once the agenda was sent or the session began: who said yes to the change. */
const approvedBy = z.enum(pointApprovers).optional();

/** `POST /api/agenda/{id}/terms` */
export const pointTerms = z.strictObject({ ...terms, approvedBy });
export type PointTerms = z.infer<typeof pointTerms>;

/** `POST /api/agenda`: the id comes from the browser, so that a retry adds nothing twice. */
export const addPointRequest = z.strictObject({ pointId: z.uuid(), ...terms, approvedBy });
export type AddPointRequest = z.infer<typeof addPointRequest>;

/** `POST /api/agenda/{id}/move`: the number of the point whose place it takes. */
export const movePointRequest = z.strictObject({
  number: z.number().int().positive(),
  approvedBy,
});
export type MovePointRequest = z.infer<typeof movePointRequest>;

/** `POST /api/agenda/{id}/remove` */
export const removePointRequest = z.strictObject({ approvedBy });
export type RemovePointRequest = z.infer<typeof removePointRequest>;

/** `POST /api/agenda/current`: the point that is treated from now on; null: none. */
export const treatPointRequest = z.strictObject({ pointId: z.uuid().nullable() });
export type TreatPointRequest = z.infer<typeof treatPointRequest>;

/** As many as anybody gets through in an evening, and a screen shows. */
export const pointsAtMost = 60;
