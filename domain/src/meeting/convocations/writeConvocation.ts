import type { LocalMoment } from '../../kernel/calendars/localTime.ts';
import { sayMoment } from '../../kernel/calendars/sayMoment.ts';
import { localDateOf } from '../../kernel/calendars/zone.ts';
import { downloadName } from '../../kernel/files/downloadName.ts';
import { escapeMarkup } from '../../kernel/mail/escapeMarkup.ts';
import {
  body,
  buttonStyle,
  inOneLine,
  logoLines,
  type MailLook,
  type WrittenMail,
} from '../../kernel/mail/letter.ts';
import type { HoldingWords } from '../../kernel/weights/holdingWords.ts';
import type { Convocation } from './convocation.ts';
import { convocationKindNames } from './convocation.ts';
import { type ConvocationRecipient, personalValues } from './convocationRecipient.ts';
import { fillPlaceholders } from './placeholders.ts';

/** How the printed proxy form is called that goes with the notice of a meeting. */
export function noticeFormName(
  assembly: string,
  { startsAt, timeZone }: Pick<Convocation, 'startsAt' | 'timeZone'>,
): string {
  const on = localDateOf(startsAt, timeZone);
  return downloadName({ kind: 'poder', of: assembly, on, ending: 'pdf' });
}

type Noticed = Pick<Convocation, 'number' | 'kind' | 'subject' | 'text' | 'annexes' | 'changes'> & {
  /** Of one that did not go out yet, none. */
  readonly digest?: string;
};

interface Writing {
  readonly assembly: string;
  readonly notice: Noticed;
  readonly recipient: ConvocationRecipient;
  /** In what the assembly says what they hold. */
  readonly words: HoldingWords;
  readonly look?: MailLook;
  /** How the printed proxy form is called that travels with it; not said: none does. */
  readonly formName?: string;
  /** The way in of this person alone to a meeting that is held online too; not said: it carries none. */
  readonly way?: PersonalWay;
}

/** A link that lets one person in, once. */
export interface PersonalWay {
  readonly link: string;
  /** Until when, in the time of the meeting, and its zone. */
  readonly until: LocalMoment;
  readonly timeZone: string;
}

/** The mail that one person gets of a notice. Anything typed is text in it. */
export function writeConvocation({
  assembly,
  notice,
  recipient,
  words,
  look = {},
  formName,
  way,
}: Writing): WrittenMail {
  const values = personalValues(recipient, words);
  const subject = inOneLine(fillPlaceholders(notice.subject, values));
  const blocks = blocksOf(notice, fillPlaceholders(notice.text, values), formName);
  const [waysText, waysHtml] = way === undefined ? [[], []] : wayIn(way, look);
  return {
    from: inOneLine(assembly),
    subject,
    text: [...blocks, ...waysText].join('\n\n').concat('\n'),
    html: [
      `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
      `<body style="${body}">`,
      ...logoLines(look),
      ...blocks.map((block) => `<p>${escapeMarkup(block).replaceAll('\n', '<br>')}</p>`),
      ...waysHtml,
      '</body></html>',
    ].join('\n'),
  };
}

/** The same for everybody ends before it: what the seal covers carries no way in of anybody. */
function wayIn(
  { link, until, timeZone }: PersonalWay,
  look: MailLook,
): readonly [readonly string[], readonly string[]] {
  const opens =
    'Este es su enlace personal para entrar a la reunión en línea. Ábralo el día de la reunión y pulse «Entrar».';
  const care = `El enlace es solo para usted y, hasta el ${sayMoment(until, timeZone)}, deja entrar una vez. No reenvíe este mensaje: quien abra el enlace puede votar por usted.`;
  return [
    [`${opens}\n${link}`, care],
    [
      `<p>${opens}</p>`,
      `<p><a href="${escapeMarkup(link)}" style="${buttonStyle(look)}">Entrar a la reunión</a></p>`,
      `<p>${escapeMarkup(care)}</p>`,
    ],
  ];
}

function blocksOf(notice: Noticed, text: string, formName: string | undefined): readonly string[] {
  const { number, kind, annexes, changes, digest } = notice;
  const names = [
    ...annexes.map(({ name }) => inOneLine(name)),
    ...(formName === undefined ? [] : [`${formName}, ${howToGive}`]),
  ];
  const seal = digest === undefined ? '' : ` Sello (SHA-256): ${digest}.`;
  return [
    ...(changes === '' || kind === 'cancellation' ? [] : [`Lo que cambia: ${changes}`]),
    ...text.split(/\n{2,}/u),
    ...(names.length === 0
      ? []
      : [`Con este correo van:\n${names.map((name) => `- ${name}`).join('\n')}`]),
    `${convocationKindNames[kind]} n.º ${number}.${seal}`,
  ];
}

const howToGive =
  'para dar poder: imprímalo, escriba quién lo representa, fírmelo y entréguelo en la mesa';
