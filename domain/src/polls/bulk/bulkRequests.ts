import * as z from 'zod';
import { plateNumberSchema } from '../../hall/plates/plateRequests.ts';
import type { Operation } from '../../kernel/access/operations.ts';
import { personIdSchema, unitIdSchema, writtenAtSchema } from '../../kernel/identity/ids.ts';
import type { JobProgress } from '../../kernel/jobs/job.ts';
import type { BulkWork } from '../../people/lists/readBulkSheet.ts';
import {
  type Attendance,
  attendanceModes,
  rosterCapacities,
} from '../../people/seats/attendance.ts';

/** The operation that the API requires to start each. */
export const bulkOperations = {
  accredit: 'runBulk',
  leave: 'runBulk',
  plates: 'bulkPlates',
} as const satisfies Record<BulkWork, Operation>;

/** More than any roster has. */
const bulkAtMost = 30_000;

/** The row of the sheet that asks for it, so that its answer can be found again. */
const row = z.number().int().min(1).max(1_000_000);

const accreditItem = z.strictObject({
  row,
  unitId: unitIdSchema,
  personId: personIdSchema,
  capacity: z.enum(rosterCapacities),
  /** The hour beside the signature, of the paper channel. */
  writtenAt: writtenAtSchema.optional(),
});
export type BulkAccreditItem = z.infer<typeof accreditItem>;

const leaveItem = z.strictObject({ row, unitId: unitIdSchema });
export type BulkLeaveItem = z.infer<typeof leaveItem>;

const plateItem = z.strictObject({ row, number: plateNumberSchema, personId: personIdSchema });
export type BulkPlateItem = z.infer<typeof plateItem>;

/**
 * `POST /api/bulk`: one thing done to many, each row with its own answer. Nothing is asked twice in it,
 * so that the order of the rows decides nothing.
 */
export const bulkRequest = z.discriminatedUnion('work', [
  z.strictObject({
    work: z.literal('accredit'),
    jobId: z.uuid(),
    channel: z.enum(attendanceModes),
    items: z
      .array(accreditItem)
      .min(1)
      .max(bulkAtMost)
      .refine((items) => isOnce(items.map(({ unitId }) => unitId))),
  }),
  z.strictObject({
    work: z.literal('leave'),
    jobId: z.uuid(),
    items: z
      .array(leaveItem)
      .min(1)
      .max(bulkAtMost)
      .refine((items) => isOnce(items.map(({ unitId }) => unitId))),
  }),
  z.strictObject({
    work: z.literal('plates'),
    jobId: z.uuid(),
    items: z
      .array(plateItem)
      .min(1)
      .max(bulkAtMost)
      .refine((items) => isOnce(items.map(({ number }) => number)))
      .refine((items) => isOnce(items.map(({ personId }) => personId))),
  }),
]);
export type BulkRequest = z.infer<typeof bulkRequest>;

/** The items of a part that waits, by the work of its job. */
export const bulkItems = {
  accredit: z.array(accreditItem),
  leave: z.array(leaveItem),
  plates: z.array(plateItem),
} as const;

function isOnce(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** The outcome of a row. `unchanged`: it was so already. */
export interface BulkResult {
  readonly row: number;
  readonly unitId: string | null;
  readonly personId: string | null;
  readonly plate: number | null;
  readonly status: 'done' | 'unchanged' | 'refused';
  /** Why it was refused, in Spanish; empty otherwise. */
  readonly message: string;
}

/** The outcomes of the rows of a part. */
export const bulkResults: z.ZodType<readonly BulkResult[]> = z.array(
  z.object({
    row: z.int(),
    unitId: z.string().nullable(),
    personId: z.string().nullable(),
    plate: z.number().nullable(),
    status: z.enum(['done', 'unchanged', 'refused']),
    message: z.string(),
  }),
);

/** A job as the page lists it, newest first. */
export interface BulkSummary extends JobProgress {
  readonly work: BulkWork;
  readonly channel: Attendance['channel'] | null;
  /** Milliseconds by the server's clock. */
  readonly startedAt: number;
}

/** `GET /api/bulk/:jobId`: what the job has come to so far, row by row. */
export interface BulkReport extends BulkSummary {
  readonly results: readonly BulkResult[];
}
