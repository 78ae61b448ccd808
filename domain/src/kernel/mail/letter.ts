import { escapeMarkup } from './escapeMarkup.ts';

/** How the messages of an assembly look; as ours where it does not say. */
export interface MailLook {
  /** How the message names the logo that goes inside it, and how it is drawn, in pixels. */
  readonly logo?: { readonly cid: string; readonly width: number; readonly height: number };
  /** The colour of the button, and the colour of its words. */
  readonly button?: { readonly main: string; readonly contrastText: string };
}

export interface WrittenMail {
  /** The sender's name, before the address. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Letter {
  readonly assembly: string;
  /** Before the name of the assembly. */
  readonly subject: string;
  readonly greeting: string;
  readonly purpose: string;
  readonly button: string;
  readonly link: string;
  readonly after: string;
  readonly help: string;
  readonly look?: MailLook;
}

/** A short message with one thing to press. Names are text in it, whatever somebody wrote in them. */
export function writeLetter(asked: Letter): WrittenMail {
  const { link, button, look = {} } = asked;
  const assembly = inOneLine(asked.assembly);
  const greeting = `Buen día, ${inOneLine(asked.greeting)}:`;
  const [purpose, after, help] = [asked.purpose, asked.after, asked.help].map(inOneLine);
  return {
    from: assembly,
    subject: `${asked.subject}: ${assembly}`,
    text: [greeting, purpose, link, after, help].join('\n\n').concat('\n'),
    html: [
      '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Su invitación</title></head>',
      `<body style="${body}">`,
      ...logoLines(look),
      `<p>${escapeMarkup(greeting)}</p><p>${escapeMarkup(purpose ?? '')}</p>`,
      `<p><a href="${escapeMarkup(link)}" style="${buttonStyle(look)}">${escapeMarkup(button)}</a></p>`,
      `<p>${escapeMarkup(after ?? '')}</p><p>${escapeMarkup(help ?? '')}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

export const body =
  'font-family:Verdana,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a2328;max-width:560px;margin:0 auto;padding:16px';

const ours = { main: '#0b5563', contrastText: '#ffffff' };

export function buttonStyle({ button = ours }: MailLook): string {
  return `display:inline-block;padding:14px 22px;background:${button.main};color:${button.contrastText};text-decoration:none;border-radius:8px;font-weight:bold`;
}

/**
 * The logo travels inside: programs that fetch nothing from elsewhere show it too. The name is said in the
 * text.
 */
export function logoLines({ logo }: MailLook): readonly string[] {
  if (logo === undefined) return [];
  const { cid, width, height } = logo;
  return [
    `<p><img src="cid:${escapeMarkup(cid)}" width="${width}" height="${height}" alt="Logo de la asamblea"></p>`,
  ];
}

/** A subject is a header: nothing in it begins another one. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
