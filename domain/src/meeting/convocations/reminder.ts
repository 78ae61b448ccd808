import * as z from 'zod';
import { escapeMarkup } from '../../kernel/mail/escapeMarkup.ts';
import {
  body,
  inOneLine,
  logoLines,
  type MailLook,
  type WrittenMail,
} from '../../kernel/mail/letter.ts';
import { sayCalledFor } from '../../kernel/sessions/saySession.ts';
import { afterWord, ofNamed } from '../../kernel/text/named.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import { type Convocation, convocationKindNames } from './convocation.ts';

/** `settings/reminders`: who asked not to be reminded. Notices of a meeting reach them all the same. */
export interface ReminderSettings {
  readonly stopped?: readonly string[];
}

/** `POST /api/convocations/{id}/remind`: the same request again reminds nobody twice. */
export const remindRequest = z.strictObject({ requestId: z.uuid() });
export type RemindRequest = z.infer<typeof remindRequest>;

export interface RemindAnswer {
  readonly mails: number;
  /** People who asked not to be reminded. */
  readonly stopped: number;
}

/** Days before the meeting on which it is reminded by itself, at most. */
export const remindDaysAtMost = 30;

/** When a meeting is reminded by itself; null: never, or too late for it. Milliseconds. */
export function remindDueAt(startsAt: number, days: number | null, now: number): number | null {
  if (days === null) return null;
  const at = startsAt - days * 86_400_000;
  return at <= now ? null : at;
}

interface Writing {
  readonly assembly: string;
  readonly person: string;
  readonly notice: Pick<Convocation, 'number' | 'kind' | 'startsAt' | 'timeZone' | 'place'>;
  /** Opens the page where one asks for no more of them. */
  readonly stopLink: string;
  readonly look?: MailLook;
}

/** A short message before the meeting. It calls to nothing: the notice did. */
export function writeReminder(asked: Writing): WrittenMail {
  const { notice, stopLink, look = {} } = asked;
  const assembly = inOneLine(asked.assembly);
  const when = sayCalledFor(notice.startsAt, notice.timeZone);
  const place = inOneLine(notice.place);
  const blocks = [
    `Buen día, ${inOneLine(asked.person)}:`,
    endSentence(
      `Le recordamos la reunión ${ofNamed(assembly)}: ${when}${place === '' ? '' : `, ${afterWord('en', place)}`}`,
    ),
    `El orden del día y los anexos están en el aviso que ya recibió (${convocationKindNames[notice.kind]} n.º ${notice.number}).`,
  ];
  const stop = 'No recibir más recordatorios';
  return {
    from: assembly,
    subject: `Recordatorio: reunión ${ofNamed(assembly)}, ${when}`,
    text: [...blocks, `${stop}: ${stopLink}`, stillCalled].join('\n\n').concat('\n'),
    html: [
      '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Recordatorio</title></head>',
      `<body style="${body}">`,
      ...logoLines(look),
      ...blocks.map((block) => `<p>${escapeMarkup(block)}</p>`),
      `<p><a href="${escapeMarkup(stopLink)}">${stop}</a>. ${stillCalled}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

const stillCalled = 'Las convocatorias le seguirán llegando.';
