import { type AssemblySession, calledOffIn, type Operation } from '@asamblea/domain';

const steps = ['install', 'fail', 'next-call', 'verify', 'suspend', 'resume', 'close'] as const;
export type SessionStep = (typeof steps)[number];

/** The operation that the API requires for each step. */
export const stepOperations: Readonly<Record<SessionStep, Operation>> = {
  install: 'installSession',
  fail: 'failCall',
  'next-call': 'planNextCall',
  verify: 'verifyQuorum',
  suspend: 'suspendSession',
  resume: 'resumeSession',
  close: 'closeSession',
};

const byState: Readonly<Record<AssemblySession['state'], readonly SessionStep[]>> = {
  planned: ['install', 'verify', 'fail'],
  open: ['verify', 'suspend', 'close'],
  suspended: ['resume', 'verify', 'close'],
  failed: ['next-call'],
  closed: [],
};

/** Those that there are in its state, whether they may be taken now or not. */
export function stepsOf(session: AssemblySession): readonly SessionStep[] {
  // Nothing is done with a meeting that was called off until it has a date again.
  return calledOffIn(session).isCalledOff === true ? [] : byState[session.state];
}
