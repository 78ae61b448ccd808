import { expect, test } from 'vitest';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { sessionStates } from '../../kernel/sessions/sessionState.ts';
import { sessionFieldsOf, sittingOf } from './sittingOf.ts';

const session: AssemblySession = {
  ...{ session: 1, call: 2, state: 'open', startsAt: 5 },
  ...{ stage: { mode: 'quorum' }, openQuestionIds: [] },
};

test('an open session is sitting, and each other state has the name that it has', () => {
  const states = sessionStates.map((state) => sittingOf({ ...session, state }).state);
  expect(states).toEqual(sessionStates.map((state) => (state === 'open' ? 'sitting' : state)));
});

test('a session is written again as it was read, with no hour where it had none', () => {
  const hours = { installedAt: 7, resumesAt: 9 };
  for (const state of sessionStates) {
    const kept = { ...session, state, ...hours };
    expect(sessionFieldsOf(sittingOf(kept))).toEqual({ state, startsAt: 5, ...hours });
  }
  expect(sittingOf(session)).toMatchObject({ call: 2, installedAt: null, resumesAt: null });
});
