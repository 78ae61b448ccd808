import * as z from 'zod';
import { proxyForms } from '../../kernel/bylaws/proxyBylaws.ts';
import { localDateSchema } from '../../kernel/calendars/localDateSchema.ts';
import type { JobProgress } from '../../kernel/jobs/job.ts';
import { type ProxyState, proxyStates } from './proxyGrant.ts';
import { type ProxyRow, proxyRow } from './readProxyTable.ts';

/** More than any assembly has proxies. */
const proxyRowsAtMost = 5_000;

/**
 * `POST /api/proxies/import`: a file of proxies, as one job. The id of the file and the number of the row
 * make each proxy's own id, so that the same file in another job changes nothing that was done.
 */
export const importProxiesRequest = z.strictObject({
  jobId: z.uuid(),
  importId: z.uuid(),
  rows: z.array(proxyRow).min(1).max(proxyRowsAtMost),
  form: z.enum(proxyForms),
  writtenOn: localDateSchema,
  /** Accept what nothing blocks, or leave everything waiting for the desk. */
  accept: z.boolean(),
});
export type ImportProxiesRequest = z.infer<typeof importProxiesRequest>;

/** The outcome of one row. `message`: why it is not accepted; empty otherwise. */
export interface ProxyRowAnswer {
  readonly row: number;
  readonly status: ProxyState | 'refused';
  /** False when it had already been done before. */
  readonly changed: boolean;
  readonly message: string;
}

/** The same beside the text of the row, for people who no longer have the file. */
export interface ProxyRowResult extends ProxyRowAnswer {
  readonly units: readonly string[];
  readonly grantorName: string;
  readonly attorneyName: string;
}

/** The rows of a part that waits. */
export const proxyRows: z.ZodType<readonly ProxyRow[]> = z.array(proxyRow);

/** The outcomes of the rows of a part. */
export const proxyRowResults: z.ZodType<readonly ProxyRowResult[]> = z.array(
  z.object({
    row: z.int(),
    status: z.enum([...proxyStates, 'refused']),
    changed: z.boolean(),
    message: z.string(),
    units: z.array(z.string()),
    grantorName: z.string(),
    attorneyName: z.string(),
  }),
);

/** A job as the page lists it, newest first. */
export interface ProxyImportSummary extends JobProgress {
  /** Milliseconds by the server's clock. */
  readonly startedAt: number;
}

/** `GET /api/proxies/import/:jobId`: what it has come to so far, row by row. */
export interface ProxyImportReport extends ProxyImportSummary {
  readonly results: readonly ProxyRowResult[];
}

export function importedProxyId(importId: string, row: number): string {
  return `${importId}-${row}`;
}
