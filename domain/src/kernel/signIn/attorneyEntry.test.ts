import { expect, test } from 'vitest';
import { decideAttorneyEntry } from './attorneyEntry.ts';

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
    const entry = decideAttorneyEntry(
      { attorneySignIn, attorneySignInSince: 10, timeZone },
      session,
    );
    const since = reason === 'turned-off' ? 10 : 20;
    expect(entry).toEqual(
      reason === null ? { open: true, reason } : { open: false, reason, since, timeZone },
    );
  },
);

test('a door that nobody touched is open, and an end without its hour is told without one', () => {
  expect(decideAttorneyEntry({ timeZone }, null).open).toBe(true);
  expect(decideAttorneyEntry({ timeZone }, { state: 'closed' })).toMatchObject({ since: null });
});
