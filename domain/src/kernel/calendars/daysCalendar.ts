import { addDays, type LocalDate } from './localDate.ts';

/** A day to remember. */
export interface CalendarDay {
  /** The same day keeps it, so that loading the file again moves nothing twice. */
  readonly id: string;
  readonly day: LocalDate;
  readonly summary: string;
}

/** Days as an iCalendar file (RFC 5545), an all-day entry for each. `of`: what they are of, in ASCII. */
export function daysCalendar(of: string, days: readonly CalendarDay[], stamp: LocalDate): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Asamblea//${of}//ES`];
  const entries = days.flatMap((one) => entry(one, stamp));
  return [...lines, ...entries, 'END:VCALENDAR', ''].join('\r\n');
}

function entry({ id, day, summary }: CalendarDay, stamp: LocalDate): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@asamblea`,
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
