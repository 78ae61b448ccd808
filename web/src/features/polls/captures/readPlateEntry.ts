import { plateNumberAtMost, readPlatePayload } from '@asamblea/domain';

/** The typed or scanned entry: a plate and, after it, the numbers of the options. */
export interface PlateEntry {
  readonly plate: number;
  /** The marks as they are numbered on the screen, from 1. */
  readonly marks: readonly number[];
}

/** `12 1`, `12-46 1`, `placa:12-46`, or several marks: `12 1,3`. Null when it is none of them. */
export function readPlateEntry(text: string): PlateEntry | null {
  const [first = '', ...rest] = text.trim().split(/\s+/u);
  const plate = plateOf(first);
  if (plate === null) return null;
  const marks = rest
    .join(' ')
    .split(/[\s,+]+/u)
    .filter((mark) => mark !== '');
  if (marks.some((mark) => !/^\d{1,2}$/u.test(mark))) return null;
  return { plate, marks: [...new Set(marks.map(Number))] };
}

function plateOf(text: string): number | null {
  if (/^\d{1,4}$/u.test(text)) {
    const number = Number(text);
    return number >= 1 && number <= plateNumberAtMost ? number : null;
  }
  return readPlatePayload(text) ?? readPlatePayload(`placa:${text}`);
}
