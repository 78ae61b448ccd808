import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';

/** A call on its way: from the notice to its end. Times are milliseconds by the server's clock. */
export interface SessionCourse {
  readonly call: number;
  readonly startsAt: number;
  readonly state: CourseState;
  /** When it was declared open, with quorum; null before. */
  readonly installedAt: number | null;
  /** When a suspended session goes on, if it was said. */
  readonly resumesAt: number | null;
}

export const courseStates = ['planned', 'sitting', 'suspended', 'failed', 'closed'] as const;
export type CourseState = (typeof courseStates)[number];

type Decided = Outcome<{ readonly course: SessionCourse; readonly changed: boolean }>;

/** Declares the session open: not before its hour, and only with quorum. */
export function decideInstalling(course: SessionCourse, quorum: Quorum, now: number): Decided {
  switch (course.state) {
    case 'sitting':
      return unchanged(course);
    case 'planned':
      break;
    case 'suspended':
    case 'failed':
    case 'closed':
      return refuse('sitting-over', stateName(course.state));
  }
  if (now < course.startsAt) return refuse('call-too-early');
  if (!quorum.met) return refuse('quorum-missing', `Se requiere ${quorum.needed}.`);
  return changed({ ...course, state: 'sitting', installedAt: now });
}

/** Declares that a call failed for lack of quorum, once the wait that was promised is over. */
export function failCall(
  course: SessionCourse,
  quorum: Quorum,
  { now, waitMillis }: { readonly now: number; readonly waitMillis: number },
): Decided {
  switch (course.state) {
    case 'failed':
      return unchanged(course);
    case 'planned':
      break;
    case 'sitting':
    case 'suspended':
    case 'closed':
      return refuse('sitting-over', stateName(course.state));
  }
  if (now < course.startsAt + waitMillis) return refuse('call-too-early');
  if (quorum.met) return refuse('quorum-present');
  return changed({ ...course, state: 'failed' });
}

/** The call after a failed one. `lastCall`: how many calls the law knows. */
export function planNextCall(
  failed: SessionCourse,
  { startsAt, lastCall }: { readonly startsAt: number; readonly lastCall: number },
): Outcome<SessionCourse> {
  if (failed.state !== 'failed') return refuse('call-not-failed');
  if (failed.call >= lastCall) return refuse('no-more-calls');
  if (startsAt <= failed.startsAt) return refuse('call-too-early');
  const call = failed.call + 1;
  return accept({ call, startsAt, state: 'planned', installedAt: null, resumesAt: null });
}

/** Suspends; who is present stays recorded. */
export function decideSuspending(course: SessionCourse, resumesAt: number | null): Decided {
  switch (course.state) {
    case 'suspended':
      return unchanged(course);
    case 'sitting':
      return changed({ ...course, state: 'suspended', resumesAt });
    case 'planned':
      return refuse('sitting-not-begun');
    case 'failed':
    case 'closed':
      return refuse('sitting-over', stateName(course.state));
  }
}

/** Goes on after a suspension: the quorum is verified again. */
export function decideResuming(course: SessionCourse, quorum: Quorum): Decided {
  switch (course.state) {
    case 'sitting':
      return unchanged(course);
    case 'suspended':
      break;
    case 'planned':
      return refuse('sitting-not-begun');
    case 'failed':
    case 'closed':
      return refuse('sitting-over', stateName(course.state));
  }
  if (!quorum.met) return refuse('quorum-missing', `Se requiere ${quorum.needed}.`);
  return changed({ ...course, state: 'sitting', resumesAt: null });
}

/** Ends the session for good. */
export function decideEnding(course: SessionCourse): Decided {
  switch (course.state) {
    case 'closed':
      return unchanged(course);
    case 'sitting':
    case 'suspended':
      return changed({ ...course, state: 'closed', resumesAt: null });
    case 'planned':
      return refuse('sitting-not-begun');
    case 'failed':
      return refuse('sitting-over', stateName(course.state));
  }
}

function stateName(state: Exclude<CourseState, 'planned' | 'sitting'> | 'sitting'): string {
  const names = {
    sitting: 'Está en curso.',
    suspended: 'Está suspendida.',
    failed: 'Fracasó por falta de quórum.',
    closed: 'Está cerrada.',
  };
  return names[state];
}

function changed(course: SessionCourse): Decided {
  return accept({ course, changed: true });
}

function unchanged(course: SessionCourse): Decided {
  return accept({ course, changed: false });
}
