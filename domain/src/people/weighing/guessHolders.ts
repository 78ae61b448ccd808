import { nameKey } from '../../kernel/identity/nameKey.ts';
import { isOfShares, type WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import { cellText } from '../imports/readCell.ts';
import type { RosterReading } from '../imports/rosterReading.ts';
import type { RosterColumns } from '../rosters/rosterFields.ts';
import { readVote } from './readVote.ts';

type Rows = readonly (readonly string[])[];
type Holders = Pick<RosterReading, 'columns' | 'measure' | 'equal' | 'unitFrom' | 'voteColumn'>;

interface Known {
  readonly measure: WeightMeasure;
  /** The law counts members, each with one vote. */
  readonly oneEach: boolean;
}

/**
 * Who holds what where a table is a roll of people and not of things: members without a weight have one
 * vote each, and a register without a column of units has one for each number of member, or person.
 */
export function guessHolders(
  header: readonly string[],
  body: Rows,
  columns: RosterColumns,
  { measure, oneEach }: Known,
): Holders {
  const isEqual = columns.weight === undefined && oneEach;
  const isCountedRoll = columns.weight !== undefined && isOfShares(measure);
  if (!isEqual && !isCountedRoll) return { columns, measure };
  const vote = freeColumn(header, columns, voteTitles, (column) => {
    const said = valuesOf(body, column).filter((text) => text !== '');
    return said.length > 0 && said.every((text) => readVote(text) !== null);
  });
  const roll = {
    measure: isEqual ? ('shares' as const) : measure,
    ...(isEqual ? { equal: true } : {}),
    ...(vote === null ? {} : { voteColumn: vote }),
  };
  const hasPeople = columns.owner !== undefined || columns.document !== undefined;
  if (columns.unit !== undefined || !hasPeople) return { ...roll, columns };
  const filled = body.filter((row) => row.some((text) => text.trim() !== '')).length;
  const number = freeColumn(header, columns, numberTitles, (column) => {
    const values = valuesOf(body, column).filter((text) => text !== '');
    return values.length >= filled && new Set(values).size === values.length;
  });
  return number === null
    ? { ...roll, columns, unitFrom: 'person' }
    : { ...roll, columns: { ...columns, unit: number } };
}

/** As rolls title the number of a member; what can only be that goes before the number of a row. */
const numberTitles = [
  ...['no de socio', 'no socio', 'socio no', 'numero de socio', 'nro de socio', 'nro socio'],
  ...['no de asociado', 'no asociado', 'asociado no', 'numero de asociado', 'nro de asociado'],
  ...['no de miembro', 'numero de miembro', 'no de afiliado', 'numero de afiliado', 'legajo'],
  ...['no de accionista', 'numero de accionista', 'no de matricula', 'matricula', 'codigo'],
  ...['no', 'nro', 'numero', 'num', 'no de orden', 'item'],
];

const voteTitles = [
  ...['derecho a voto', 'derecho de voto', 'con derecho a voto', 'con voto', 'tiene voto'],
  ...['voz y voto', 'puede votar', 'habilitado para votar', 'vota', 'voto'],
];

/** The first column, of those that mean nothing yet, with the first of the titles that fits what it says. */
function freeColumn(
  header: readonly string[],
  columns: RosterColumns,
  titles: readonly string[],
  fits: (column: number) => boolean,
): number | null {
  const taken = new Set(Object.values(columns));
  const keys = header.map((title) => nameKey(title.replace(/n\.?\s?[º°]|#/giu, 'no ')));
  for (const title of titles) {
    const column = keys.findIndex((key, place) => key === title && !taken.has(place));
    if (column >= 0 && fits(column)) return column;
  }
  return null;
}

/** What a column says in the rows that say anything. */
function valuesOf(body: Rows, column: number): readonly string[] {
  return body
    .filter((row) => row.some((text) => text.trim() !== ''))
    .map((row) => cellText(row[column] ?? ''));
}
