import type { Delivery } from '@asamblea/domain';
import { createTransport } from 'nodemailer';

export interface MailMessage {
  /** One address, already checked. */
  readonly to: string;
  /** Who the message is from, before the address that sends. */
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same whenever the same message is tried again. */
  readonly messageId: string;
  /** A GIF that the HTML names by `cid:`. */
  readonly picture?: { readonly cid: string; readonly bytes: Uint8Array };
}

/**
 * Hands one message to the relay and says what became of it; never throws. `later` only when the relay
 * certainly took nothing. Logs neither address nor content.
 */
export type SendMail = (message: MailMessage) => Promise<Delivery>;

/**
 * The relay named by `ASAMBLEA_SMTP_URL` (`smtps://user:password@host`), from `ASAMBLEA_MAIL_FROM`;
 * null when there is none. Anywhere but on this machine the conversation is encrypted or does not happen.
 */
export function openMail(env: NodeJS.ProcessEnv = process.env): SendMail | null {
  const { ASAMBLEA_SMTP_URL: url = '', ASAMBLEA_MAIL_FROM: from = '' } = env;
  if (!/^smtps?:/u.test(url) || !URL.canParse(url) || from === '') return null;
  const transport = createTransport(withTls(new URL(url)), {
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, fromName, subject, text, html, messageId, picture }) => {
    try {
      await transport.sendMail({
        from: { name: fromName, address: from },
        to: { name: '', address: to },
        ...{ subject, text, html, messageId },
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: picture === undefined ? [] : [inside(picture)],
      });
      return 'sent';
    } catch (error) {
      return readFailure(error);
    }
  };
}

function inside({ cid, bytes }: NonNullable<MailMessage['picture']>) {
  return {
    ...{ filename: 'codigo.gif', cid, content: Buffer.from(bytes) },
    ...{ contentType: 'image/gif', contentDisposition: 'inline' as const },
  };
}

const waits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 } as const;

function withTls(url: URL): string {
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  for (const [name, millis] of Object.entries(waits)) url.searchParams.set(name, String(millis));
  if (url.protocol === 'smtp:' && !isHere) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Before the message was spoken of, by the code or the call that failed. */
const beforeTheMessage: readonly unknown[] = [
  ...['EAUTH', 'ENOAUTH', 'ETLS', 'EDNS', 'connect', 'getaddrinfo'],
  ...['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'],
];

function readFailure(error: unknown): Delivery {
  if (!(error instanceof Error)) return 'unknown';
  const { code, originalCode, syscall, timeoutType, responseCode } = { ...noDetail, ...error };
  // A certificate that is not the relay's own: nothing was said to it.
  if (/CERT|TLS|SSL|SIGNATURE/u.test(String(originalCode))) return 'later';
  if ([code, syscall, timeoutType].some((one) => beforeTheMessage.includes(one))) return 'later';
  const answer = Number(responseCode);
  if (answer >= 400 && answer < 500) return 'later';
  return answer >= 500 && answer < 600 ? 'refused' : 'unknown';
}

const noDetail: Readonly<Record<Detail, unknown>> = {
  ...{ code: null, originalCode: null, syscall: null, timeoutType: null, responseCode: null },
};
type Detail = 'code' | 'originalCode' | 'syscall' | 'timeoutType' | 'responseCode';
