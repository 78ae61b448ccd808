import {
  type RosterReading,
  readAsTaught,
  type TaughtReading,
  taughtBy,
  taughtReading,
  titlesOfRoster,
} from '@asamblea/domain';
import { deviceStore } from '../../../ui/device/deviceStore.ts';
import type { TableRows } from '../../../ui/tables/checkTable.ts';

/** Tables of an organisation whose columns this device remembers; the oldest goes first. */
const keptAtMost = 20;

type Kept = readonly (readonly [titles: string, taught: TaughtReading])[];

/** How a table with these titles was read the last time, where a person had changed what was guessed. */
export function recallReading(
  organisationId: string,
  rows: TableRows,
  guessed: RosterReading,
): RosterReading | null {
  const titles = titlesOf(rows, guessed);
  const kept = readKept(organisationId).find(([known]) => known === titles);
  return kept === undefined ? null : readAsTaught(guessed, kept[1]);
}

/** The next table with these titles is read like this one. Where nothing was changed, it is guessed again. */
export function keepReading(
  organisationId: string,
  rows: TableRows,
  { reading, guessed }: { readonly reading: RosterReading; readonly guessed: RosterReading },
): void {
  if (reading.headerRow < 0) return;
  write(organisationId, titlesOf(rows, reading), taughtBy(reading, guessed));
}

/** The next table with these titles is read as if it were the first. */
export function forgetReading(
  organisationId: string,
  rows: TableRows,
  reading: RosterReading,
): void {
  write(organisationId, titlesOf(rows, reading), null);
}

function write(organisationId: string, titles: string, taught: TaughtReading | null): void {
  const others = readKept(organisationId).filter(([known]) => known !== titles);
  const list: Kept = taught === null ? others : [...others, [titles, taught] as const];
  try {
    deviceStore.setItem(placeOf(organisationId), JSON.stringify(list.slice(-keptAtMost)));
  } catch {
    // A browser that keeps nothing reads each table as if it were the first.
  }
}

function readKept(organisationId: string): Kept {
  try {
    const kept: unknown = JSON.parse(deviceStore.getItem(placeOf(organisationId)) ?? '[]');
    return (kept as Kept).flatMap(([titles, taught]) => {
      const { data } = taughtReading.safeParse(taught);
      return typeof titles === 'string' && data !== undefined ? [[titles, data] as const] : [];
    });
  } catch {
    return [];
  }
}

function placeOf(organisationId: string): string {
  return `asamblea-columnas-${organisationId}`;
}

function titlesOf(rows: TableRows, { headerRow }: RosterReading): string {
  const titles = titlesOfRoster(rows, headerRow).map((title) => title.trim().toLowerCase());
  return JSON.stringify(titles);
}
