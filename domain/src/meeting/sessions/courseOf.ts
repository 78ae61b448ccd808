import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { CourseState, SessionCourse } from './sessionCourse.ts';

/** The session as the engine of calls sees it. */
export function courseOf(session: AssemblySession): SessionCourse {
  return {
    call: session.call,
    startsAt: session.startsAt,
    state: session.state === 'open' ? 'sitting' : session.state,
    installedAt: session.installedAt ?? null,
    resumesAt: session.resumesAt ?? null,
  };
}

/** The decision of the engine, as fields of the session. */
export function sessionFieldsOf({ state, startsAt, installedAt, resumesAt }: SessionCourse) {
  return { state: sessionStateOf(state), startsAt, installedAt, resumesAt };
}

function sessionStateOf(state: CourseState): AssemblySession['state'] {
  return state === 'sitting' ? 'open' : state;
}
