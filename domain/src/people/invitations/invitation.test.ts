import { expect, test } from 'vitest';
import { decideInvitation, type Invitation } from './invitation.ts';
import { credentialLink, invitationIn } from './invitationLink.ts';
import { readInvitationToken, writeInvitationToken } from './invitationToken.ts';

const fresh: Invitation = {
  ...{ personId: 'ana', role: 'voter', createdAt: 0, expiresAt: 900_000 },
  ...{ usedAt: null, usedBy: null },
};
const used: Invitation = { ...fresh, usedAt: 1000, usedBy: 'phone' };
const asked = { browser: 'phone', holdsProxy: false, now: 5000 };

test('opens the door, and spends the link', () => {
  expect(decideInvitation({ ...asked, invitation: fresh })).toEqual({
    ok: true,
    value: { invitation: fresh, spends: true },
  });
});

test('the same browser may ask again within a minute; another one may not, nor later', () => {
  const again = (more: Partial<typeof asked>) => {
    const outcome = decideInvitation({ ...asked, ...more, invitation: used });
    return outcome.ok ? outcome.value.spends : outcome.refusal.code;
  };
  expect(again({ now: 60_999 })).toBe(false);
  expect(again({ now: 61_000 })).toBe('invitation-used');
  expect(again({ browser: 'tablet' })).toBe('invitation-used');
});

test.each([
  ['an unknown link', null, 'invitation-unknown'],
  ['a link that ran out', { ...fresh, expiresAt: 5000 }, 'invitation-expired'],
  ['one that another took the place of', { ...fresh, replacedAt: 1 }, 'invitation-replaced'],
  ['an attorney without proxy', { ...fresh, role: 'attorney' }, 'invitation-unknown'],
] as const)('refuses %s', (_, invitation, code) => {
  expect(decideInvitation({ ...asked, invitation })).toEqual({ ok: false, refusal: { code } });
});

test('a link gives its token back, and an address without one gives none', () => {
  const link = credentialLink('torres.abc', 'ana_1');
  expect(link).toBe('/loginVirtual#invitacion=torres.abc;persona:ana_1');
  expect(invitationIn(new URL(link, 'https://x.example').hash)).toBe('torres.abc');
  expect(invitationIn('#invitacion=torres.abc')).toBe('torres.abc');
  expect(['', '#', '#invitacion=', '#otra=1'].map(invitationIn)).toEqual([null, null, null, null]);
});

test('a token names its assembly; one that was cut is none', () => {
  const token = { assemblyId: 'torres-del-parque', secret: 'a'.repeat(43) };
  const text = writeInvitationToken(token);
  expect(readInvitationToken(text)).toEqual(token);
  for (const wrong of [text.slice(0, -1), `../../${text}`, `__x__.${token.secret}`, '']) {
    expect(readInvitationToken(wrong)).toBeNull();
  }
});
