import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { CountingAnswer } from '../moderation/questionEndpoints.ts';
import {
  type PaperCheck,
  type PaperCheckRequest,
  type PaperRequest,
  paperCheckRequest,
  paperRequest,
} from './paperRequests.ts';

/** A vote that the hall held on paper while there was no network, written down after it. */
export const paperEndpoints = {
  checkPaper: post('/votes/paper/check', 'recordPaper').of<PaperCheckRequest, PaperCheck>(),
  recordPaper: post('/votes/paper', 'recordPaper').of<PaperRequest, CountingAnswer>(),
};

export const paperSchemas: SchemasOf<typeof paperEndpoints> = {
  checkPaper: paperCheckRequest,
  recordPaper: paperRequest,
};
