import * as z from 'zod';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import { ofNamed } from '../text/named.ts';
import { saying } from '../text/sentence.ts';
import type { Delivery } from './mailBox.ts';

/** Encrypted from the first word, or right after the greeting. There is no third way off this machine. */
export const mailSecurities = ['tls', 'starttls'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export const mailSecurityNames: Readonly<Record<MailSecurity, string>> = {
  tls: 'TLS directo',
  starttls: 'STARTTLS',
};

const address = z.email().max(254);
const oneLine = z
  .string()
  .trim()
  .max(80)
  .regex(/^\P{Cc}*$/u);

const serverFields = z.strictObject({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/u),
  port: z.number().int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  /** Empty: it asks nobody who they are. */
  user: oneLine.max(254),
  /** Empty: the name of the assembly. */
  senderName: oneLine,
  senderAddress: address,
  /** Empty: replies go to the sender. */
  replyTo: z.union([z.literal(''), address]),
});

/** The relay that hands over the mail of an assembly, or of all those of an organisation. */
export type MailServer = z.infer<typeof serverFields>;

/** The server as it is stored: the password is elsewhere, and never here. */
export interface StoredMailServer extends MailServer {
  readonly password: StoredPassword | null;
}

/** Where the store of secrets has it. */
export interface StoredPassword {
  readonly assemblyId: string;
  readonly name: string;
  /** Milliseconds by the server's clock. */
  readonly savedAt: number;
}

/** As pages see it: of the password, only when it was saved. */
export interface MailServerView extends MailServer {
  readonly passwordSavedAt: number | null;
}

/**
 * `POST /api/settings/mail` and `POST /api/assemblies/mail`. No server: none of its own from then on. A password
 * that is not said stays; null takes it away.
 */
export const setMailRequest = z.strictObject({
  requestId: z.uuid(),
  server: serverFields.nullable(),
  password: z.string().min(1).max(200).nullable().optional(),
});
export type SetMailRequest = z.infer<typeof setMailRequest>;

export interface MailServerAnswer {
  readonly server: MailServerView | null;
}

/** The owner of the server that hands the mail over: the assembly, the organisation, or the installation. */
const mailSources = ['assembly', 'organisation', 'installation'] as const;
export type MailSource = (typeof mailSources)[number];

/** `GET /api/settings/mail` */
export interface MailSettingsAnswer {
  readonly own: MailServerView | null;
  /** Only for administrators of the organisation. */
  readonly organisation: MailServerView | null;
  readonly mayOrganise: boolean;
  /** Null: no mail goes out. */
  readonly inForce: MailSource | null;
  /** Where all that is sent on this machine is read; null in the cloud. */
  readonly mailbox: string | null;
  /** Messages a minute that the assembly sends. */
  readonly pace: number;
}

export function viewOfMailServer({ password, ...server }: StoredMailServer): MailServerView {
  return { ...server, passwordSavedAt: password?.savedAt ?? null };
}

/**
 * The server as it is to be stored. A password goes to no other host, and for no other user, than those that
 * it was typed for: a person who changes them types it again.
 */
export function decideMailServer(
  known: StoredMailServer | null,
  { server, password }: SetMailRequest,
  fresh: StoredPassword,
): Outcome<StoredMailServer | null> {
  if (server === null) return accept(null);
  if (password !== undefined)
    return accept({ ...server, password: password === null ? null : fresh });
  const kept = known?.password ?? null;
  const isSame =
    known?.host === server.host && known.port === server.port && known.user === server.user;
  if (kept !== null && !isSame) return refuse('mail-password-again');
  return accept({ ...server, password: kept });
}

/** `POST /api/settings/mail/test` */
export const testMailRequest = z.strictObject({ to: address });
export type TestMailRequest = z.infer<typeof testMailRequest>;

/** Where a message was stopped. */
export const mailTroubles = [
  ...(['host-unknown', 'host-not-public', 'not-reached', 'certificate', 'not-encrypted'] as const),
  ...(['password', 'sender-refused', 'address-refused', 'refused', 'later', 'cut'] as const),
] as const;
export type MailTrouble = (typeof mailTroubles)[number];

/** The outcome of handing one message over, for the person who has to correct the settings. */
export interface MailTrial {
  readonly delivery: Delivery;
  /** Null when it was taken. */
  readonly trouble: MailTrouble | null;
  /** The number of its answer, as 535; null when it did not answer. */
  readonly reply: number | null;
}

export type TestMailAnswer = MailTrial & { readonly source: MailSource };

const said: Readonly<Record<MailTrouble, string>> = {
  'host-unknown': 'Ese servidor no existe. Revise cómo está escrito su nombre.',
  'host-not-public':
    'Ese servidor está en una red privada y desde aquí no se llega a ella. Use uno que esté en internet.',
  'not-reached': 'El servidor no contestó. Revise el nombre y el puerto.',
  certificate: 'El certificado del servidor no es suyo o venció. Revise el nombre del servidor.',
  'not-encrypted':
    'El servidor no cifra la conversación así. Pruebe la otra seguridad, con su puerto.',
  password: 'El servidor no aceptó el usuario o la contraseña. Escríbalos de nuevo.',
  'sender-refused':
    'El servidor no deja escribir desde la dirección de quien envía. Use una que sea suya.',
  'address-refused': 'El servidor no entrega a esa dirección. Pruebe con otra.',
  refused: 'El servidor rechazó el mensaje. Pregunte a quien lo administra.',
  later: 'El servidor está ocupado o pide esperar. Intente de nuevo en unos minutos.',
  cut: 'La conexión se cortó a mitad del mensaje: no sabemos si salió. Mire si llegó.',
};

/** The relay's answer, in one sentence, with the number for its administrator. */
export function sayMailTrial({ trouble, reply }: MailTrial): string {
  if (trouble === null)
    return 'El servidor recibió el mensaje. Si no llega, mire en el correo no deseado.';
  return reply === null ? said[trouble] : `${said[trouble]} (Respondió ${reply}.)`;
}

/** The message that is only sent to see whether mail goes out. */
export function writeTestMail(assembly: string) {
  const text = saying`Este mensaje prueba el correo ${ofNamed(assembly)}. Si lo está leyendo, funciona: no tiene que hacer nada.`;
  return { subject: `Mensaje de prueba: ${assembly}`, text };
}
