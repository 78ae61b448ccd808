import { get, post, type SchemasOf } from '../access/endpoint.ts';
import type { AttorneySignIn } from './attorneySignIn.ts';
import {
  type AttorneySignInQuery,
  attorneySignInQuery,
  type CodeSignInRequest,
  codeSignInRequest,
  type ForgotRequest,
  forgotRequest,
  type IssuedCode,
  type PersonRequest,
  personRequest,
  type SignInAnswer,
} from './codeSignInRequests.ts';
import { type PrivacyNotice, type PrivacyRequest, privacyRequest } from './privacyNotice.ts';

/** The ways in without password, and the desk that hands out the codes. */
export const codeSignInEndpoints = {
  readAttorneySignIn: get('/auth/enable-vote', 'anybody').of<AttorneySignInQuery, AttorneySignIn>(),
  attorney: post('/auth/attorney', 'anybody').of<CodeSignInRequest, SignInAnswer>(),
  virtual: post('/auth/virtual', 'anybody').of<CodeSignInRequest, SignInAnswer>(),
  readPrivacyNotice: post('/auth/privacy', 'anybody').of<PrivacyRequest, PrivacyNotice>(),
  askRecovery: post('/auth/forgot', 'anybody').of<ForgotRequest, object>(),
  issueCode: post('/access/codes', 'issueCode').of<PersonRequest, IssuedCode>(),
};

export const codeSignInSchemas: SchemasOf<typeof codeSignInEndpoints> = {
  readAttorneySignIn: attorneySignInQuery,
  attorney: codeSignInRequest,
  virtual: codeSignInRequest,
  readPrivacyNotice: privacyRequest,
  askRecovery: forgotRequest,
  issueCode: personRequest,
};
