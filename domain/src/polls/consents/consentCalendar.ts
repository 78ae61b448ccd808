import { addDays, type LocalDate } from '../../kernel/calendars/localDate.ts';
import type { ConsentProcess } from './consentProcess.ts';

type Waiting = Pick<ConsentProcess, 'questionId' | 'text' | 'nextDay' | 'until'>;

/**
 * The deadlines of the absent as an iCalendar file (RFC 5545): an all-day entry for each. The same
 * deadline keeps its id, so that loading the file again moves nothing twice.
 */
export function consentCalendar(waiting: readonly Waiting[], stamp: LocalDate): string {
  const entries = waiting.flatMap(({ questionId, text, nextDay, until }) => [
    ...(nextDay === null || nextDay === until
      ? []
      : [entry(`${questionId}-proximo`, nextDay, `Vence el primer plazo de ausentes: ${text}`)]),
    ...(until === null
      ? []
      : [entry(`${questionId}-ultimo`, until, `Último día para oponerse: ${text}`)]),
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Asamblea//Ausentes//ES'];
  return [...lines, ...entries.flatMap((one) => one(stamp)), 'END:VCALENDAR', ''].join('\r\n');
}

function entry(uid: string, day: LocalDate, summary: string) {
  return (stamp: LocalDate): readonly string[] => [
    'BEGIN:VEVENT',
    `UID:${uid}@asamblea`,
    `DTSTAMP:${plain(stamp)}T000000Z`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    ...folded(`SUMMARY:${escaped(summary)}`),
    'END:VEVENT',
  ];
}

function plain(date: LocalDate): string {
  return date.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/gu, (sign) => `\\${sign}`).replace(/\r?\n/gu, '\\n');
}

/** A line holds 75 octets; the rest goes on after a space. A letter takes two at most here, or four. */
function folded(line: string): readonly string[] {
  const letters = [...line];
  const size = 36;
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, i) => {
    const piece = letters.slice(i * size, (i + 1) * size).join('');
    return i === 0 ? piece : ` ${piece}`;
  });
}
