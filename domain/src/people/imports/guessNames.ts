import { nameKey } from '../../kernel/identity/nameKey.ts';
import { cellText } from '../../kernel/tables/cellText.ts';
import type { TableRows } from '../../kernel/tables/tableShape.ts';
import { titleKey } from '../../kernel/tables/titleKey.ts';
import type { RosterColumns } from '../rosters/rosterFields.ts';

const ofOwner = /(?: (?:propietario|titular|socio|dueno|asociado|accionista|owner|poseedor))+$/u;
const givenNames =
  /^(?:(?:1er|2do|primer|segundo|1|2) )?nombres?(?: (?:1|2|pila))?$|^(?:first|given|middle) names?$|^nome$/u;
const surnames =
  /^(?:(?:1er|2do|primer|segundo|1|2) )?ap(?:ellido|elido)s?(?: (?:paterno|materno|1|2))?$|^(?:ap |a )?(?:paterno|materno)$|^(?:last|family) name$|^surnames?$|^sobrenome$/u;

/**
 * The columns that together are the name of the owner, first names first: «Nombre» and «Apellido»,
 * «Primer nombre» … «Apellido materno»; null where one column has it whole.
 */
export function guessNames(
  titles: readonly string[],
  body: TableRows,
  columns: RosterColumns,
): readonly number[] | null {
  const { owner, ...others } = columns;
  const taken = new Set<unknown>(Object.values(others));
  const keys = titles.map((title) => titleKey(title).replace(ofOwner, ''));
  const at = (shape: RegExp) =>
    keys.flatMap((key, column) => (shape.test(key) && !taken.has(column) ? [column] : []));
  const first = at(givenNames);
  const last = at(surnames);
  // «Nombre 1» and «Nombre 2» may be two people; «Primer nombre» and «Segundo nombre» are one.
  const isFirstOnly =
    last.length === 0 && !first.some((column) => /^(?:1er|primer) /u.test(keys[column] ?? ''));
  if (isFirstOnly) return owner === undefined && first.length > 0 ? first.slice(0, 1) : null;
  const parts = [...first, ...last];
  if (owner === undefined || parts.includes(owner) || saysNoNames(body, owner)) return parts;
  // The name of the owner stands in a column of its own: whole, or without the surnames.
  return last.length === 0 || hasSurnames(body, owner, last) ? null : [owner, ...last];
}

/** The cells of these columns as one name. */
export function joinCells(cells: readonly string[], columns: readonly number[]): string {
  const parts = columns.map((column) => cellText(cells[column] ?? ''));
  return parts.filter((text) => text !== '').join(' ');
}

function saysNoNames(body: TableRows, column: number): boolean {
  const said = body.map((row) => cellText(row[column] ?? '')).filter((text) => text !== '');
  return said.length > 0 && said.every((text) => !/\p{L}{2}/u.test(text));
}

function hasSurnames(body: TableRows, owner: number, last: readonly number[]): boolean {
  const rows = body
    .map((row) => ({ whole: nameKey(row[owner] ?? ''), surname: nameKey(joinCells(row, last)) }))
    .filter(({ whole, surname }) => whole !== '' && surname !== '');
  return rows.filter(({ whole, surname }) => whole.includes(surname)).length * 2 > rows.length;
}
