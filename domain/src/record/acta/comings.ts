import { sayHeld } from '../../kernel/weights/holdingWords.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import type { FigureSource } from '../draft/actaDraft.ts';
import { counted, figure, listed, paragraph, phrase } from '../draft/actaPhrase.ts';
import type { AttendedUnit } from '../reports/votersReport.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import type { CallCourse } from '../subject/callCourse.ts';

/** The changes among those present between the opening of a session and its end. */
export interface Comings {
  readonly late: readonly AttendedUnit[];
  readonly gone: readonly AttendedUnit[];
  /** The unit was there all along, and somebody else answers for it. */
  readonly handed: readonly AttendedUnit[];
}

/**
 * A unit that was there at the opening, or came late, and did not leave, is there at the end: a unit that
 * passes from hand to hand neither comes nor goes, also when the proxy under which it was held ended with
 * that.
 */
export function comingsOf(
  stays: readonly AttendedUnit[],
  { installed, closed, during = [] }: ComingsOf,
  readAt: number,
): Comings {
  if (installed === null) return { late: [], gone: [], handed: [] };
  const end = closed?.at ?? readAt;
  const nights = nightsOf(during, end);
  const isOfNight = (at: number) => nights.some(([from, to]) => at > from && at <= to);
  const over = stays.filter(({ leftAt }) => leftAt !== null && leftAt <= end && !isOfNight(leftAt));
  return {
    late: stays.filter(
      ({ enteredAt, tookOver }) => enteredAt > installed.at && !tookOver && !isOfNight(enteredAt),
    ),
    gone: over.filter(({ handedOver }) => !handedOver),
    handed: over.filter(({ handedOver }) => handedOver),
  };
}

type ComingsOf = Pick<CallCourse, 'installed' | 'closed'> & Partial<Pick<CallCourse, 'during'>>;

/**
 * From each suspension that ended another day until it went on: who goes then is not leaving early, nor
 * is late who comes for the new day.
 */
function nightsOf(
  during: CallCourse['during'],
  end: number,
): readonly (readonly [from: number, to: number])[] {
  return during.flatMap(({ kind, at }) => {
    if (kind !== 'hall-emptied') return [];
    const before = during.filter((one) => one.kind === 'session-suspended' && one.at <= at);
    const after = during.find((one) => one.kind === 'session-resumed' && one.at >= at);
    return [[before.at(-1)?.at ?? at, after?.at ?? end] as const];
  });
}

/** The late arrivals and the early exits, in one line. */
export function sayComings({ record, course }: ActaSubject, stays: readonly AttendedUnit[]) {
  const { late, gone, handed } = comingsOf(stays, course, record.quorum.readAt);
  if (late.length + gone.length + handed.length === 0) return [];
  const words = holdingWordsOf(record.assembly);
  const movements: FigureSource = { kind: 'movements', session: record.quorum.session };
  const said = (some: readonly AttendedUnit[], one: string, noun: string) => {
    if (some.length === 0) return [];
    const weight = some.reduce((sum, stay) => sum + stay.weight, 0);
    const amount = counted(some.length, { article: 'los', noun, one }, movements);
    return [phrase`${amount} (${figure(sayHeld(weight, words), movements)})`];
  };
  const happened = [
    ...said(late, 'ingreso', 'ingresos'),
    ...said(gone, 'retiro', 'retiros'),
    ...said(handed, 'cambio de quien responde', 'cambios de quien responde'),
  ];
  const stand = gone.length === 0 ? '' : ' Los votos de quienes se retiraron se conservan.';
  return [
    paragraph(
      phrase`Después de instalada la sesión hubo ${listed(happened)}. Las horas están en el anexo.${stand}`,
    ),
  ];
}
