import * as z from 'zod';
import { type RosterReading, rosterReading } from '../rosters/rosterReading.ts';

const taughtFields = {
  columns: true,
  equal: true,
  unitFrom: true,
  voteColumn: true,
  joinGroup: true,
  joinRepeated: true,
  addRepeated: true,
  splitOwners: true,
  namesakes: true,
  names: true,
  otherWeights: true,
} as const satisfies Partial<Record<keyof RosterReading, true>>;

/** The meaning of the columns of a table, as a person gave it; it holds for any table with the same titles. */
export const taughtReading = z.object(rosterReading.pick(taughtFields).shape);
export type TaughtReading = z.infer<typeof taughtReading>;

/** That part of a reading; null where it is what would be guessed, so there is nothing to remember. */
export function taughtBy(reading: RosterReading, guessed: RosterReading): TaughtReading | null {
  return wholeOf(reading) === wholeOf(guessed) ? null : taughtReading.parse(reading);
}

/** A table is read as it was taught; what depends on its cells, its measure and decimal sign, is as guessed. */
export function readAsTaught(guessed: RosterReading, taught: TaughtReading): RosterReading {
  const { headerRow, measure, decimal, shareOut } = guessed;
  return { headerRow, measure, decimal, shareOut, ...taught };
}

function wholeOf(reading: RosterReading): string {
  const { equal = false, addRepeated = false, splitOwners = false } = reading;
  const { names = [], otherWeights } = reading;
  const columns = Object.entries(reading.columns).sort(([a], [b]) => (a < b ? -1 : 1));
  const { unitFrom = null, voteColumn = null, namesakes = null, joinGroup, joinRepeated } = reading;
  const others = otherWeights.map(({ name, column }) => [name, column]);
  const holders = [equal, unitFrom, voteColumn, joinGroup, joinRepeated, addRepeated, splitOwners];
  return JSON.stringify([columns, holders, namesakes, names, others]);
}
