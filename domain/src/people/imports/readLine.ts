import { cellText } from '../../kernel/tables/cellText.ts';
import { readEmails } from '../rosters/readCell.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { rosterFields } from '../rosters/unitFields.ts';
import type { LabelledRow } from '../weighing/rowWeights.ts';
import { textIn } from './labelRows.ts';

/** The values that a row brings for its unit: an empty cell brings nothing. */
export interface RosterLine {
  readonly unitId: string;
  readonly row: number;
  readonly brings: ReadonlySet<RosterField>;
  /** Further weights that it brings. */
  readonly weights: ReadonlySet<string>;
  readonly emails: readonly string[];
  readonly phone: string | null;
  /** The people whom the row names, in its order. */
  readonly ownerIds: readonly string[];
}

/** @param unread fields whose cell was not understood */
export function readLine(
  one: LabelledRow,
  { unitId, ownerIds }: Pick<RosterLine, 'unitId' | 'ownerIds'>,
  reading: RosterReading,
  unread: ReadonlySet<RosterField>,
): RosterLine {
  const said = (field: RosterField) => textIn(one, field, reading);
  const isColumn = (field: RosterField) =>
    reading.columns[field] !== undefined || (field === 'owner' && reading.names !== undefined);
  const brings = rosterFields.filter(
    (field) => isColumn(field) && !unread.has(field) && said(field) !== '',
  );
  const weights = reading.otherWeights.filter(
    ({ column }) => cellText(one.cells[column] ?? '') !== '',
  );
  return {
    unitId,
    row: one.row,
    brings: new Set(brings),
    weights: new Set(weights.map(({ name }) => name)),
    emails: readEmails(said('email'), []),
    phone: said('phone') || null,
    ownerIds,
  };
}
