import type { DebtorsNoted, EditedUnit, Instant, RosterVersion, Unit } from '@asamblea/domain';
import type { StoredJob } from '../../kernel/database/storedJob.ts';

/** A roster version with what tells a repeated import from another file under the same id. */
export interface StoredRosterVersion extends RosterVersion {
  readonly fingerprint: string;
  /** Changes made by hand in the table since it was written. */
  readonly edits?: number;
}

/** `rosters/{version}/units/{unitId}`: a unit, with what its version says of its owners. */
export interface StoredUnit extends Unit {
  /** Whether its head owes, for this unit or any other; absent where it was written before it was noted. */
  readonly headOwes?: boolean;
}

/** `rosters/{version}/changes/{editId}`: a unit mended in the table, as it was and as it became. */
export interface UnitChangeRecord {
  readonly unitId: string;
  readonly by: string;
  readonly at: number;
  readonly before: EditedUnit;
  readonly after: EditedUnit;
  /** When it was committed, where its assembly was restored from elsewhere; else its document says it. */
  readonly committed?: Instant;
}

/** `rosters/{version}/places/{part}`: the units of a roster in their fixed order, as text. */
export interface StoredUnitIndexes {
  readonly parts: number;
  /** Of the roster when they were gathered. */
  readonly edits: number;
  readonly json: string;
}

/** After which edit of the version it is as it is; what nobody edited in place does not say. */
interface EditedInPlace {
  readonly edit: number;
}

/**
 * A row written in place into a version carries the edit number, as the version counts them: a holder of the
 * older roster learns by it which rows changed since.
 */
export function afterEdit<T extends object>(row: T, edit: number): T & EditedInPlace {
  return { ...row, edit };
}

export interface RosterJob extends StoredJob {
  readonly kind: 'roster-import';
  /** The version in force that the import was compared with: it replaces no other. */
  readonly base: string | null;
  /** And that version as it was then: an edit in the table meanwhile would be lost. */
  readonly baseEdits: number;
  /** Of a new set of debtors, where more people than those who import may take it on. */
  readonly debtors?: DebtorsNoted;
}
