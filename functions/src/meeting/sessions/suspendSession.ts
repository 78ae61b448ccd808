import {
  decideSuspending,
  type Outcome,
  refuse,
  type SessionChanged,
  type SuspendRequest,
} from '@asamblea/domain';
import { changeSession, type Presiding } from './changeSession.ts';

/** Suspends: nothing is voted until it resumes, and the people present stay recorded. */
export function suspendSession(asked: Presiding<SuspendRequest>): Promise<Outcome<SessionChanged>> {
  const { resumesAt } = asked.request;
  return changeSession(asked, {
    kind: 'session-suspended',
    decide: (course) => {
      if (resumesAt !== null && resumesAt <= asked.now && course.state === 'sitting') {
        return refuse('moment-past');
      }
      return decideSuspending(course, resumesAt);
    },
  });
}
