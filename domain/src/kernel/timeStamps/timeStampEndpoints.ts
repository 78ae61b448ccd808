import { get, post, type SchemasOf } from '../access/endpoint.ts';
import {
  type SetTimeAuthorityRequest,
  type StampTrial,
  setTimeAuthorityRequest,
  type TimeAuthorityAnswer,
} from './timeAuthority.ts';
import type { TimeStampsAnswer } from './timeStampView.ts';

/** The authority that stamps the seals of the record, and what it stamped. */
export const timeStampEndpoints = {
  readTimeAuthority: get('/settings/time-authority', 'setTimeAuthority').of<
    undefined,
    TimeAuthorityAnswer
  >(),
  setTimeAuthority: post('/settings/time-authority', 'setTimeAuthority').of<
    SetTimeAuthorityRequest,
    TimeAuthorityAnswer
  >(),
  tryTimeAuthority: post('/settings/time-authority/test', 'setTimeAuthority').of<
    SetTimeAuthorityRequest,
    StampTrial
  >(),
  readTimeStamps: get('/protected/time-stamps', 'readLog').of<undefined, TimeStampsAnswer>(),
};

export const timeStampSchemas: SchemasOf<typeof timeStampEndpoints> = {
  setTimeAuthority: setTimeAuthorityRequest,
  tryTimeAuthority: setTimeAuthorityRequest,
};
