import * as z from 'zod';
import { personIdSchema } from '../../kernel/identity/ids.ts';
import type { OutgoingMail } from '../../kernel/mail/mailBox.ts';
import { type MailFate, mailFateOf, sayMailReason } from '../../kernel/mail/mailFate.ts';
import type { Invitation } from './invitation.ts';

/** The people in one request; a page asks again for the rest, under the same id. */
export const invitedAtOnce = 1_000;
export const sheetsAtOnce = 50;

const peopleUpTo = (most: number) =>
  z
    .array(personIdSchema)
    .min(1)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length);

/** `POST /api/invitations/bulk`: each their link by mail. The same batch again sends nothing more. */
export const bulkInvitationRequest = z.strictObject({
  batchId: z.uuid(),
  personIds: peopleUpTo(invitedAtOnce),
});
export type BulkInvitationRequest = z.infer<typeof bulkInvitationRequest>;

/**
 * `POST /api/invitations/sheets`: each their link and a code, to be printed. The same batch, the same ones.
 * `forText`: the link alone, for a message that a hand sends; codes on paper go on working.
 */
export const invitationSheetsRequest = z.strictObject({
  batchId: z.uuid(),
  personIds: peopleUpTo(sheetsAtOnce),
  forText: z.literal(true).optional(),
});
export type InvitationSheetsRequest = z.infer<typeof invitationSheetsRequest>;

/** `POST /api/invitations/revoke`: what was not used stops working; of those people, or of everybody. */
export const revokeInvitationsRequest = z.strictObject({
  personIds: z.union([z.literal('all'), peopleUpTo(invitedAtOnce)]),
});
export type RevokeInvitationsRequest = z.infer<typeof revokeInvitationsRequest>;

/** The outcome for each: queued, queued already by the same batch, or why not. */
const invitingStatuses = ['queued', 'known', 'without-address', 'unknown'] as const;
export type InvitingStatus = (typeof invitingStatuses)[number];

export interface BulkInvitationAnswer {
  readonly results: readonly { readonly personId: string; readonly status: InvitingStatus }[];
}

/** The credential given to one person. Without document, or for a message, there is no code: the link lets in. */
export interface InvitationSheet {
  readonly personId: string;
  readonly path: string;
  readonly expiresAt: number;
  readonly code: string | null;
}

export interface InvitationSheetsAnswer {
  readonly sheets: readonly InvitationSheet[];
  /** People who are not in the roster any more. */
  readonly unknown: readonly string[];
}

const linkStates = ['open', 'used', 'revoked', 'expired'] as const;
type LinkState = (typeof linkStates)[number];

/** How the invitation of one person stands: their last link, and the last message that carried one. */
export interface InvitationRow {
  readonly personId: string;
  readonly link: LinkState;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly mail: InvitationMail | null;
}

interface InvitationMail {
  readonly mailId: string;
  readonly fate: MailFate;
  /** In Spanish; empty when there is nothing to say. */
  readonly reason: string;
  readonly to: string;
  /** Since when it is so, as far as it is known. */
  readonly at: number;
}

/** `GET /api/invitations` */
export interface InvitationsAnswer {
  readonly rows: readonly InvitationRow[];
  readonly now: number;
}

interface StoredMail {
  readonly mailId: string;
  readonly mail: OutgoingMail;
}

/** One row for each person that was ever invited, by their last link. */
export function listInvitations(
  invitations: readonly Invitation[],
  mails: readonly StoredMail[],
  now: number,
): readonly InvitationRow[] {
  const links = new Map<string, Invitation>();
  for (const one of invitations) {
    const before = links.get(one.personId);
    if (before === undefined || before.createdAt <= one.createdAt) links.set(one.personId, one);
  }
  const last = new Map<string, StoredMail>();
  for (const one of mails) {
    const { personId, uid, kind = 'credential', queuedAt } = one.mail;
    if (uid !== undefined || kind !== 'credential') continue;
    const before = last.get(personId);
    if (before === undefined || before.mail.queuedAt <= queuedAt) last.set(personId, one);
  }
  return [...links.values()].map((link) => {
    const sent = last.get(link.personId);
    const state = linkStateOf(link, now);
    return {
      personId: link.personId,
      link: state,
      createdAt: link.createdAt,
      expiresAt: link.expiresAt,
      mail: sent === undefined ? null : mailOf(sent, state),
    };
  });
}

function linkStateOf(link: Invitation, now: number): LinkState {
  if (link.usedAt !== null) return 'used';
  if ((link.revokedAt ?? null) !== null) return 'revoked';
  return link.expiresAt <= now ? 'expired' : 'open';
}

/** Mail waiting with a revoked link is not sent: the page says so before its turn comes. */
function mailOf({ mailId, mail }: StoredMail, link: LinkState): InvitationMail {
  const fate = mailFateOf(mail);
  const isVoid = fate === 'waiting' && link === 'revoked';
  const at = mail.bounce?.at ?? mail.settled?.at ?? mail.handedAt ?? mail.queuedAt;
  return {
    mailId,
    to: mail.to,
    at,
    fate: isVoid ? 'cancelled' : fate,
    reason: isVoid ? 'Se anuló el enlace antes de que saliera.' : sayMailReason(mail),
  };
}
