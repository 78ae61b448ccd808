import { calledOffIn, failCall, type Outcome, refuse, type SessionChanged } from '@asamblea/domain';
import { changeSession, type Presiding } from './changeSession.ts';

const minuteMillis = 60_000;

/** Declares that the call failed for lack of quorum, once the promised wait is over. */
export function failSession(asked: Presiding): Promise<Outcome<SessionChanged>> {
  return changeSession(asked, {
    kind: 'call-failed',
    decide: (course, quorum, session) => {
      if (calledOffIn(session).isCalledOff === true) return refuse('meeting-called-off');
      const { waitMinutes = 0 } = session;
      return failCall(course, quorum, { now: asked.now, waitMillis: waitMinutes * minuteMillis });
    },
  });
}
