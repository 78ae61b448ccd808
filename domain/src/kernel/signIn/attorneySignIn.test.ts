import { expect, test } from 'vitest';
import { decideAttorneySignIn } from './attorneySignIn.ts';

const timeZone = 'America/Bogota';

test.each([
  [true, 'open', null],
  [true, 'planned', null],
  [true, 'suspended', null],
  [true, null, null],
  [true, 'closed', 'session-closed'],
  [true, 'failed', 'call-failed'],
  [false, 'open', 'turned-off'],
  [false, 'closed', 'turned-off'],
] as const)(
  'with the door on=%s and the session %s, attorneys are kept out by: %s',
  (attorneySignIn, state, reason) => {
    const session = state === null ? null : { state, endedAt: 20 };
    const signIn = decideAttorneySignIn(
      { attorneySignIn, attorneySignInSince: 10, timeZone },
      session,
    );
    const since = reason === 'turned-off' ? 10 : 20;
    expect(signIn).toEqual(
      reason === null ? { open: true, reason } : { open: false, reason, since, timeZone },
    );
  },
);

test('a door that nobody touched is open, and an end without its hour is told without one', () => {
  expect(decideAttorneySignIn({ timeZone }, null).open).toBe(true);
  expect(decideAttorneySignIn({ timeZone }, { state: 'closed' })).toMatchObject({ since: null });
});
