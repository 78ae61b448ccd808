import { calledOffIn, failCall, type Outcome, refuse, type SittingAnswer } from '@asamblea/domain';
import { changeSitting, type Presiding } from './changeSitting.ts';

const minuteMillis = 60_000;

/** Declares that the call failed for lack of quorum, once the promised wait is over. */
export function failSession(asked: Presiding): Promise<Outcome<SittingAnswer>> {
  return changeSitting(asked, {
    kind: 'call-failed',
    decide: (sitting, quorum, session) => {
      if (calledOffIn(session).isCalledOff === true) return refuse('meeting-called-off');
      const { waitMinutes = 0 } = session;
      return failCall(sitting, quorum, { now: asked.now, waitMillis: waitMinutes * minuteMillis });
    },
  });
}
