import { cellText } from '../../kernel/tables/cellText.ts';
import { titleKey } from '../../kernel/tables/titleKey.ts';
import { isOfShares, type WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import type { RosterColumns } from '../rosters/rosterFields.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { readVote } from './readVote.ts';

type Rows = readonly (readonly string[])[];
type Holders = Pick<RosterReading, 'columns' | 'measure' | 'equal' | 'unitFrom' | 'voteColumn'>;

interface Known {
  readonly measure: WeightMeasure;
  /** The law counts members, each with one vote. */
  readonly oneEach: boolean;
  /** Columns that are the name of the owner. */
  readonly names: readonly number[];
}

/**
 * The holders and holdings where a table is a roll of people and not of things: members without a weight have
 * one vote each, and a register without a column of units has one for each number of member, or person.
 */
export function guessHolders(
  header: readonly string[],
  body: Rows,
  columns: RosterColumns,
  { measure, oneEach, names }: Known,
): Holders {
  const isEqual = columns.weight === undefined && oneEach;
  const isCountedRoll = columns.weight !== undefined && isOfShares(measure);
  if (!isEqual && !isCountedRoll) return { columns, measure };
  const taken = new Set<unknown>([...Object.values(columns), ...names]);
  const vote = freeColumn(header, taken, voteTitles, (column) => {
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
  const number = freeColumn(header, taken, numberTitles, (column) => {
    const values = valuesOf(body, column).filter((text) => text !== '');
    return values.length >= filled && new Set(values).size === values.length;
  });
  return number === null
    ? { ...roll, columns, unitFrom: 'person' }
    : { ...roll, columns: { ...columns, unit: number } };
}

/** As rolls title the number of a member; what can only be that goes before the number of a row. */
const numberTitles = [
  ...['no de socio', 'socio no', 'no de asociado', 'asociado no', 'no de miembro', 'miembro no'],
  ...['no de afiliado', 'afiliado no', 'legajo', 'no de legajo', 'no de accionista'],
  ...['no de matricula', 'matricula', 'codigo', 'no', 'no de orden', 'item'],
];

const voteTitles = [
  ...['derecho a voto', 'derecho de voto', 'con derecho a voto', 'con voto', 'tiene voto'],
  ...['voz y voto', 'puede votar', 'habilitado para votar', 'vota', 'voto'],
];

/** The first column, of those that mean nothing yet, with the first of the titles that fits what it says. */
function freeColumn(
  header: readonly string[],
  taken: ReadonlySet<unknown>,
  titles: readonly string[],
  fits: (column: number) => boolean,
): number | null {
  const keys = header.map(titleKey);
  for (const title of titles.map(titleKey)) {
    const column = keys.findIndex((key, place) => key === title && !taken.has(place));
    if (column >= 0 && fits(column)) return column;
  }
  return null;
}

/** The filled values of a column. */
function valuesOf(body: Rows, column: number): readonly string[] {
  return body
    .filter((row) => row.some((text) => text.trim() !== ''))
    .map((row) => cellText(row[column] ?? ''));
}
