import { get, post, type SchemasOf } from '../access/endpoint.ts';
import type { AttorneyEntry } from './attorneyEntry.ts';
import {
  type AttorneyEntryQuery,
  attorneyEntryQuery,
  type CodeEntryRequest,
  codeEntryRequest,
  type EntryAnswer,
  type ForgotRequest,
  forgotRequest,
  type IssuedCode,
  type PersonRequest,
  personRequest,
} from './entryRequests.ts';

/** The ways in without password, and the desk that hands out the codes. */
export const entryEndpoints = {
  readAttorneyEntry: get('/auth/enable-vote', 'anybody').of<AttorneyEntryQuery, AttorneyEntry>(),
  attorney: post('/auth/attorney', 'anybody').of<CodeEntryRequest, EntryAnswer>(),
  virtual: post('/auth/virtual', 'anybody').of<CodeEntryRequest, EntryAnswer>(),
  askRecovery: post('/auth/forgot', 'anybody').of<ForgotRequest, object>(),
  issueCode: post('/access/codes', 'issueCode').of<PersonRequest, IssuedCode>(),
};

export const entrySchemas: SchemasOf<typeof entryEndpoints> = {
  readAttorneyEntry: attorneyEntryQuery,
  attorney: codeEntryRequest,
  virtual: codeEntryRequest,
  askRecovery: forgotRequest,
  issueCode: personRequest,
};
