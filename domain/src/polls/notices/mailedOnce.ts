import type { OutgoingMail } from '../../kernel/mail/mailBox.ts';
import { type MailFate, mailFateOf, sayMailReason } from '../../kernel/mail/mailFate.ts';

/** A message of a convocatoria, as the outbox keeps it. */
export type NoticeMail = OutgoingMail & { readonly mailId: string };

/** A message in the table: its address, as the outbox masks it, and its known fate. */
export interface MailedOnce {
  readonly mailId: string;
  readonly fate: MailFate;
  readonly to: string;
  /** When a server took it, or might have; until then, when it was queued. Milliseconds. */
  readonly at: number;
  /** Why it was not sent, or is not known, in one sentence; empty or absent when there is nothing to say. */
  readonly reason?: string;
}

export function mailedOnce(mail: NoticeMail): MailedOnce {
  const { mailId, to, queuedAt, handedAt = queuedAt } = mail;
  return { mailId, to, at: handedAt, fate: mailFateOf(mail), reason: sayMailReason(mail) };
}

/**
 * Whether the message counts as sent to its person: a server took it, or a person said that it arrived.
 * A message that waits, was cut, came back or never went out notifies nobody.
 */
export function doesTell({ fate }: Pick<MailedOnce, 'fate'>): boolean {
  return fate === 'accepted' || fate === 'arrived';
}
