import {
  applyCorrections,
  type CompareRequest,
  correctionsAtMost,
  guessReading,
  guessReadingFrom,
  type ImportMode,
  type ParsedRoster,
  parseRoster,
  type RosterCorrection,
  type RosterReading,
} from '@asamblea/domain';
import type { CheckedTable, TablePart, TableRows } from '../../../../ui/tables/checkTable.ts';

/** A table on its way to be the roster: its reading, and the corrections made on screen. */
export interface ImportDraft {
  readonly source: 'file' | 'paste';
  readonly name: string;
  readonly rows: TableRows;
  /** The sheets that its rows come from, where the file has several. */
  readonly parts: readonly TablePart[];
  /** The notes about the file beside its problems. */
  readonly notes: readonly string[];
  readonly corrections: readonly RosterCorrection[];
  /** The corrections as they were before each of the last presses. */
  readonly past: readonly (readonly RosterCorrection[])[];
  readonly reading: RosterReading;
  /** How it was understood before anybody said anything. */
  readonly guessed: RosterReading;
  /** The table is read as a person defined for an earlier one with the same titles. */
  readonly isRecalled: boolean;
  readonly mode: ImportMode;
  /** Units of the table that a merge leaves as they are. */
  readonly left: readonly string[];
  /** The law of the assembly gives each member one vote. */
  readonly oneEach: boolean;
  /** Documents are read by its usage. */
  readonly country: string;
}

interface DraftStart extends Partial<Pick<ImportDraft, 'oneEach' | 'country' | 'guessed'>> {
  /** How an earlier table with these titles was read; null where nobody said anything of one. */
  readonly recalled?: RosterReading | null;
}

export function newDraft(
  source: ImportDraft['source'],
  name: string,
  { rows, parts, notes }: Extract<CheckedTable, { ok: true }>,
  { oneEach = false, country = '', ...known }: DraftStart = {},
): ImportDraft {
  const { guessed = guessReading(rows, oneEach), recalled = null } = known;
  return {
    source,
    name,
    rows,
    parts,
    notes,
    corrections: [],
    past: [],
    reading: recalled ?? guessed,
    guessed,
    isRecalled: recalled !== null,
    mode: 'replace',
    left: [],
    oneEach,
    country,
  };
}

/** The same table as it is guessed, whatever was said of earlier ones. */
export function guessAgain(draft: ImportDraft): ImportDraft {
  return moveHeader(draft, draft.reading.headerRow);
}

export function mendedRows({ rows, corrections }: ImportDraft): TableRows {
  return applyCorrections(rows, corrections);
}

/** The last word on a cell or a row is the one that counts, so only that is kept. */
export function correct(
  draft: ImportDraft,
  ...corrections: readonly RosterCorrection[]
): ImportDraft {
  const placed = new Set(corrections.map(placeOf));
  const others = draft.corrections.filter((one) => !placed.has(placeOf(one)));
  return setCorrections(draft, [...others, ...corrections]);
}

/** Whether so many more corrections may still travel with the table. */
export function mayCorrect({ corrections }: ImportDraft, more: number): boolean {
  return corrections.length + more <= correctionsAtMost;
}

export function undoCorrection(draft: ImportDraft, correction: RosterCorrection): ImportDraft {
  const place = placeOf(correction);
  return setCorrections(
    draft,
    draft.corrections.filter((one) => placeOf(one) !== place),
  );
}

/** All of the last press is taken back, however many cells it mended. */
export function undoLast(draft: ImportDraft): ImportDraft {
  const last = draft.past.at(-1);
  return last === undefined
    ? draft
    : { ...draft, corrections: last, past: draft.past.slice(0, -1) };
}

export function setCorrections(
  draft: ImportDraft,
  corrections: readonly RosterCorrection[],
): ImportDraft {
  return { ...draft, corrections, past: [...draft.past, draft.corrections].slice(-pressesKept) };
}

/** Presses that can be taken back one by one. */
const pressesKept = 20;

/** Counts a row as a unit, whatever it looks like, or leaves that to how it looks again. */
export function keepRow(draft: ImportDraft, row: number, isKept = true): ImportDraft {
  const others = (draft.reading.kept ?? []).filter((one) => one !== row);
  return { ...draft, reading: { ...draft.reading, kept: isKept ? [...others, row] : others } };
}

/** Other titles are other columns: what was guessed under the old ones is guessed again. */
export function moveHeader(draft: ImportDraft, headerRow: number): ImportDraft {
  const reading = guessReadingFrom(mendedRows(draft), headerRow, draft.oneEach);
  return { ...draft, reading, isRecalled: false };
}

/**
 * Each has one vote, or no longer. Where no column has the units they are told as for a law that counts
 * members, unless somebody said which they are.
 */
export function giveOneEach(draft: ImportDraft, equal: boolean): ImportDraft {
  const { reading } = draft;
  const isTold = reading.columns.unit !== undefined || reading.unitFrom !== undefined;
  if (!equal || isTold) return { ...draft, reading: { ...reading, equal } };
  const { columns, unitFrom } = guessReadingFrom(mendedRows(draft), reading.headerRow, true);
  const unit = columns.unit === undefined ? {} : { unit: columns.unit };
  return {
    ...draft,
    reading: {
      ...reading,
      equal,
      columns: { ...reading.columns, ...unit },
      ...(unitFrom === undefined ? {} : { unitFrom }),
    },
  };
}

/** The present reading of the draft. A file that only updates need not say everything. */
export function readDraft(draft: ImportDraft): ParsedRoster {
  const isWhole = draft.mode === 'replace';
  const parsed = parseRoster(mendedRows(draft), (key) => key, draft.reading, isWhole, {
    country: draft.country,
    people: [],
  });
  if (isWhole) return parsed;
  return { ...parsed, problems: parsed.problems.filter(({ code }) => !ofWholeFiles.has(code)) };
}

const ofWholeFiles: ReadonlySet<string> = new Set([
  'weight-column-missing',
  'weights-equal',
  'owner-column-missing',
  'document-column-missing',
  'sum-not-whole',
]);

/** The table that the server reads again, and beside it the decisions of people. */
export function tableOf(draft: ImportDraft): CompareRequest {
  return {
    rows: draft.rows.map((row) => [...row]),
    corrections: [...draft.corrections],
    reading: draft.reading,
    mode: draft.mode,
    ...(draft.mode === 'merge' && draft.left.length > 0 ? { left: [...draft.left] } : {}),
  };
}

/** Takes a unit of the table again, or leaves it as the roster has it. */
export function takeUnit(draft: ImportDraft, unitId: string, isTaken: boolean): ImportDraft {
  const others = draft.left.filter((one) => one !== unitId);
  return { ...draft, left: isTaken ? others : [...others, unitId] };
}

function placeOf({ row, column }: RosterCorrection): string {
  return `${row} ${column}`;
}
