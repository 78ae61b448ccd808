import {
  type AssemblySession,
  courseOf,
  decideEnding,
  decideInstalling,
  decideResuming,
  decideSuspending,
  describeRefusal,
  failCall,
  type Outcome,
  type Quorum,
  type Refusal,
} from '@asamblea/domain';
import { type SessionStep, stepsOf } from './stepsOf.ts';

export interface SessionMove {
  readonly step: SessionStep;
  /** Why not now, in one sentence; null when it may be pressed. */
  readonly why: string | null;
}

const minuteMillis = 60_000;
/** The possible steps of the session now, by the same engine that the server asks. */
export function sessionMoves(
  session: AssemblySession,
  quorum: Quorum,
  now: number,
): readonly SessionMove[] {
  return stepsOf(session).map((step) => ({ step, why: whyNot(step, session, quorum, now) }));
}

function whyNot(
  step: SessionStep,
  session: AssemblySession,
  quorum: Quorum,
  now: number,
): string | null {
  const refusal = refusalOf(step, session, quorum, now);
  return refusal === null ? null : describeRefusal(refusal).message;
}

function refusalOf(
  step: SessionStep,
  session: AssemblySession,
  quorum: Quorum,
  now: number,
): Refusal | null {
  const course = courseOf(session);
  const isVoting = session.openQuestionIds.length > 0;
  switch (step) {
    case 'install':
      return refusalIn(decideInstalling(course, quorum, now));
    case 'fail': {
      const waitMillis = (session.waitMinutes ?? 0) * minuteMillis;
      return refusalIn(failCall(course, quorum, { now, waitMillis }));
    }
    case 'resume':
      return refusalIn(decideResuming(course, quorum));
    case 'suspend':
      return isVoting ? { code: 'voting-in-progress' } : refusalIn(decideSuspending(course, null));
    case 'close':
      return isVoting ? { code: 'voting-in-progress' } : refusalIn(decideEnding(course));
    case 'verify':
    case 'next-call':
      return null;
  }
}

function refusalIn(outcome: Outcome<unknown>): Refusal | null {
  return outcome.ok ? null : outcome.refusal;
}
