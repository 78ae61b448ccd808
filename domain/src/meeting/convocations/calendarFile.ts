import { daysBetween } from '../../kernel/calendars/localDate.ts';
import { minutesOf } from '../../kernel/calendars/localTime.ts';
import { localDateOf, localTimeOf } from '../../kernel/calendars/zone.ts';
import { utf8Binary } from '../../kernel/text/utf8.ts';

export interface CalendarEvent {
  /** The same for every notice of a meeting: a later one takes the place of the one before. */
  readonly uid: string;
  /** Grows with each notice: RFC 5545 §3.8.7.4. */
  readonly sequence: number;
  /** When this was written, and when the meeting is, in milliseconds. */
  readonly at: number;
  readonly startsAt: number;
  readonly timeZone: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** The organizer: the address that sends. */
  readonly organizer: { readonly name: string; readonly address: string };
  /**
   * The meeting is called off: the event with that name is taken out, or marked, in the calendars that have
   * it.
   */
  readonly isCalledOff?: boolean;
}

/**
 * The meeting as a calendar file (RFC 5545): one event, with the offset of its zone on that day written out. How
 * long it lasts nobody knows: two hours are kept. `METHOD:PUBLISH` (RFC 5546 §3.2.1), or `METHOD:CANCEL` with
 * `STATUS:CANCELLED` (§3.2.5); both want an organizer.
 */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, at, startsAt, timeZone, organizer, isCalledOff = false } = event;
  const offset = sayOffset(startsAt, timeZone);
  const zone = timeZone.replace(/[^\w/+-]/gu, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Asamblea//Convocatoria//ES',
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(at)}`,
    `ORGANIZER;CN="${parameter(organizer.name)}":mailto:${address(organizer.address)}`,
    `DTSTART;TZID=${zone}:${wall(startsAt, timeZone)}`,
    'DURATION:PT2H',
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `STATUS:${isCalledOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** The method of the file, as its mail states it. */
export function calendarMethod({
  isCalledOff = false,
}: Pick<CalendarEvent, 'isCalledOff'>): 'PUBLISH' | 'CANCEL' {
  return isCalledOff ? 'CANCEL' : 'PUBLISH';
}

/** Text between quotes in a parameter, which has no way to say one: RFC 5545 §3.1. */
function parameter(text: string): string {
  return text.replace(/["\p{Cc}]/gu, ' ').trim();
}

/** An address in a `mailto:`, of which nothing ends the line or the property. */
function address(text: string): string {
  return text.replace(/[\p{Cc}\s]/gu, '');
}

/** Text as a value: RFC 5545 §3.3.11. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/gu, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Lines of 75 bytes at most, never cut inside a letter: RFC 5545 §3.1. */
function fold(line: string): string {
  let bytes = 0;
  let folded = '';
  for (const letter of line) {
    const length = utf8Binary(letter).length;
    if (bytes + length > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += length;
  }
  return folded;
}

function stamp(at: number): string {
  const seconds = String(Math.floor(at / 1000) % 60).padStart(2, '0');
  return `${wall(at, 'UTC').slice(0, -2)}${seconds}Z`;
}

function wall(at: number, timeZone: string): string {
  const day = localDateOf(at, timeZone).replaceAll('-', '');
  return `${day}T${localTimeOf(at, timeZone).replace(':', '')}00`;
}

/** `-0500`: how far the clocks of the zone are from UTC at that instant. */
function sayOffset(at: number, timeZone: string): string {
  const days = daysBetween('1970-01-01', localDateOf(at, timeZone));
  const shown = days * 24 * 60 + minutesOf(localTimeOf(at, timeZone));
  const minutes = shown - Math.floor(at / 60_000);
  const pad = (part: number) => String(part).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`;
}
