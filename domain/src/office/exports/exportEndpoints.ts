import * as z from 'zod';
import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import { documentIdSchema } from '../../kernel/identity/ids.ts';
import type { JobProgress } from '../../kernel/jobs/job.ts';

/** `POST /api/protected/export`: the id makes it the same one however often it is asked. */
const exportRequest = z.strictObject({ exportId: documentIdSchema });
export type ExportRequest = z.infer<typeof exportRequest>;

/** Where a browser downloads it, for two minutes. */
export interface ExportLink {
  readonly address: string;
}

/** Everything of an assembly in one file: in the protected area, for its administrators. */
export const exportEndpoints = {
  startExport: post('/protected/export', 'exportAssembly').of<ExportRequest, JobProgress>(),
  linkExport: post('/protected/export/link', 'exportAssembly').of<ExportRequest, ExportLink>(),
};

export const exportSchemas: SchemasOf<typeof exportEndpoints> = {
  startExport: exportRequest,
  linkExport: exportRequest,
};
