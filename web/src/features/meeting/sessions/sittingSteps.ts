import {
  type AssemblySession,
  closeSitting,
  describeRefusal,
  failCall,
  installSitting,
  type Outcome,
  type Quorum,
  type Refusal,
  resumeSitting,
  sittingOf,
  suspendSitting,
} from '@asamblea/domain';
import { type SessionStep, stepsOf } from './stepsOf.ts';

export interface SittingStep {
  readonly step: SessionStep;
  /** Why not now, in one sentence; null when it may be pressed. */
  readonly why: string | null;
}

const minuteMillis = 60_000;
/** The possible steps of the session now, by the same engine that the server asks. */
export function sittingSteps(
  session: AssemblySession,
  quorum: Quorum,
  now: number,
): readonly SittingStep[] {
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
  const sitting = sittingOf(session);
  const isVoting = session.openQuestionIds.length > 0;
  switch (step) {
    case 'install':
      return refusalIn(installSitting(sitting, quorum, now));
    case 'fail': {
      const waitMillis = (session.waitMinutes ?? 0) * minuteMillis;
      return refusalIn(failCall(sitting, quorum, { now, waitMillis }));
    }
    case 'resume':
      return refusalIn(resumeSitting(sitting, quorum));
    case 'suspend':
      return isVoting ? { code: 'voting-in-progress' } : refusalIn(suspendSitting(sitting, null));
    case 'close':
      return isVoting ? { code: 'voting-in-progress' } : refusalIn(closeSitting(sitting));
    case 'verify':
    case 'next-call':
      return null;
  }
}

function refusalIn(outcome: Outcome<unknown>): Refusal | null {
  return outcome.ok ? null : outcome.refusal;
}
