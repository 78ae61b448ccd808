import * as z from 'zod';
import { isPathSegment } from '../identity/pathSegment.ts';
import { cleanReason } from './mailFate.ts';

/**
 * The event that Mailgun posts, as far as we read it. Sources: documentation.mailgun.com, «Securing Webhooks»
 * (the signature), read 2026-11-23; the event itself (`failed` with `severity`, `delivery-status`, the
 * headers of the message) from descriptions by others.
 */
export const mailgunNotice = z.object({
  signature: z.object({
    timestamp: z.string().regex(/^\d{9,12}$/u),
    token: z.string().min(1).max(100),
    signature: z.string().regex(/^[0-9a-f]{64}$/iu),
  }),
  'event-data': z.object({
    event: z.string().max(40),
    severity: z.string().max(40).optional(),
    message: z.object({ headers: z.object({ 'message-id': z.string().max(500) }) }).optional(),
    'delivery-status': z
      .object({ message: z.string().nullish(), description: z.string().nullish() })
      .optional(),
  }),
});
export type MailgunNotice = z.infer<typeof mailgunNotice>;

export interface BouncedMail {
  readonly assemblyId: string;
  readonly mailId: string;
  readonly reason: string;
}

/** How a message is named wherever it goes, so that what comes back says which it was. */
export function writeMessageId(assemblyId: string, mailId: string, host: string): string {
  return `<${mailId}.${assemblyId}@${host}>`;
}

/** The message that a permanent failure is about; null for any other event, and for what is not ours. */
export function readMailgunBounce({ 'event-data': data }: MailgunNotice): BouncedMail | null {
  const { event, severity, message, 'delivery-status': status } = data;
  if (event !== 'failed' || severity !== 'permanent') return null;
  const named = /^<?([\w-]{1,100})\.([\w-]{1,200})@[^@]+$/u.exec(
    message?.headers['message-id'] ?? '',
  );
  if (named === null) return null;
  const [, mailId = '', assemblyId = ''] = named;
  if (!isPathSegment(mailId) || !isPathSegment(assemblyId)) return null;
  return { assemblyId, mailId, reason: cleanReason(status?.message || status?.description || '') };
}
