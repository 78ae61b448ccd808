import type { MailLook, OutgoingMail } from '@asamblea/domain';
import type { MailAttachment, MailMessage } from '../../kernel/mail/mail.ts';

/** The common text and look of every message of an assembly. */
export interface About {
  readonly look: MailLook;
  /** A PNG; null: none, or it was not read. */
  readonly logo: Uint8Array | null;
  readonly assembly: string;
  readonly timeZone: string;
  readonly cot: string;
  readonly messageId: string;
  readonly until: { readonly date: string; readonly time: string };
}

/** The documents of a message, all of them, or why they will not be there however often it is tried. */
export type PapersRead = readonly MailAttachment[] | 'annex-gone' | 'not-composed';

/** A message whose documents, if it has any, are still to be read. */
export interface ComposedMail extends MailMessage {
  /** Reads and draws them, at this instant: outside of any transaction, once the message is taken. */
  readonly papers?: (now: number) => Promise<PapersRead>;
}

export interface Composing {
  readonly assemblyId: string;
  readonly mailId: string;
  readonly mail: OutgoingMail;
  /** The server's clock, in milliseconds. */
  readonly now: number;
}
