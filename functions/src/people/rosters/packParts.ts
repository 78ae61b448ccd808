import { type Roster, type RosterPart, rosterPart } from '@asamblea/domain';
import { readParts } from '../../kernel/database/readParts.ts';

/** One batch of the database each, and far from the megabyte that a document may have. */
export const documentsAPart = 400;
const lettersAtMost = 250_000;

/** The roster in parts of so many documents at most, as text. The same roster makes the same parts. */
export function packParts({ units, people }: Roster, atMost: number): readonly string[] {
  return [
    ...packList(units, atMost, (list) => ({ units: list, people: [] })),
    ...packList(people, atMost, (list) => ({ units: [], people: list })),
  ].map((part) => JSON.stringify(part));
}

/** Written by `packParts` and read back by the same release of the program or a later one. */
export const unpackPart = readParts(rosterPart);

function packList<T>(
  items: readonly T[],
  atMost: number,
  partOf: (items: readonly T[]) => RosterPart,
): readonly RosterPart[] {
  const parts: RosterPart[] = [];
  let list: T[] = [];
  let letters = 0;
  for (const item of items) {
    const size = JSON.stringify(item).length;
    if (list.length > 0 && (list.length >= atMost || letters + size > lettersAtMost)) {
      parts.push(partOf(list));
      list = [];
      letters = 0;
    }
    list.push(item);
    letters += size;
  }
  if (list.length > 0) parts.push(partOf(list));
  return parts;
}
