/**
 * Times as people here write them, in the assembly's zone: `4:05 p. m.`, `21 nov 2026`. Built from
 * numbers, because the text that engines give differs between the server and the browsers.
 */
export function formatTime(at: number, timeZone: string): string {
  const { hour, minute } = partsOf(at, timeZone);
  const half = hour < 12 ? 'a. m.' : 'p. m.';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
}

export function formatMoment(at: number, timeZone: string): string {
  const { day, month, year } = partsOf(at, timeZone);
  return `${day} ${months[month - 1]} ${year}, ${formatTime(at, timeZone)}`;
}

const months = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

function partsOf(at: number, timeZone: string): Parts {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const found = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => found.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}
