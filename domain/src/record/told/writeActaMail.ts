import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { escapeMarkup } from '../../kernel/mail/escapeMarkup.ts';
import {
  body,
  buttonStyle,
  inOneLine,
  logoLines,
  type MailLook,
  type WrittenMail,
} from '../../kernel/mail/letter.ts';
import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import { endSentence, saying } from '../../kernel/text/sentence.ts';
import { presentResult } from '../../polls/presented/presentResult.ts';
import type { Deadline } from '../deadlines/actaDeadlines.ts';
import type { OwnDecision } from '../reports/ownReport.ts';
import { sayOwnDeadline, sayOwnVotes } from '../reports/sayOwnReport.ts';

/** The message to one owner about the communicated minutes. */
export interface ActaLetter {
  readonly assembly: string;
  readonly person: string;
  readonly heldOn: LocalDate;
  /** Of the version, from 1. */
  readonly number: number;
  readonly digest: string;
  /** Where they were published, as it was typed; empty: nowhere else. */
  readonly means: string;
  /** As the owner's own report says them: of a secret vote, only that they took part. */
  readonly decisions: readonly OwnDecision[];
  /** A copy for a further address says no votes of anybody. */
  readonly withVotes: boolean;
  readonly deadlines: readonly Deadline[];
}

export interface ActaMail extends ActaLetter {
  readonly link: string;
  /** Whether the PDF travels with it. */
  readonly isAttached: boolean;
  readonly look?: MailLook;
}

/** The mail that makes the minutes known to one owner. Anything typed is text in it. */
export function writeActaMail(asked: ActaMail): WrittenMail {
  const { link, isAttached, look = {}, heldOn } = asked;
  const assembly = inOneLine(asked.assembly);
  const subject = saying`Acta de la reunión del ${sayDate(heldOn)}: ${assembly}`;
  const where = isAttached
    ? 'El acta completa va con este correo, en PDF. También puede leerla aquí:'
    : 'El acta completa está aquí:';
  const { before, after } = actaLetterBlocks(asked);
  const paragraphs = (blocks: readonly string[]) =>
    blocks.map((block) => `<p>${escapeMarkup(block).replaceAll('\n', '<br>')}</p>`);
  return {
    from: assembly,
    subject,
    text: [...before, `${where}\n${link}`, ...after].join('\n\n').concat('\n'),
    html: [
      `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
      `<body style="${body}">`,
      ...logoLines(look),
      ...paragraphs([...before, where]),
      `<p><a href="${escapeMarkup(link)}" style="${buttonStyle(look)}">Leer el acta</a></p>`,
      ...paragraphs(after),
      '</body></html>',
    ].join('\n'),
  };
}

/** The common text of a mail and a letter on paper, before and after the place where the minutes are read. */
export function actaLetterBlocks(letter: ActaLetter): {
  readonly before: readonly string[];
  readonly after: readonly string[];
} {
  const { person, heldOn, decisions, withVotes, deadlines, means, number, digest } = letter;
  const own = withVotes ? ' y lo que quedó votado por usted' : '';
  return {
    before: [
      `Buen día, ${inOneLine(person)}:`,
      decisions.length === 0
        ? saying`Le comunicamos el acta de la reunión del ${sayDate(heldOn)} de ${inOneLine(letter.assembly)}.`
        : saying`Le comunicamos el acta de la reunión del ${sayDate(heldOn)} de ${inOneLine(letter.assembly)}. Esto es lo que se decidió${own}.`,
      ...decisions.map((decision) => decisionBlock(decision, withVotes)),
    ],
    after: [
      ...(means === '' ? [] : [endSentence(`También se publicó: ${inOneLine(means)}`)]),
      ...(deadlines.length === 0
        ? []
        : [['Si no está de acuerdo:', ...deadlines.map(sayOwnDeadline)].join('\n')]),
      `Versión ${number} del acta. Sello (SHA-256): ${digest}.`,
    ],
  };
}

function decisionBlock(decision: OwnDecision, withVotes: boolean): string {
  const { result, text } = decision;
  const said = result === null ? null : presentResult(result);
  return [
    `${sayQuestionNumber(decision)}. ${inOneLine(text)}`,
    said === null ? 'El resultado está en el acta.' : `${said.word}. ${said.sentence}`,
    ...(withVotes ? sayOwnVotes(decision) : []),
  ].join('\n');
}
