import { documentKey } from '../../kernel/identity/documentKey.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import { readAmount } from '../../kernel/tables/readAmount.ts';
import type { ColumnSample } from '../../kernel/tables/tableShape.ts';
import { titleKey } from '../../kernel/tables/titleKey.ts';
import { arrearsWords } from '../rosters/readCell.ts';
import { unitIdOf } from '../rosters/unit.ts';
import { unitTitles } from '../titles/unitTitles.ts';

/** The share of a column's filled cells that look like something; 0 for a blank column. */
function shareOf(cells: readonly string[], looks: (text: string) => boolean): number {
  const filled = cells.filter((text) => text !== '');
  return filled.length === 0 ? 0 : filled.filter(looks).length / filled.length;
}

function isDocument(text: string): boolean {
  return /^(CE|NIT|RUT|DNI|RUC|CIF|NIF)?[A-Z]?\d{6,}(-?[\dA-Z])?$/u.test(documentKey(text));
}

/** Every row has one, short, and no two the same, alone or with their group. */
export function looksLikeUnits(sample: ColumnSample): boolean {
  const { key, cells, rivals } = sample;
  if (!areUnits(sample)) return false;
  const isRegister = /^(matricula|rol|codigo|referencia|ref)/u.test(key);
  if (!isRegister && shareOf(cells, isDocument) >= 0.6) return false;
  // A column that only counts rows is no name where another column may be it.
  const isWeak = weakTitles.has(key) || (openTitles.has(key) && countsRows(cells));
  const isName = (rival: (typeof rivals)[number]) =>
    unitKeys.has(rival.key) ||
    (areUnits({ ...sample, cells: rival.cells }) && !countsRows(rival.cells));
  return !isWeak || !rivals.some(isName);
}

const unitKeys = new Set((unitTitles.mayBe ?? []).map(titleKey));
/** Titles of any number. */
const openTitles = new Set(['no', 'codigo', 'cod', 'referencia', 'identificador']);
const weakTitles = new Set(['no orden', 'orden', 'item', 'ord', 'id', 'ref', 'codigo interno']);

function areUnits({ cells, groups }: Pick<ColumnSample, 'cells' | 'groups'>): boolean {
  const filled = cells.filter((text) => text !== '');
  // Totals and the rows of further owners leave it blank.
  if (filled.length === 0 || filled.length * 10 < cells.length * 7) return false;
  const isShort = (text: string) => text.length <= 24 && !text.includes('@');
  const isName = (text: string) => /^[\p{L}.]{2,}( [\p{L}.]{2,})+$/u.test(text);
  if (shareOf(filled, isShort) < 0.9 || shareOf(filled, isName) > 0.5) return false;
  const isApart = areApart(cells) || (groups.length > 0 && areApart(joinGroups({ cells, groups })));
  return isApart || beginsAgain(filled);
}

/** Each block has its own 101: numbers come again, never twice in a row. */
export function beginsAgain(cells: readonly string[]): boolean {
  const kinds = new Set(cells).size;
  return (
    kinds * 5 >= cells.length && cells.every((text, i) => /\d/u.test(text) && text !== cells[i - 1])
  );
}

/** Each cell with its group, which a merged cell says only in its first row. */
export function joinGroups({
  cells,
  groups,
}: Pick<ColumnSample, 'cells' | 'groups'>): readonly string[] {
  let group = '';
  return cells.map((text, i) => {
    group = groups[i] || group;
    return `${group} ${text}`;
  });
}

/** Nearly all different. */
export function areApart(cells: readonly string[]): boolean {
  const filled = cells.filter((text) => text !== '');
  return new Set(filled.map(unitIdOf)).size * 10 >= filled.length * 9;
}

function countsRows(cells: readonly string[]): boolean {
  const numbers = cells.filter((text) => text !== '').map(Number);
  return numbers.length > 1 && numbers.every((number, i) => number === i + 1);
}

export function looksLikeDocuments({ cells }: ColumnSample): boolean {
  return shareOf(cells, isDocument) >= 0.6;
}

export function looksLikeAmounts({ cells }: ColumnSample): boolean {
  return shareOf(cells, (text) => readAmount(text, null) !== null) >= 0.9;
}

export function looksLikePhones({ cells }: ColumnSample): boolean {
  return shareOf(cells, (text) => /^\+?\d[\d\s().-]{6,}$/u.test(text)) >= 0.6;
}

const plainAnswers = new Set(['si', 'no', 's', 'n', 'x', '1', '0']);

/** «Al día», «moroso»: a bare yes or no may as well mean that nothing is owed. */
export function looksLikeArrears({ cells }: Pick<ColumnSample, 'cells'>): boolean {
  const isWord = (text: string) =>
    arrearsWords.has(nameKey(text)) && !plainAnswers.has(nameKey(text));
  return shareOf(cells, isWord) >= 0.6;
}

/** Few different words, each of many rows: `Piso 1`, `Piso 2`. */
export function looksLikeGroups({ cells }: ColumnSample): boolean {
  const filled = cells.filter((text) => text !== '');
  return (
    filled.length > 1 &&
    new Set(filled).size * 2 <= filled.length &&
    shareOf(filled, (text) => text.length <= 30) >= 0.9
  );
}
