import * as z from 'zod';
import { personIdSchema } from '../identity/ids.ts';

/** `sending` is the short while in which one process talks to the relay. */
export const mailStates = ['queued', 'sending', 'sent', 'failed'] as const;
type MailState = (typeof mailStates)[number];

/** Why a message will not be sent again by itself. */
export const mailFailures = [
  'address-refused',
  'no-address',
  'relay-down',
  'rehearsal',
  'unknown',
  'bounced',
  'cancelled',
  'annex-gone',
  'not-composed',
] as const;
export type MailFailure = (typeof mailFailures)[number];

/**
 * The outcome of handing a message to the relay. `later`: it took nothing, so trying again sends one message.
 * `unknown`: the connection was lost in the middle, so trying again might send two.
 */
export type Delivery = 'sent' | 'refused' | 'later' | 'unknown';

/** The purpose of a message. A person who chose not to be reminded gets no reminder, and still every notice. */
export const mailKinds = ['credential', 'notice', 'reminder', 'acta'] as const;
type MailKind = (typeof mailKinds)[number];

/**
 * `mail/{requestId}`: the outbox. Neither the address nor the link is kept: the roster has the first,
 * and the second is made again from the key of the server.
 */
export interface OutgoingMail {
  /** Absent: the way in of a person, or of the staff. */
  readonly kind?: MailKind;
  /** The notice that it sends or reminds of, or the version of the minutes that it communicates. */
  readonly convocationId?: string;
  readonly personId: string;
  /** The hash of the further address of the person that it goes to; absent: to their own. */
  readonly copy?: string;
  /** Of the staff: the member who is invited, and no person of the roster. */
  readonly uid?: string;
  /** The credential whose link it carries; mail queued before credentials had one carries its own. */
  readonly credentialId?: string;
  /** The part of the address that helps a person who knows it. */
  readonly to: string;
  readonly by: string;
  /** Where the application is, for the link. */
  readonly origin: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly queuedAt: number;
  /** When its link stops opening anything. */
  readonly expiresAt: number;
  /** When the clock looks at it; null once nothing is left to do. */
  readonly dueAt: number | null;
  readonly failure: MailFailure | null;
  /** When the relay took it, or might have. */
  readonly handedAt?: number;
  /** The decision of a person about a message whose fate was hidden. */
  readonly settled?: MailSettlement;
  /** The reason of a mail server that sent the message back. */
  readonly bounce?: MailBounce;
}

/** `lost`: another was sent in its place, which has the id that is kept here. */
export interface MailSettlement {
  readonly says: 'arrived' | 'lost';
  readonly by: string;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly again?: string;
}

export interface MailBounce {
  /** When we were told, in milliseconds by the server's clock. */
  readonly at: number;
  /** In the words of the mail server, shortened and without addresses. */
  readonly reason: string;
}

/** A message that waits for its turn, as it is put into the outbox. */
export function queuedMail(
  asked: Omit<OutgoingMail, 'state' | 'attempts' | 'dueAt' | 'failure'>,
): OutgoingMail {
  return { ...asked, state: 'queued', attempts: 0, dueAt: asked.queuedAt, failure: null };
}

/** `POST /api/mail/credential`. The same request again sends nothing more, and says how it is. */
export const credentialRequest = z.strictObject({
  requestId: z.uuid(),
  credentialId: z.uuid(),
  personId: personIdSchema,
});
export type CredentialRequest = z.infer<typeof credentialRequest>;

export interface MailAnswer {
  readonly state: MailState;
  readonly to: string;
  readonly failure: MailFailure | null;
}

/** Longer than any conversation with a relay: one that is not over by then was cut. */
export const sendingLife = 2 * 60_000;
/** With waits of 1, 2, 4, 8 and 16 minutes between them. */
export const mailAttemptsAtMost = 6;

/** One process takes the message, and nobody else may until it says how it went. */
export function takeMail(mail: OutgoingMail, now: number): OutgoingMail | null {
  if (mail.state !== 'queued' || mail.dueAt === null || mail.dueAt > now) return null;
  return { ...mail, state: 'sending', attempts: mail.attempts + 1, dueAt: now + sendingLife };
}

/** A process that took it was cut: whether it went out is not known, so it is not sent again. */
export function expireMail(mail: OutgoingMail, now: number): OutgoingMail | null {
  const isCut = mail.state === 'sending' && mail.dueAt !== null && mail.dueAt <= now;
  return isCut ? failMail(mail, 'unknown') : null;
}

export function decideMailFate(mail: OutgoingMail, delivery: Delivery, now: number): OutgoingMail {
  switch (delivery) {
    case 'sent':
      return { ...mail, state: 'sent', dueAt: null, failure: null, handedAt: now };
    case 'refused':
      return failMail(mail, 'address-refused');
    case 'unknown':
      return { ...failMail(mail, 'unknown'), handedAt: now };
    case 'later': {
      if (mail.attempts >= mailAttemptsAtMost) return failMail(mail, 'relay-down');
      return { ...mail, state: 'queued', dueAt: now + 60_000 * 2 ** (mail.attempts - 1) };
    }
  }
}

/**
 * The attachments were not read, for a reason that may pass: the mail is tried again later, as many times as
 * with a relay that takes nothing.
 */
export function postponeMail(mail: OutgoingMail, now: number): OutgoingMail {
  const next = decideMailFate(mail, 'later', now);
  return next.state === 'failed' ? failMail(mail, 'not-composed') : next;
}

export function failMail(mail: OutgoingMail, failure: MailFailure): OutgoingMail {
  return { ...mail, state: 'failed', dueAt: null, failure };
}
