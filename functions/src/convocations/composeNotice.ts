import type { About, Composing } from '../mail/composeMail.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { MailMessage } from '../platform/mail.ts';

/** A notice or a reminder as it goes out; null when there is nobody, or no address, to write to. */
export function composeNotice(
  _tx: Transaction,
  _asked: Composing,
  _about: About,
): Promise<MailMessage | null> {
  // Nothing queues one yet.
  return Promise.resolve(null);
}
