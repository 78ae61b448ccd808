import { expect, test } from 'vitest';
import { checkSignIn, signInsFromNow } from './signIn.ts';

const minute = 60_000;
const now = 1_800_000_000_500;

test.each([
  ['just now', 0, true],
  ['five minutes ago and a minute of skew', 6 * minute, true],
  ['a moment longer ago', 6 * minute + 1, false],
  ['a minute ahead, by another clock', -minute, true],
  ['further ahead', -minute - 1, false],
])('a password typed %s opens a session: %s', (_, age, opens) => {
  expect(checkSignIn({ signedInAt: now - age, from: undefined, now }).ok).toBe(opens);
});

test('signing out shuts out its own password and every one before it, and lets the next in', () => {
  const signedInAt = 1_800_000_000_000;
  const from = signInsFromNow({ signedInAt }, now);
  const opens = (typed: number) => checkSignIn({ signedInAt: typed, from, now }).ok;
  expect([-minute, 0, 1000].map((later) => opens(signedInAt + later))).toEqual([
    false,
    false,
    true,
  ]);
});

test('without knowing which password it was, the moment of signing out counts', () => {
  expect(signInsFromNow({}, now)).toBe(1_800_000_000_000);
});
