import { isIP } from 'node:net';
import type { Delivery, MailServer, MailTrial, MailTrouble } from '@asamblea/domain';
import type { Transporter } from 'nodemailer';
import { findPublicHost } from './publicHosts.ts';

export interface MailMessage {
  /** One address, already checked. */
  readonly to: string;
  /** The sender's name, before the address that sends. */
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  /** Not said: text alone. */
  readonly html?: string;
  /** The same whenever the same message is tried again. */
  readonly messageId: string;
  /** A GIF that the HTML names by `cid:`. */
  readonly picture?: { readonly cid: string; readonly bytes: Uint8Array };
  /** A PNG that the HTML names by `cid:`. */
  readonly logo?: { readonly cid: string; readonly bytes: Uint8Array };
  /** Documents that travel with it, beside the text. */
  readonly attachments?: readonly MailAttachment[];
  /** The meeting for the reader's calendar. */
  readonly calendar?: MailCalendar;
  /** Where a POST stops what is like it: mail programs show a button of their own for it (RFC 8058). */
  readonly unsubscribe?: string;
}

/** An ICS, whole once it is known from which address it goes out. */
interface MailCalendar {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly write: (organizer: { readonly name: string; readonly address: string }) => string;
}

export interface MailAttachment {
  /** As the reader sees it: `Presupuesto.pdf`. */
  readonly name: string;
  /** The media type: `application/pdf`. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Hands one message to the relay and says what became of it; never throws. `later` only when the relay
 * certainly took nothing. Logs neither address nor content.
 */
export type SendMail = (message: MailMessage) => Promise<Delivery>;

/** The same, with the step where it stopped and the answer of the relay. */
export type TrySend = (message: MailMessage) => Promise<MailTrial>;

export function onlyDelivery(trySend: TrySend): SendMail {
  return async (message) => (await trySend(message)).delivery;
}

/**
 * The relay named by `ASAMBLEA_SMTP_URL` (`smtps://user:password@host`), from `ASAMBLEA_MAIL_FROM`;
 * null when there is none. Anywhere but on this machine the conversation is encrypted or does not happen.
 */
export function tryMail(env: NodeJS.ProcessEnv = process.env): TrySend | null {
  const { ASAMBLEA_SMTP_URL: url = '', ASAMBLEA_MAIL_FROM: from = '' } = env;
  if (!/^smtps?:/u.test(url) || !URL.canParse(url) || from === '') return null;
  return async (message) => {
    const { createTransport } = await nodemailer();
    const transport = createTransport(withTls(new URL(url)), closed);
    return hand(transport, { name: '', address: from, replyTo: '' }, message);
  };
}

/**
 * The relay that somebody typed: only one of everybody's, looked up anew for each message. On the emulators
 * this machine serves too, and is spoken to in clear unless it was asked otherwise.
 */
export function openServer(
  server: MailServer,
  password: string | null,
  env: NodeJS.ProcessEnv = process.env,
): TrySend {
  const { host, port, security, user, senderName: name, senderAddress: address, replyTo } = server;
  return async (message) => {
    const found = await findPublicHost(host, env);
    if (found.address === null) return { delivery: 'later', trouble: found.why, reply: null };
    const { createTransport } = await nodemailer();
    const transport = createTransport(
      {
        ...waits,
        host: found.address,
        port,
        secure: security === 'tls',
        requireTLS: security === 'starttls' && !found.isHere,
        ...(user === '' ? {} : { auth: { user, pass: password ?? '' } }),
        tls: isIP(host) === 0 ? { servername: host } : {},
      },
      closed,
    );
    try {
      return await hand(transport, { name, address, replyTo }, message);
    } finally {
      transport.close();
    }
  };
}

/** Read by the first message: most requests send none. */
const nodemailer = () => import('nodemailer');

const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

interface Sender {
  /** Empty: as the message says. */
  readonly name: string;
  readonly address: string;
  readonly replyTo: string;
}

async function hand(
  transport: Pick<Transporter, 'sendMail'>,
  sender: Sender,
  message: MailMessage,
): Promise<MailTrial> {
  const { to, fromName, subject, text, html, messageId, picture, logo } = message;
  const { attachments = [], calendar } = message;
  try {
    const from = { name: sender.name || fromName, address: sender.address };
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      ...(sender.replyTo === '' ? {} : { replyTo: sender.replyTo }),
      subject,
      text,
      messageId,
      ...(html === undefined ? {} : { html }),
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(message) },
      attachments: [
        ...(picture === undefined ? [] : [inside(picture, 'codigo.gif', 'image/gif')]),
        ...(logo === undefined ? [] : [inside(logo, 'logo.png', 'image/png')]),
        ...attachments.map(beside),
      ],
      ...(calendar === undefined
        ? {}
        : {
            icalEvent: {
              method: calendar.method,
              filename: 'reunion.ics',
              content: calendar.write(from),
            },
          }),
    });
    return { delivery: 'sent', trouble: null, reply: null };
  } catch (error) {
    const delivery = readFailure(error);
    return { delivery, ...readTrouble(error, delivery) };
  }
}

function inside(
  { cid, bytes }: NonNullable<MailMessage['picture']>,
  filename: string,
  contentType: string,
) {
  return {
    filename,
    cid,
    content: Buffer.from(bytes),
    contentType,
    contentDisposition: 'inline' as const,
  };
}

function unsubscribing({ unsubscribe }: MailMessage): Readonly<Record<string, string>> {
  if (unsubscribe === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** A name of a file begins no other header, whatever somebody wrote in it. */
function beside({ name, type, bytes }: MailAttachment) {
  return {
    filename: name.replace(/\p{Cc}+/gu, ' '),
    content: Buffer.from(bytes),
    contentType: type,
    contentDisposition: 'attachment' as const,
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

function readTrouble(error: unknown, delivery: Delivery): Omit<MailTrial, 'delivery'> {
  if (!(error instanceof Error)) return { trouble: 'cut', reply: null };
  const { code, originalCode, syscall, responseCode, command } = { ...noDetail, ...error };
  const number = Number(responseCode);
  const reply = number >= 400 && number < 600 ? number : null;
  const is = (trouble: MailTrouble) => ({ trouble, reply });
  if (/CERT|SIGNATURE|ALTNAME/u.test(String(originalCode))) return is('certificate');
  if (code === 'ETLS' || /TLS|SSL/u.test(String(originalCode))) return is('not-encrypted');
  if (code === 'EAUTH' || code === 'ENOAUTH') return is('password');
  if (code === 'EDNS' || syscall === 'getaddrinfo') return is('host-unknown');
  if (delivery === 'unknown') return is('cut');
  if (delivery === 'later') return is(reply === null ? 'not-reached' : 'later');
  if (command === 'MAIL FROM') return is('sender-refused');
  return is(command === 'RCPT TO' ? 'address-refused' : 'refused');
}

const noDetail: Readonly<Record<Detail, unknown>> = {
  code: null,
  originalCode: null,
  syscall: null,
  timeoutType: null,
  responseCode: null,
  command: null,
};
type Detail = 'code' | 'originalCode' | 'syscall' | 'timeoutType' | 'responseCode' | 'command';
