import { daysCalendar } from '../../kernel/calendars/daysCalendar.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { ConsentProcess } from './consentProcess.ts';

type Waiting = Pick<ConsentProcess, 'questionId' | 'text' | 'nextDay' | 'until'>;

/**
 * The deadlines of the absent as an iCalendar file (RFC 5545): an all-day entry for each. The same
 * deadline keeps its id, so that loading the file again moves nothing twice.
 */
export function consentCalendar(waiting: readonly Waiting[], stamp: LocalDate): string {
  const days = waiting.flatMap(({ questionId, text, nextDay, until }) => [
    ...(nextDay === null || nextDay === until
      ? []
      : [
          {
            id: `${questionId}-proximo`,
            day: nextDay,
            summary: `Vence el primer plazo de ausentes: ${text}`,
          },
        ]),
    ...(until === null
      ? []
      : [{ id: `${questionId}-ultimo`, day: until, summary: `Último día para oponerse: ${text}` }]),
  ]);
  return daysCalendar('Ausentes', days, stamp);
}
