import * as z from 'zod';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { callerNames } from '../../kernel/sessions/notedConvocation.ts';
import { sayCalledFor } from '../../kernel/sessions/saySession.ts';
import { afterWord, ofNamed } from '../../kernel/text/named.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import { wordsOf } from '../../laws/rulePacks/wordsOf.ts';
import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';
import { type Convocation, convocationKindNames } from './convocation.ts';

/** `POST /api/convocations/call-off`: the same id again calls nothing off twice. */
export const callOffRequest = z.strictObject({
  convocationId: z.uuid(),
  session: z.number().int().positive(),
  reason: z.string().trim().min(3).max(1_000),
  /** The signer, with the office; empty: nobody is named. */
  signer: z.string().trim().max(150),
  /** `textDigest` of the text that was read. */
  seen: z.string().regex(/^[\da-f]{64}$/u),
});
export type CallOffRequest = z.infer<typeof callOffRequest>;

interface CallingOff extends Pick<CallOffRequest, 'reason' | 'signer'> {
  readonly facts: Pick<ComposingFacts, 'assembly' | 'called'>;
  /** The day on which it goes out. */
  readonly today: LocalDate;
  /** The newest notice that stands. */
  readonly last: Convocation;
}

/** The message to everybody who was called: which meeting is not held, and why. Nobody writes it otherwise. */
export function composeCancellation({ facts, today, last, reason, signer }: CallingOff): {
  readonly subject: string;
  readonly text: string;
} {
  const { name, rulePack } = facts.assembly;
  const meeting = `${wordsOf(rulePack).meeting} ${ofNamed(name)}`;
  const when = sayCalledFor(last.startsAt, last.timeZone);
  const caller = facts.called === null ? 'Quien convocó' : callerNames[facts.called.caller];
  const second =
    last.secondCallAt === null
      ? []
      : [
          endSentence(
            `Tampoco se hará la segunda convocatoria que se anunció para el ${sayCalledFor(last.secondCallAt, last.timeZone)}`,
          ),
        ];
  const paragraphs = [
    sayDate(today),
    'Apreciado(a) {persona}:',
    endSentence(
      `${caller} canceló la ${meeting} que estaba citada para el ${when}${last.place === '' ? '' : `, ${afterWord('en', last.place)}`} (${convocationKindNames[last.kind]} n.º ${last.number})`,
    ),
    `Motivo: ${reason}`,
    ...second,
    'Si la reunión se convoca de nuevo, le llegará otro aviso, con su propio plazo.',
    ...(signer === '' ? [] : [signer]),
  ];
  return {
    subject: `Se cancela la reunión: ${meeting}, ${when}`.replace(/\s+/gu, ' ').trim(),
    text: paragraphs.join('\n\n'),
  };
}
