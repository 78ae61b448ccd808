import { documentKey } from '../../kernel/identity/documentKey.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import { parseWeight } from '../../kernel/weights/parseWeight.ts';
import { arrearsWords } from '../rosters/readCell.ts';
import type { RosterColumns, RosterField } from '../rosters/rosterFields.ts';
import { areApart, beginsAgain, joinGroups } from './columnLooks.ts';

const sampleRows = 200;

interface Sample {
  readonly column: number;
  readonly texts: readonly string[];
}

/** How much of a column looks like each field, from 0 to 1, in the order in which columns are taken. */
const likeness: readonly (readonly [field: RosterField, atLeast: number, of: Likeness])[] = [
  ['email', 0.5, (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/iu.test(text)],
  ['arrears', 0.9, (text) => arrearsWords.has(nameKey(text))],
  ['phone', 0.6, (text) => /^\+\d[\d\s()-]{7,}$/u.test(text)],
  ['document', 0.6, (text) => /^(CE|NIT|RUT|DNI)?\d{6,}(-\d)?$/u.test(documentKey(text))],
  ['weight', 0.9, (text) => parseWeight(text).ok && !/^\d{5,}$/u.test(text)],
  ['owner', 0.7, (text) => /^[\p{L}'’.&-]+(\s+[\p{L}'’.&-]+)+$/u.test(text)],
];
type Likeness = (text: string) => boolean;

/** Completes, from the cells, the columns that the titles did not tell. */
export function guessByContent(
  body: readonly (readonly string[])[],
  known: RosterColumns,
): RosterColumns {
  const columns: RosterColumns = { ...known };
  const taken = new Set(Object.values(known));
  const free = () => samplesOf(body).filter(({ column }) => !taken.has(column));
  for (const [field, atLeast, looks] of likeness) {
    if (columns[field] !== undefined) continue;
    const best = free()
      .map((sample) => ({ ...sample, share: shareOf(sample, looks) }))
      .filter(({ share, texts }) => share >= atLeast && (field !== 'weight' || hasDecimals(texts)))
      .sort((a, b) => b.share - a.share)[0];
    if (best === undefined) continue;
    columns[field] = best.column;
    taken.add(best.column);
  }
  if (columns.unit === undefined) {
    const unit =
      free().find(({ texts }) => looksLikeUnits(texts)) ??
      free().find(({ texts }) => beginsAgain(texts));
    if (unit === undefined) return columns;
    columns.unit = unit.column;
    taken.add(unit.column);
    const group = looksLikeUnits(unit.texts) ? undefined : groupOf(body, unit.column, free());
    if (group !== undefined) columns.group = group;
  }
  return columns;
}

/** Of units whose numbers come again, the column that tells them apart. */
function groupOf(
  body: readonly (readonly string[])[],
  unit: number,
  free: readonly Sample[],
): number | undefined {
  const rows = body.filter((row) => (row[unit] ?? '').trim() !== '').slice(0, sampleRows);
  const at = (column: number) => rows.map((row) => (row[column] ?? '').trim());
  return free.find(({ column }) => areApart(joinGroups({ cells: at(unit), groups: at(column) })))
    ?.column;
}

function samplesOf(body: readonly (readonly string[])[]): readonly Sample[] {
  const rows = body.filter((row) => row.some((text) => text.trim() !== '')).slice(0, sampleRows);
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => ({
    column,
    texts: rows.map((row) => (row[column] ?? '').trim()).filter((text) => text !== ''),
  })).filter(({ texts }) => texts.length > 0);
}

function shareOf({ texts }: Sample, looks: Likeness): number {
  return texts.filter(looks).length / texts.length;
}

/** A column of whole numbers may be anything; a single row is taken at its word. */
function hasDecimals(texts: readonly string[]): boolean {
  return texts.length === 1 || texts.some((text) => /\d[.,]\d/u.test(text));
}

/** Short names, nearly all different. */
function looksLikeUnits(texts: readonly string[]): boolean {
  const short = texts.filter((text) => text.length <= 20).length;
  return short >= texts.length * 0.9 && new Set(texts).size >= texts.length * 0.9;
}
