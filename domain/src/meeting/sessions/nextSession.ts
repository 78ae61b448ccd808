import { localDateOf } from '../../kernel/calendars/zone.ts';
import { type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { courseOf, sessionFieldsOf } from './courseOf.ts';
import { planNextCall } from './sessionCourse.ts';

interface NextCall {
  readonly startsAt: number;
  readonly waitMinutes: number;
  /** How many calls the law knows. */
  readonly lastCall: number;
  readonly timeZone: string;
  readonly now: number;
}

/**
 * The session of the call that follows a failed one. Agenda and proxies were given for the assembly
 * and pass to it whatever its date. On the same day it is the same session going on: people in the hall stay
 * registered. On another day people register again, in a session of its own.
 */
export function nextSession(failed: AssemblySession, asked: NextCall): Outcome<AssemblySession> {
  const { startsAt, lastCall, timeZone, waitMinutes, now } = asked;
  const planned = planNextCall(courseOf(failed), { startsAt, lastCall });
  if (!planned.ok) return planned;
  if (startsAt < now) return refuse('moment-past');
  const sameDay = localDateOf(failed.startsAt, timeZone) === localDateOf(startsAt, timeZone);
  return {
    ok: true,
    value: {
      session: sameDay ? failed.session : failed.session + 1,
      call: callAfter(failed.call),
      ...sessionFieldsOf(planned.value),
      waitMinutes,
      ...(failed.called === undefined ? {} : { called: failed.called }),
      ...(failed.convened === undefined ? {} : { convened: failed.convened }),
      verified: null,
      stage: { mode: 'quorum' },
      openQuestionIds: [],
    },
  };
}

function callAfter(call: AssemblySession['call']): AssemblySession['call'] {
  return call === 1 ? 2 : 3;
}
