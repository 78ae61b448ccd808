import { sessionEndpoints, sessionSchemas } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { adviseNextCall } from './adviseNextCall.ts';
import { checkMeetingOf } from './checkMeetingOf.ts';
import { closeSession } from './closeSession.ts';
import { compareNoticeOf } from './compareNotice.ts';
import { failSession } from './failSession.ts';
import { installSession } from './installSession.ts';
import { noteOfficers } from './noteOfficers.ts';
import { planMeeting } from './planMeeting.ts';
import { planNextSession } from './planNextSession.ts';
import { readClosing } from './readClosing.ts';
import { resumeSession } from './resumeSession.ts';
import { suspendSession } from './suspendSession.ts';
import { verifyQuorum } from './verifyQuorum.ts';

export const serveSessions = () =>
  serve(sessionEndpoints, sessionSchemas, {
    installSession: (call) => installSession(pressed(call)),
    compareNotice: ({ assemblyId }) => compareNoticeOf(assemblyId),
    failSession: (call) => failSession(pressed(call)),
    planNextSession: (call) => planNextSession(pressed(call)),
    adviseNextCall: ({ assemblyId }) => adviseNextCall(assemblyId),
    planMeeting: (call) => planMeeting(pressed(call)),
    checkMeeting: ({ assemblyId, now }) => checkMeetingOf(assemblyId, now),
    suspendSession: (call) => suspendSession(pressed(call)),
    resumeSession: (call) => resumeSession(pressed(call)),
    closeSession: (call) => closeSession(pressed(call)),
    readClosing: ({ assemblyId }) => readClosing(assemblyId),
    noteOfficers: (call) => noteOfficers(pressed(call)),
    verifyQuorum: (call) => verifyQuorum(pressed(call)),
  });

/** The person who presses, the assembly, the request and the time. */
function pressed<T>(call: Requester & { readonly asked: T; readonly now: number }) {
  const { assemblyId, uid, asked, now } = call;
  return { assemblyId, by: uid, request: asked, now };
}
