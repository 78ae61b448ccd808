import { modalityNames } from '../../kernel/assemblies/modality.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import type { NoticeAspect } from '../../kernel/events/noticeAspect.ts';
import { meetingKindNames } from '../../kernel/meetings/meeting.ts';
import { callerNames } from '../../kernel/sessions/notedConvocation.ts';
import { sayInstant } from '../../kernel/sessions/saySession.ts';
import type { SessionState } from '../../kernel/sessions/sessionState.ts';
import { uncapital } from '../../kernel/text/capital.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import { convocationKindNames } from '../convocations/convocation.ts';
import type { NoticeComparison, NoticeDifference } from './compareNotice.ts';

/** The name of each aspect of a notice. */
export const aspectNames: Readonly<Record<NoticeAspect, string>> = {
  starts: 'El día y la hora',
  'second-call': 'La segunda convocatoria',
  place: 'El lugar',
  channel: 'La modalidad',
  'meeting-kind': 'La clase de reunión',
  caller: 'Quién convoca',
  agenda: 'El orden del día',
};

/** Both values of a difference, as they stand in a sentence; null where one of them says nothing. */
export interface SaidDifference {
  readonly name: string;
  readonly noticed: string | null;
  readonly planned: string | null;
}

export function bothValues(difference: NoticeDifference, timeZone: string): SaidDifference {
  const name = aspectNames[difference.what];
  const both = <T>({ noticed, planned }: Two<T>, say: (value: T) => string | null) => ({
    name,
    noticed: say(noticed),
    planned: say(planned),
  });
  const quoted = (text: string | null) => (text === null || text === '' ? null : `«${text}»`);
  switch (difference.what) {
    case 'starts':
    case 'second-call':
      return both(difference, (at) => (at === null ? null : `el ${sayInstant(at, timeZone)}`));
    case 'place':
    case 'agenda':
      return both<string | null>(difference, quoted);
    case 'channel':
      return both(difference, (channel) => uncapital(modalityNames[channel]));
    case 'meeting-kind':
      return both(difference, (kind) => uncapital(meetingKindNames[kind]));
    case 'caller':
      return both(difference, (caller) => uncapital(callerNames[caller]));
  }
}

const nobody = { before: 'sin decir', now: 'sin decir' };

interface Two<T> {
  readonly noticed: T;
  readonly planned: T;
}

/** `El día y la hora: antes el 16 de diciembre de 2026 a las 7:00 p. m.; ahora el 28 de noviembre…`. */
export function sayNoticeDifference(difference: NoticeDifference, timeZone: string): string {
  const { name, noticed, planned } = bothValues(difference, timeZone);
  const { before, now } = nothings[difference.what];
  return endSentence(`${name}: antes ${noticed ?? before}; ahora ${planned ?? now}`);
}

/** The words where a notice, or the plan, is silent. */
export const nothings: Readonly<
  Record<NoticeAspect, { readonly before: string; readonly now: string }>
> = {
  ...{ starts: { before: 'sin fecha', now: 'sin fecha' } },
  ...{ 'second-call': { before: 'ninguna', now: 'ninguna' } },
  ...{ place: { before: 'sin lugar', now: 'sin lugar' } },
  ...{ agenda: { before: 'no estaba', now: 'se quitó' } },
  ...{ channel: nobody, 'meeting-kind': nobody, caller: nobody },
};

/** `La convocatoria n.º 2 del 1 de marzo de 2027`. */
function nameNotice({ number, kind, sentOn, means }: NoticeComparison['notice']): string {
  const name = kind === 'second-call' ? convocationKindNames.first : convocationKindNames[kind];
  return kind === 'outside'
    ? `La convocatoria que se hizo por fuera el ${sayDate(sentOn)}${means === undefined ? '' : ` (${means})`}`
    : `La ${name.toLowerCase()} n.º ${number} del ${sayDate(sentOn)}`;
}

/** A notice that no longer agrees: both values of each thing, the meaning and the remedy. */
export interface NoticeMismatch {
  readonly head: string;
  readonly items: readonly string[];
  readonly meaning: string;
}

/** Null while the notice says what is held. */
export function sayMismatch(
  { notice, differences }: NoticeComparison,
  timeZone: string,
  state: SessionState,
): NoticeMismatch | null {
  if (differences.length === 0) return null;
  return {
    head: `${nameNotice(notice)} no dice lo mismo que la reunión:`,
    items: differences.map((one) => sayNoticeDifference(one, timeZone)),
    meaning:
      state === 'planned'
        ? 'Quien recibió el aviso no sabe del cambio, y por eso puede impugnarse lo que se decida. Avise el cambio con una corrección, o deje la reunión como dice el aviso.'
        : 'Por eso puede impugnarse lo que se decidió. El acta dice las dos cosas.',
  };
}
