import * as z from 'zod';
import { unitIdSchema } from '../../kernel/identity/ids.ts';
import { isRefusalCode } from '../../kernel/refusals/decidesSubmission.ts';
import type { RefusalBody } from '../../kernel/refusals/describeRefusal.ts';
import type { RefusalCode } from '../../kernel/refusals/refusal.ts';
import type { AttendanceAnswer } from './attendanceRequests.ts';
import { type DeskOperation, deskOperation } from './deskOperation.ts';

const codes = z.custom<RefusalCode>((code) => typeof code === 'string' && isRefusalCode(code));

/** A unit that the server did not move, with what it said, until the desk solves it or lets it go. */
const deskConflict = z.object({
  operation: deskOperation,
  unitId: unitIdSchema,
  refusal: z.object({ code: codes, message: z.string(), statusCode: z.number() }),
});
export type DeskConflict = z.infer<typeof deskConflict>;

/** The unsettled work of the desk: waiting operations in order, and those that came back refused. */
export const deskQueue = z.object({
  waiting: z.array(deskOperation).readonly(),
  conflicts: z.array(deskConflict).readonly(),
});
export type DeskQueue = z.infer<typeof deskQueue>;

export const emptyQueue: DeskQueue = { waiting: [], conflicts: [] };

/**
 * The outcome of sending one operation. `lost`: nobody knows whether it arrived, so the same goes again.
 * `refused`: the server understood it and moved nothing at all.
 */
export type DeskDelivery =
  | { readonly kind: 'answered'; readonly results: readonly AttendanceAnswer[] }
  | { readonly kind: 'refused'; readonly refusal: RefusalBody }
  | { readonly kind: 'lost' };

/** Puts a press at the end. The same one twice is one. */
export function enqueue(queue: DeskQueue, operation: DeskOperation): DeskQueue {
  const isKept = queue.waiting.some(({ requestId }) => requestId === operation.requestId);
  return isKept ? queue : { ...queue, waiting: [...queue.waiting, operation] };
}

/**
 * Takes the answer of a sending in. A lost operation stays in its place; an answered one leaves, and each
 * refused unit becomes a conflict. An answer that comes twice changes nothing the second time.
 */
export function settle(queue: DeskQueue, requestId: string, delivery: DeskDelivery): DeskQueue {
  const operation = queue.waiting.find((one) => one.requestId === requestId);
  if (operation === undefined || delivery.kind === 'lost') return queue;
  const refused =
    delivery.kind === 'refused'
      ? operation.unitIds.map((unitId) => ({ operation, unitId, refusal: delivery.refusal }))
      : delivery.results.flatMap((row) =>
          row.status === 'refused' ? [{ operation, unitId: row.unitId, refusal: row.refusal }] : [],
        );
  return {
    waiting: queue.waiting.filter((one) => one !== operation),
    conflicts: [...queue.conflicts, ...refused],
  };
}

/** The desk looked at it and leaves things as they are, or has solved it otherwise. */
export function dismiss(queue: DeskQueue, conflict: DeskConflict): DeskQueue {
  return { ...queue, conflicts: queue.conflicts.filter((one) => !isSame(one, conflict)) };
}

function isSame(a: DeskConflict, b: DeskConflict): boolean {
  return a.unitId === b.unitId && a.operation.requestId === b.operation.requestId;
}
