import {
  type Outcome,
  refuse,
  type SittingAnswer,
  type SuspendRequest,
  suspendSitting,
} from '@asamblea/domain';
import { changeSitting, type Presiding } from './changeSitting.ts';

/** Suspends: nothing is voted until it resumes, and the people present stay recorded. */
export function suspendSession(asked: Presiding<SuspendRequest>): Promise<Outcome<SittingAnswer>> {
  const { resumesAt } = asked.request;
  return changeSitting(asked, {
    kind: 'session-suspended',
    decide: (sitting) => {
      if (resumesAt !== null && resumesAt <= asked.now && sitting.state === 'sitting') {
        return refuse('moment-past');
      }
      return suspendSitting(sitting, resumesAt);
    },
  });
}
