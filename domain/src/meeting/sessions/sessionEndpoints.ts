import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { MeetingOfficers } from '../../kernel/sessions/meetingOfficers.ts';
import type { NoticeCheckAnswer } from '../convened/compareNotice.ts';
import type { MeetingCheckAnswer } from '../convocationChecks/checkMeeting.ts';
import type { ClosingAnswer } from './closingReview.ts';
import { type PlanMeetingRequest, planMeetingRequest } from './meetingCall.ts';
import {
  type InstallRequest,
  installRequest,
  type NextCallAdvice,
  type NextCallRequest,
  nextCallRequest,
  type OfficersRequest,
  officersRequest,
  type SessionChanged,
  type SessionChangeRequest,
  type SuspendRequest,
  sessionChangeRequest,
  suspendRequest,
  type VerifyRequest,
  verifyRequest,
} from './sessionRequests.ts';

/** The acts of the chair on the meeting: its date, its calls, and those once it is under way. */
export const sessionEndpoints = {
  installSession: post('/session/install', 'installSession').of<InstallRequest, SessionChanged>(),
  /** The differences between the sent notice and the meeting. */
  compareNotice: get('/session/notice', 'compareNotice').of<undefined, NoticeCheckAnswer>(),
  failSession: post('/session/fail', 'failCall').of<SessionChangeRequest, SessionChanged>(),
  planNextSession: post('/session/next-call', 'planNextCall').of<NextCallRequest, SessionChanged>(),
  adviseNextCall: get('/session/next-call', 'planNextCall').of<undefined, NextCallAdvice>(),
  planMeeting: post('/session/plan', 'planMeeting').of<PlanMeetingRequest, MeetingCheckAnswer>(),
  checkMeeting: get('/session/plan', 'planMeeting').of<undefined, MeetingCheckAnswer>(),
  suspendSession: post('/session/suspend', 'suspendSession').of<SuspendRequest, SessionChanged>(),
  resumeSession: post('/session/resume', 'resumeSession').of<
    SessionChangeRequest,
    SessionChanged
  >(),
  closeSession: post('/session/close', 'closeSession').of<SessionChangeRequest, SessionChanged>(),
  /** The facts that the record lacks before it is closed for good. */
  readClosing: get('/session/closing', 'closeSession').of<undefined, ClosingAnswer>(),
  noteOfficers: post('/session/officers', 'noteOfficers').of<OfficersRequest, MeetingOfficers>(),
  verifyQuorum: post('/session/verify', 'verifyQuorum').of<VerifyRequest, SessionChanged>(),
};

export const sessionSchemas: SchemasOf<typeof sessionEndpoints> = {
  installSession: installRequest,
  failSession: sessionChangeRequest,
  planNextSession: nextCallRequest,
  planMeeting: planMeetingRequest,
  suspendSession: suspendRequest,
  resumeSession: sessionChangeRequest,
  closeSession: sessionChangeRequest,
  noteOfficers: officersRequest,
  verifyQuorum: verifyRequest,
};
