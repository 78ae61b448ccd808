import type { ActaBlock, ActaLine } from '../draft/actaDraft.ts';
import { atTime, paragraph, phrase, quote, stop } from '../draft/actaPhrase.ts';
import type { Intervention } from '../reports/interventions.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';

/**
 * The speakers on each point, and the authors of written questions read aloud, each with the hours. Nothing
 * where nobody did, or nobody is to be named.
 */
export function actaInterventions(
  { record }: ActaSubject,
  isOf: (pointId: string | null) => boolean,
): readonly ActaBlock[] {
  const { timeZone } = record.assembly;
  const own = (record.interventions ?? []).filter(({ pointId }) => isOf(pointId));
  const told = (how: Intervention['how']) => own.filter((one) => one.how === how);
  const listed = (many: readonly Intervention[]): ActaLine =>
    many.flatMap(({ who, times }, place) => {
      const hours = times.flatMap(({ eventId, at }, i) => {
        const said = atTime(at, timeZone, { kind: 'event', eventId });
        return i === 0 ? said : phrase` y ${said}`;
      });
      return phrase`${place === 0 ? '' : '; '}${quote(who)}, ${hours}`;
    });
  const [spoke, read] = [told('spoke'), told('read-aloud')];
  return [
    ...(spoke.length === 0 ? [] : [paragraph(stop(phrase`Intervinieron: ${listed(spoke)}`))]),
    ...(read.length === 0
      ? []
      : [paragraph(stop(phrase`Se leyeron en voz alta preguntas escritas de: ${listed(read)}`))]),
  ];
}
