import { endSentence } from '../../kernel/text/sentence.ts';
import type { ActaBlock, ActaLine } from '../draft/actaDraft.ts';
import { atTime, paragraph, phrase, quote, stop } from '../draft/actaPhrase.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';

type Unsettled = NonNullable<ActaSubject['record']['votes']['unsettled']>;

/** The questions put to the vote without a result: annulled before they had one, or not over. */
export function actaUnsettled(left: Unsettled, subject: ActaSubject): readonly ActaBlock[] {
  const annulled = left.filter(({ isAnnulled }) => isAnnulled);
  return [
    ...listUnder(
      phrase`Se abrió la votación y se anuló sin que tuviera resultado:`,
      annulled.map((one) => annulledLine(one, subject)),
    ),
    ...actaUntouched(
      left.filter(({ isAnnulled }) => !isAnnulled),
      phrase`La votación se abrió y no tiene resultado hasta este borrador:`,
    ),
  ];
}

/** `¿Aprueba…? Se anuló a las 9:00 p. m. Motivo: se leyó otro texto.` */
function annulledLine({ text, annulled }: Unsettled[number], { record }: ActaSubject): ActaLine {
  if (annulled === undefined) return [quote(text)];
  const { eventId, at, reason } = annulled;
  const when = stop(
    phrase`Se anuló ${atTime(at, record.assembly.timeZone, { kind: 'event', eventId })}`,
  );
  const why = reason.trim() === '' ? '' : phrase` Motivo: ${quote(endSentence(reason.trim()))}`;
  return phrase`${quote(text)} ${when}${why}`;
}

/** Questions of which the record has no vote, or none that is over, under what is said of them. */
export function actaUntouched(
  left: readonly { readonly text: string }[],
  said: ActaLine,
): readonly ActaBlock[] {
  return listUnder(
    said,
    left.map(({ text }) => [quote(text)]),
  );
}

function listUnder(said: ActaLine, items: readonly ActaLine[]): readonly ActaBlock[] {
  return items.length === 0 ? [] : [paragraph(said), { kind: 'list', items }];
}
