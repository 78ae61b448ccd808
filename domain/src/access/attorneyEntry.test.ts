import { expect, test } from 'vitest';
import { decideAttorneyEntry } from './attorneyEntry.ts';

test.each([
  [true, 'open', true, null],
  [true, 'planned', true, null],
  [true, 'suspended', true, null],
  [true, null, true, null],
  [true, 'closed', false, 'session-closed'],
  [false, 'open', false, 'turned-off'],
] as const)(
  'with the door on=%s and the session %s, attorneys enter: %s',
  (on, state, open, reason) => {
    expect(decideAttorneyEntry(on, state)).toEqual({ open, reason });
  },
);
