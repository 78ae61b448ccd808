import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { JobProgress } from '../../kernel/jobs/job.ts';
import {
  type DiscardAnswer,
  type DiscardRequest,
  discardRequest,
  type RehearsalAnswer,
  type RehearsedWorkRequest,
  rehearsedWorkRequest,
  type StartRehearsalRequest,
  startRehearsalRequest,
} from './rehearsal.ts';

/** The meeting held for practice: made and discarded by administrators of the organisation. */
export const rehearsalEndpoints = {
  startRehearsal: post('/rehearsals', 'makeRehearsal').of<StartRehearsalRequest, RehearsalAnswer>(),
  startWork: post('/rehearsals/work', 'rehearse').of<RehearsedWorkRequest, JobProgress>(),
  discardRehearsal: post('/rehearsals/:assemblyId/discard', 'makeRehearsal').of<
    DiscardRequest,
    DiscardAnswer
  >(),
};

export const rehearsalSchemas: SchemasOf<typeof rehearsalEndpoints> = {
  startRehearsal: startRehearsalRequest,
  startWork: rehearsedWorkRequest,
  discardRehearsal: discardRequest,
};
