import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type BulkReport,
  type BulkRequest,
  type BulkSummary,
  bulkRequest,
} from './bulkRequests.ts';

/** The same work on many units at once: each kind of it takes its own operation besides. */
export const bulkEndpoints = {
  startBulk: post('/bulk', 'runBulk').of<BulkRequest, BulkSummary>(),
  listBulk: get('/bulk', 'runBulk').of<undefined, readonly BulkSummary[]>(),
  readBulk: get('/bulk/:jobId', 'runBulk').of<undefined, BulkReport>(),
};

export const bulkSchemas: SchemasOf<typeof bulkEndpoints> = { startBulk: bulkRequest };
