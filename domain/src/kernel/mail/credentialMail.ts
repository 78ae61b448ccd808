import type { LocalMoment } from '../calendars/localTime.ts';
import { sayMoment } from '../calendars/sayMoment.ts';
import { ofNamed } from '../text/named.ts';
import { saying } from '../text/sentence.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import {
  body,
  buttonStyle,
  inOneLine,
  logoLines,
  type MailLook,
  type WrittenMail,
} from './letter.ts';

export interface CredentialMail {
  readonly assembly: string;
  readonly person: string;
  readonly link: string;
  /** In the time of the assembly, and its zone. */
  readonly until: LocalMoment;
  readonly timeZone: string;
  /** How the message names the picture of the QR that goes inside it. */
  readonly picture: string;
  readonly look?: MailLook;
}

/** The message that lets one person in to vote. Names are text in it, whatever somebody wrote in them. */
export function writeCredentialMail(asked: CredentialMail): WrittenMail {
  const { link, picture, look = {} } = asked;
  const assembly = inOneLine(asked.assembly);
  const person = inOneLine(asked.person);
  const until = sayMoment(asked.until, asked.timeZone);
  const parts = {
    greeting: `Buen día, ${person}:`,
    purpose: saying`Esta es su credencial para la reunión ${ofNamed(assembly)}. Con ella entra a votar desde su celular o su computador, sin contraseña, y en la mesa de registro lo encuentran al leerla.`,
    care: `El enlace es solo para usted y, hasta el ${until}, deja entrar una vez. No reenvíe este mensaje. Al abrirlo, pulse «Entrar».`,
    help: 'Si el enlace ya no sirve, o usted no esperaba este mensaje, avise en la mesa de registro.',
  };
  const { greeting, purpose, care, help } = parts;
  return {
    from: assembly,
    subject: `Su credencial para votar: ${assembly}`,
    text: [greeting, purpose, link, care, help].join('\n\n').concat('\n'),
    html: [
      '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Su credencial</title></head>',
      `<body style="${body}">`,
      ...logoLines(look),
      `<p>${escapeMarkup(greeting)}</p><p>${escapeMarkup(purpose)}</p>`,
      `<p><a href="${escapeMarkup(link)}" style="${buttonStyle(look)}">Entrar a votar</a></p>`,
      `<p>O lea este código con la cámara del celular; es también el que se muestra en la mesa:</p>`,
      `<p><img src="cid:${escapeMarkup(picture)}" width="220" height="220" alt="Código QR con el mismo enlace"></p>`,
      `<p>${escapeMarkup(care)}</p><p>${escapeMarkup(help)}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}
