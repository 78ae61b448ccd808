import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import type { MailBounce, MailFailure, MailSettlement, OutgoingMail } from './mailBox.ts';
import { failMail } from './mailBox.ts';

/**
 * The known fate of a message, for the table of messages. `accepted`: a server took it, which is not that
 * anybody received it. `unconfirmed`: it may have gone out, and only a person or a bounce says so.
 */
const mailFates = [
  'waiting',
  'sending',
  'accepted',
  'unconfirmed',
  'arrived',
  'lost',
  'returned',
  'unsent',
  'cancelled',
] as const;
export type MailFate = (typeof mailFates)[number];

export const mailFateNames: Readonly<Record<MailFate, string>> = {
  waiting: 'En espera',
  sending: 'Saliendo',
  accepted: 'Aceptado por el servidor',
  unconfirmed: 'Por confirmar',
  arrived: 'Llegó: lo confirmó una persona',
  lost: 'No llegó: se envió otro',
  returned: 'Devuelto',
  unsent: 'No se envió',
  cancelled: 'Cancelado',
};

/** The fate known now: a bounce stands over earlier statements. */
export function mailFateOf({ state, failure, settled }: OutgoingMail): MailFate {
  if (failure === 'bounced') return 'returned';
  if (settled !== undefined) return settled.says;
  switch (state) {
    case 'queued':
      return 'waiting';
    case 'sending':
      return 'sending';
    case 'sent':
      return 'accepted';
    case 'failed':
      if (failure === 'unknown') return 'unconfirmed';
      return failure === 'cancelled' ? 'cancelled' : 'unsent';
  }
}

const reasons: Readonly<Record<MailFailure, string>> = {
  'address-refused': 'El servidor de correo rechazó la dirección.',
  'no-address': 'Ya no tiene correo en el padrón.',
  'relay-down': 'El servidor de correo no respondió en media hora.',
  rehearsal: 'Es un ensayo: no sale correo.',
  unknown: 'La conexión se cortó: no sabemos si salió. Pregunte si llegó.',
  bounced: 'El correo lo devolvió.',
  cancelled: 'Se canceló antes de salir.',
  'annex-gone': 'Un anexo ya no está entre los documentos: sin él no salió.',
  'not-composed': 'No se pudo preparar con sus documentos. Envíelo otra vez.',
};

/** Why it is so, in one sentence; empty when there is nothing to say. */
export function sayMailReason({ failure, bounce, settled }: OutgoingMail): string {
  if (failure === 'bounced' && bounce !== undefined && bounce.reason !== '')
    return `El correo lo devolvió: ${bounce.reason.replace(/[.\s]+$/u, '')}.`;
  if (settled !== undefined) return '';
  return failure === null ? '' : reasons[failure];
}

/** A person says what became of a message whose fate was hidden; of any other there is nothing to say. */
export function settleUnconfirmed(
  mail: OutgoingMail,
  settled: MailSettlement,
): Outcome<OutgoingMail> {
  const known = mail.settled;
  if (known !== undefined)
    return known.says === settled.says ? accept(mail) : refuse('mail-settled');
  return mailFateOf(mail) === 'unconfirmed' ? accept({ ...mail, settled }) : refuse('mail-settled');
}

/**
 * The message came back. Told twice, or late, it is the first that stands; of one that never went out nothing
 * can come back. Null: nothing changes.
 */
export function bounceMail(mail: OutgoingMail, bounce: MailBounce): OutgoingMail | null {
  if (mail.failure === 'bounced') return null;
  const fate = mailFateOf(mail);
  const mayComeBack = ['sending', 'accepted', 'unconfirmed', 'arrived', 'lost'].includes(fate);
  return mayComeBack ? { ...failMail(mail, 'bounced'), bounce } : null;
}

/** An unsent message waits again, whatever the passing reason; null when there is nothing to send. */
export function retryMail(mail: OutgoingMail, now: number): OutgoingMail | null {
  const fate = mailFateOf(mail);
  if (fate !== 'unsent' && fate !== 'cancelled') return null;
  return { ...mail, state: 'queued', attempts: 0, dueAt: now, failure: null };
}

/** A message that nobody took yet is not sent any more; null when it is on its way, or ended. */
export function cancelMail(mail: OutgoingMail): OutgoingMail | null {
  return mail.state === 'queued' ? failMail(mail, 'cancelled') : null;
}

/** A mail server's words, of one line, without the addresses in them and not longer than a sentence. */
export function cleanReason(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/<?[^\s<>@]+@[^\s<>@]+>?/gu, '…')
    .trim();
  const letters = [...plain];
  return letters.length <= 160 ? plain : `${letters.slice(0, 159).join('').trimEnd()}…`;
}
