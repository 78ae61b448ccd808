import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { SealsAnswer } from '../../kernel/events/checkSeals.ts';
import {
  type CheckSealsRequest,
  type CloseProtectedRequest,
  checkSealsRequest,
  closeProtectedRequest,
  type LogRequest,
  logRequest,
  type OpenProtectedRequest,
  openProtectedRequest,
  type ProtectedAnswer,
  type QuorumReplay,
  type RecordPage,
  type RecordQuery,
  type ReplayQuery,
  recordQuery,
  replayQuery,
} from './recordRequests.ts';

/** The events: for the staff, those of the hall and the session; in the protected area, all. */
export const recordEndpoints = {
  readRecord: post('/record', 'readRecord').of<RecordQuery, RecordPage>(),
  replayQuorum: get('/record/quorum', 'readRecord').of<ReplayQuery, QuorumReplay>(),
  openProtected: post('/protected/open', 'openProtected').of<
    OpenProtectedRequest,
    ProtectedAnswer
  >(),
  closeProtected: post('/protected/close', 'openProtected').of<CloseProtectedRequest, object>(),
  readLog: post('/protected/log', 'readLog').of<LogRequest, RecordPage>(),
  checkSeals: post('/protected/seals', 'checkSeals').of<CheckSealsRequest, SealsAnswer>(),
};

export const recordSchemas: SchemasOf<typeof recordEndpoints> = {
  readRecord: recordQuery,
  replayQuorum: replayQuery,
  openProtected: openProtectedRequest,
  closeProtected: closeProtectedRequest,
  readLog: logRequest,
  checkSeals: checkSealsRequest,
};
