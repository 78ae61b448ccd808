import * as z from 'zod';
import { sha256 } from '../../kernel/text/sha256.ts';
import { utf8Binary } from '../../kernel/text/utf8.ts';
import type { ComposedConvocation } from './composeConvocation.ts';
import { type ConvocationKind, convocationKinds, type WrittenKind } from './convocation.ts';

const isWritten = (kind: ConvocationKind): kind is WrittenKind =>
  kind !== 'cancellation' && kind !== 'outside';

/** `POST /api/convocations`: what was read on screen goes out, and nothing else. The same id again, nothing more. */
export const sendConvocationRequest = z.strictObject({
  convocationId: z.uuid(),
  session: z.number().int().positive(),
  kind: z.enum(convocationKinds.filter(isWritten)),
  /** The draft that was shown, by when it was saved. */
  savedAt: z.number().int().nonnegative(),
  /** `textDigest` of the text that was read. */
  seen: z.string().regex(/^[\da-f]{64}$/u),
  /** The reason for sending it in spite of serious problems; empty when there are none. */
  reason: z.string().trim().max(500),
});
export type SendConvocationRequest = z.infer<typeof sendConvocationRequest>;

export interface SentAnswer {
  readonly convocationId: string;
  readonly number: number;
  /** Mails in the outbox, of this notice. */
  readonly mails: number;
}

/** `GET /api/convocations/{id}/mail`: whom the mail of a notice did not go to. */
export interface UnmailedAnswer {
  /** Whether it may go to them now: there is a server, and the meeting did not begin. */
  readonly canMail: boolean;
  /** People who are called, have an address and no mail of it. */
  readonly missing: number;
  /** People who are called and have no address. */
  readonly withoutAddress: number;
}

/** The answer of `POST` to the same address. */
export interface MailedAnswer {
  /** Mails that were put into the outbox now. */
  readonly mails: number;
}

/** `GET /api/convocations/{id}` */
export interface IntegrityAnswer {
  /** Whether it says what it said when it went out, and its documents are those. */
  readonly isIntact: boolean;
  /** Names of the annexes whose bytes are gone or are others. */
  readonly changedAnnexes: readonly string[];
}

/** Short proof of the text that was read: the subject and the text, in SHA-256. */
export function textDigest({
  subject,
  text,
}: Pick<ComposedConvocation, 'subject' | 'text'>): string {
  return sha256(utf8Binary(JSON.stringify([subject, text])));
}

/** The most that the annexes of a notice may weigh together, in bytes: common mail servers take no more. */
const annexBytesAtMost = 7 * 1024 * 1024;

/** The annexes are too heavy for a mail. */
export function isTooHeavy(annexes: readonly { readonly size: number }[]): boolean {
  return annexes.reduce((sum, { size }) => sum + size, 0) > annexBytesAtMost;
}
