import { expect, test } from 'vitest';
import { type AccessCode, decideCodeSignIn, signInRoleOf } from './accessCode.ts';

const voter: AccessCode = {
  ...{ personId: 'ana', role: 'voter', createdAt: 0, expiresAt: 100, revoked: false },
};
const attorney: AccessCode = { ...voter, role: 'attorney' };

test.each([
  ['a voter in the virtual door', 'virtual', voter, false, 'voter'],
  ['an attorney in the virtual door', 'virtual', attorney, true, 'attorney'],
  ['an attorney in the attorneys’ door', 'attorney', attorney, true, 'attorney'],
  ['an owner who also represents, in the attorneys’ door', 'attorney', voter, true, 'attorney'],
] as const)('lets in %s', (_, way, code, holdsProxy, role) => {
  expect(decideCodeSignIn({ way, code, holdsProxy, now: 99 })).toEqual({ ok: true, value: role });
});

test.each([
  ['no code', 'virtual', null, true],
  ['a code that a newer one replaced', 'virtual', { ...voter, revoked: true }, true],
  ['a code that ran out', 'virtual', { ...voter, expiresAt: 99 }, true],
  ['an owner without proxy in the attorneys’ door', 'attorney', voter, false],
  ['an attorney whose proxy was revoked', 'attorney', attorney, false],
  ['an attorney whose proxy was revoked, in the other door', 'virtual', attorney, false],
] as const)('refuses %s, always with the same words', (_, way, code, holdsProxy) => {
  expect(decideCodeSignIn({ way, code, holdsProxy, now: 99 })).toEqual({
    ok: false,
    refusal: { code: 'entry-refused' },
  });
});

test('only a person who owns nothing enters as an attorney by default', () => {
  expect(signInRoleOf({ ownsUnits: false, holdsProxy: true })).toBe('attorney');
  expect(signInRoleOf({ ownsUnits: true, holdsProxy: true })).toBe('voter');
  expect(signInRoleOf({ ownsUnits: true, holdsProxy: false })).toBe('voter');
});
