import { cellText } from '../../kernel/tables/cellText.ts';
import { matchTitles } from '../../kernel/tables/matchTitles.ts';
import { namesField, type TableField, type TableRows } from '../../kernel/tables/tableShape.ts';
import { titleKey } from '../../kernel/tables/titleKey.ts';
import type { RosterColumns, RosterField } from '../rosters/rosterFields.ts';
import { areApart, joinGroups } from './columnLooks.ts';
import { rosterShape } from './rosterShape.ts';

export interface GuessedColumns {
  readonly columns: RosterColumns;
  /** Fields whose title may mean something else: what the cells say decided. */
  readonly doubtful: readonly RosterField[];
}

/** Finds each field's column by its title; the first title that fits wins, one field a column. */
export function guessColumns(header: readonly string[], body: TableRows = []): RosterColumns {
  return guessTitled(header, body).columns;
}

/** The same, and which of the titles were in doubt. */
export function guessTitled(header: readonly string[], body: TableRows): GuessedColumns {
  const matched = matchTitles(header, rosterShape, body);
  const steps = [ownerOfCoowners, unitOfGroup, unitThatTellsApart, weightOfPercent];
  return steps.reduce<GuessedColumns>((guessed, step) => step(guessed, header, body), matched);
}

/** Further columns titled like a weight: «Coeficiente parqueaderos». */
export function guessOtherWeights(
  header: readonly string[],
  columns: RosterColumns,
): readonly { readonly name: string; readonly column: number }[] {
  const taken = new Set(Object.values(columns));
  const weight = fieldOf('weight');
  return header.flatMap((title, column) => {
    const key = titleKey(title);
    const isWeight = (['whole', 'beginning'] as const).some((fits) =>
      namesField(weight, key, fits, rosterShape.others),
    );
    const name = title.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, 60);
    return isWeight && !taken.has(column) && name !== '' ? [{ name, column }] : [];
  });
}

type Step = (guessed: GuessedColumns, header: readonly string[], body: TableRows) => GuessedColumns;

/** «Copropietario» alone is the owner of the unit. */
function ownerOfCoowners({ columns, doubtful }: GuessedColumns): GuessedColumns {
  const { coowners, ...others } = columns;
  if (coowners === undefined || columns.owner !== undefined) return { columns, doubtful };
  return { columns: { ...others, owner: coowners }, doubtful: [...doubtful, 'owner'] };
}

/** Where nothing else names the unit, the «Interior» is one. */
const unitOfGroup: Step = ({ columns, doubtful }, header, body) => {
  const { group, ...others } = columns;
  if (group === undefined || columns.unit !== undefined) return { columns, doubtful };
  const { mayBe = [], looks } = fieldOf('unit');
  const key = titleKey(header[group] ?? '');
  const cells = cellsOf(body, group);
  const isUnit = mayBe.includes(key) && looks?.({ key, cells, groups: [], rivals: [] }) === true;
  if (!isUnit) return { columns, doubtful };
  return { columns: { ...others, unit: group }, doubtful: [...doubtful, 'unit'] };
};

/** Of «Piso» and «Puerta», or «Apto» and «Unidad», the one that tells the rows apart. */
const unitThatTellsApart: Step = ({ columns, doubtful }, header, body) => {
  const { unit, group } = columns;
  const same = { columns, doubtful };
  if (unit === undefined) return same;
  const cells = cellsOf(body, unit);
  const groups = group === undefined ? [] : cellsOf(body, group);
  const tells = (all: readonly string[], by: readonly string[]) =>
    areApart(all) || (by.length > 0 && areApart(joinGroups({ cells: all, groups: by })));
  if (cells.length < 2 || tells(cells, groups)) return same;
  const taken = new Set(Object.values(columns));
  const { titles } = fieldOf('unit');
  const others = header.flatMap((title, column) => {
    const key = titleKey(title);
    const isOne = !taken.has(column) && (titles.includes(key) || innerDoors.has(key));
    const said = isOne ? cellsOf(body, column) : [];
    return said.length === 0 || said.some((text) => text === '') ? [] : [{ column, said }];
  });
  const better = others.find(({ said }) => tells(said, groups));
  if (better !== undefined) {
    return { columns: { ...columns, unit: better.column }, doubtful: [...doubtful, 'unit'] };
  }
  const inner = group === undefined ? others.find(({ said }) => tells(said, cells)) : undefined;
  if (inner === undefined) return same;
  const both = { ...columns, group: unit, unit: inner.column };
  return { columns: both, doubtful: [...doubtful, 'unit', 'group'] };
};

/** Where no title is of the weight, a column of figures with a percent sign over it: «% s/ reglamento». */
const weightOfPercent: Step = ({ columns, doubtful }, header, body) => {
  const same = { columns, doubtful };
  if (columns.weight !== undefined) return same;
  const { isNot = [], looks } = fieldOf('weight');
  const taken = new Set(Object.values(columns));
  const weight = header.findIndex((title, column) => {
    const key = titleKey(title);
    if (taken.has(column) || !/[%‰]/u.test(title)) return false;
    if (key.split(' ').some((word) => isNot.includes(word))) return false;
    return looks?.({ key, cells: cellsOf(body, column), groups: [], rivals: [] }) === true;
  });
  if (weight < 0) return same;
  return { columns: { ...columns, weight }, doubtful: [...doubtful, 'weight'] };
};

const innerDoors = new Set([
  'puerta',
  'letra',
  'interior',
  'int',
  'no interior',
  'oficina',
  'porta',
]);

function cellsOf(body: TableRows, column: number): readonly string[] {
  const rows = body
    .filter((row) => row.filter((text) => text.trim() !== '').length > 2)
    .slice(0, 300);
  return rows.map((row) => cellText(row[column] ?? ''));
}

function fieldOf(key: RosterField): TableField<RosterField> {
  const field = rosterShape.fields.find((one) => one.key === key);
  return field ?? { key, titles: [] };
}
