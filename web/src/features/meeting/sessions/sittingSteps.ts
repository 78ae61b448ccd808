import {
  type AssemblySession,
  calledOffIn,
  closeSitting,
  describeRefusal,
  failCall,
  installSitting,
  type Operation,
  type Outcome,
  type Quorum,
  type Refusal,
  resumeSitting,
  sittingOf,
  suspendSitting,
} from '@asamblea/domain';

const steps = ['install', 'fail', 'next-call', 'verify', 'suspend', 'resume', 'close'] as const;
export type Step = (typeof steps)[number];

/** What the API asks of who takes each step. */
export const stepOperations: Readonly<Record<Step, Operation>> = {
  install: 'installSession',
  fail: 'failCall',
  'next-call': 'planNextCall',
  verify: 'verifyQuorum',
  suspend: 'suspendSession',
  resume: 'resumeSession',
  close: 'closeSession',
};

export interface SittingStep {
  readonly step: Step;
  /** Why not now, in one sentence; null when it may be pressed. */
  readonly why: string | null;
}

const minuteMillis = 60_000;
const byState: Readonly<Record<AssemblySession['state'], readonly Step[]>> = {
  planned: ['install', 'verify', 'fail'],
  open: ['verify', 'suspend', 'close'],
  suspended: ['resume', 'verify', 'close'],
  failed: ['next-call'],
  closed: [],
};

/** What the chair may do with the session now, by the same engine that the server asks. */
export function sittingSteps(
  session: AssemblySession,
  quorum: Quorum,
  now: number,
): readonly SittingStep[] {
  return stepsOf(session).map((step) => ({ step, why: whyNot(step, session, quorum, now) }));
}

/** Those that there are in its state, whether they may be taken now or not. */
export function stepsOf(session: AssemblySession): readonly Step[] {
  // Nothing is done with a meeting that was called off until it has a date again.
  return calledOffIn(session).isCalledOff === true ? [] : byState[session.state];
}

function whyNot(step: Step, session: AssemblySession, quorum: Quorum, now: number): string | null {
  const refusal = refusalOf(step, session, quorum, now);
  return refusal === null ? null : describeRefusal(refusal).message;
}

function refusalOf(
  step: Step,
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
