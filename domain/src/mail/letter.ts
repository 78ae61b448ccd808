import { escapeMarkup } from './escapeMarkup.ts';

export interface WrittenMail {
  /** Who it is from, before the address. */
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
}

/** A short message with one thing to press. Names are text in it, whatever somebody wrote in them. */
export function writeLetter(asked: Letter): WrittenMail {
  const { link, button } = asked;
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
      `<p>${escapeMarkup(greeting)}</p><p>${escapeMarkup(purpose ?? '')}</p>`,
      `<p><a href="${escapeMarkup(link)}" style="${look}">${escapeMarkup(button)}</a></p>`,
      `<p>${escapeMarkup(after ?? '')}</p><p>${escapeMarkup(help ?? '')}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

export const body =
  'font-family:Verdana,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a2328;max-width:560px;margin:0 auto;padding:16px';
export const look =
  'display:inline-block;padding:14px 22px;background:#0b5563;color:#ffffff;text-decoration:none;border-radius:8px;font-weight:bold';

/** A subject is a header: nothing in it begins another one. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
