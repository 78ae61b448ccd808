import { expect, test } from 'vitest';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { sessionStates } from '../../kernel/sessions/sessionState.ts';
import { courseOf, sessionFieldsOf } from './courseOf.ts';

const session: AssemblySession = {
  ...{ session: 1, call: 2, state: 'open', startsAt: 5 },
  ...{ stage: { mode: 'quorum' }, openQuestionIds: [] },
};

test('an open session is sitting, and each other state has the name that it has', () => {
  const states = sessionStates.map((state) => courseOf({ ...session, state }).state);
  expect(states).toEqual(sessionStates.map((state) => (state === 'open' ? 'sitting' : state)));
});

test('a session is written again as it was read, with no hour where it had none', () => {
  const hours = { installedAt: 7, resumesAt: 9 };
  for (const state of sessionStates) {
    const kept = { ...session, state, ...hours };
    expect(sessionFieldsOf(courseOf(kept))).toEqual({ state, startsAt: 5, ...hours });
  }
  expect(courseOf(session)).toMatchObject({ call: 2, installedAt: null, resumesAt: null });
});
