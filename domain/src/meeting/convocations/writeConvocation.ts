import { localDateOf } from '../../kernel/calendars/zone.ts';
import { downloadName } from '../../kernel/files/downloadName.ts';
import { escapeMarkup } from '../../kernel/mail/escapeMarkup.ts';
import {
  body,
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
}

/** The mail that one person gets of a notice. Whatever was typed is text in it. */
export function writeConvocation({
  assembly,
  notice,
  recipient,
  words,
  look = {},
  formName,
}: Writing): WrittenMail {
  const values = personalValues(recipient, words);
  const subject = inOneLine(fillPlaceholders(notice.subject, values));
  const blocks = blocksOf(notice, fillPlaceholders(notice.text, values), formName);
  return {
    from: inOneLine(assembly),
    subject,
    text: blocks.join('\n\n').concat('\n'),
    html: [
      `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
      `<body style="${body}">`,
      ...logoLines(look),
      ...blocks.map((block) => `<p>${escapeMarkup(block).replaceAll('\n', '<br>')}</p>`),
      '</body></html>',
    ].join('\n'),
  };
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
