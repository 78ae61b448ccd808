import { expect, test } from 'vitest';
import { type OutgoingMail, queuedMail } from '../../kernel/mail/mailBox.ts';
import {
  bulkInvitationRequest,
  invitedAtOnce,
  listInvitations,
  revokeInvitationsRequest,
} from './bulkInvitations.ts';
import { credentialEnd, credentialLife, type Invitation, standsInvitation } from './invitation.ts';

const link = (more: Partial<Invitation> = {}): Invitation => ({
  ...{ personId: 'ana', role: 'voter', createdAt: 1, expiresAt: 100, usedAt: null, usedBy: null },
  ...more,
});
const mail = (more: Partial<OutgoingMail> = {}) => ({
  mailId: `m${more.queuedAt ?? 1}`,
  mail: {
    ...queuedMail({
      ...{ personId: 'ana', credentialId: 'c', to: 'a…@c….test', by: 'eva' },
      ...{ origin: 'https://asamblea.test', queuedAt: 1, expiresAt: 100 },
    }),
    ...more,
  },
});

test.each([
  ['open', link()],
  ['used', link({ usedAt: 5, revokedAt: 6 })],
  ['revoked', link({ revokedAt: 5 })],
  ['expired', link({ expiresAt: 50 })],
] as const)('a link is %s', (state, one) => {
  expect(listInvitations([one], [], 50)).toMatchObject([{ link: state, mail: null }]);
});

test('of several links and messages of a person the last ones count, and no other kind of message', () => {
  const rows = listInvitations(
    [link({ createdAt: 3, usedAt: 4 }), link({ createdAt: 1, replacedAt: 3 })],
    [
      mail({ queuedAt: 3, state: 'sent', handedAt: 7 }),
      mail({ queuedAt: 1, state: 'failed', failure: 'relay-down' }),
      mail({ queuedAt: 9, kind: 'notice' }),
      mail({ queuedAt: 8, uid: 'eva' }),
    ],
    50,
  );
  expect(rows).toEqual([
    {
      ...{ personId: 'ana', link: 'used', createdAt: 3, expiresAt: 100 },
      mail: { mailId: 'm3', fate: 'accepted', reason: '', to: 'a…@c….test', at: 7 },
    },
  ]);
});

test('mail waiting with a revoked link is told as cancelled', () => {
  const [row] = listInvitations([link({ revokedAt: 2 })], [mail()], 50);
  expect(row?.mail).toMatchObject({ fate: 'cancelled' });
});

test('a link that was taken back opens nothing, and says so; one that was used says that it was used', () => {
  expect(standsInvitation(link({ revokedAt: 2 }), 5)).toMatchObject({
    refusal: { code: 'invitation-revoked' },
  });
  expect(standsInvitation(link({ revokedAt: 2, usedAt: 1 }), 5)).toMatchObject({
    refusal: { code: 'invitation-used' },
  });
});

const day = 24 * 60 * 60_000;
test.each([
  ['a session that began', 10 * day, 9 * day, 10 * day + credentialLife],
  ['a call of fifteen days', 10 * day, 25 * day, 25 * day + credentialLife],
  ['a session without date', 10 * day, 0, 10 * day + credentialLife],
  ['a date too far to be one', 10 * day, 900 * day, 70 * day + credentialLife],
])('a credential lasts, with %s', (_, now, startsAt, end) => {
  expect(credentialEnd(now, startsAt)).toBe(end);
});

test('nobody is asked for twice, and not more than fit', () => {
  const ask = (personIds: readonly string[]) =>
    bulkInvitationRequest.safeParse({ batchId: crypto.randomUUID(), personIds }).success;
  expect(ask(['ana'])).toBe(true);
  expect(ask(['ana', 'ana'])).toBe(false);
  expect(ask([])).toBe(false);
  expect(ask(Array.from({ length: invitedAtOnce + 1 }, (_, i) => `p${i}`))).toBe(false);
  expect(revokeInvitationsRequest.safeParse({ personIds: 'all' }).success).toBe(true);
  expect(revokeInvitationsRequest.safeParse({ personIds: 'some' }).success).toBe(false);
});
