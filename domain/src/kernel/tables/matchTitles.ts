import { cellText } from './cellText.ts';
import { isCellError } from './isCellError.ts';
import { placeWord } from './rowWords.ts';
import {
  type ColumnSample,
  namesField,
  type TableColumns,
  type TableRows,
  type TableShape,
} from './tableShape.ts';
import { titleKey } from './titleKey.ts';

const sampleRows = 300;

export interface MatchedTitles<F extends string> {
  readonly columns: TableColumns<F>;
  /** Fields whose title may mean something else: their cells decided. */
  readonly doubtful: readonly F[];
}

/**
 * Finds each field's column by its title; the first title that fits wins, one field a column. A title that
 * leaves its column open is settled by the rows below.
 */
export function matchTitles<F extends string>(
  titles: readonly string[],
  shape: TableShape<F>,
  body: TableRows = [],
): MatchedTitles<F> {
  const keys = titles.map(titleKey);
  const found = new Map<F, number>();
  const taken = () => new Set(found.values());
  const ways = shape.isWhole === true ? (['whole'] as const) : (['whole', 'beginning'] as const);
  for (const fits of ways) {
    for (const field of shape.fields) {
      if (found.has(field.key)) continue;
      const used = taken();
      const column = keys.findIndex(
        (key, place) => !used.has(place) && namesField(field, key, fits, shape.others),
      );
      if (column >= 0) found.set(field.key, column);
    }
  }
  const doubtful: F[] = [];
  for (const { key: field, mayBe = [], looks } of shape.fields) {
    if (found.has(field) || looks === undefined) continue;
    const used = taken();
    const frame = { keys, columns: columnsIn(found), taken: used, shape, body };
    const column = mayBe
      .flatMap((title) => keys.flatMap((key, place) => (key === title ? [place] : [])))
      .find((place) => !used.has(place) && looks(sampleOf(place, frame)));
    if (column === undefined) continue;
    found.set(field, column);
    doubtful.push(field);
  }
  return { columns: columnsIn(found), doubtful };
}

function columnsIn<F extends string>(found: ReadonlyMap<F, number>): TableColumns<F> {
  return Object.fromEntries(found) as TableColumns<F>;
}

/** How many fields a row of titles may name, those that its titles leave open too. */
export function countMayBe<F extends string>(
  titles: readonly string[],
  { columns }: MatchedTitles<F>,
  { fields }: TableShape<F>,
): number {
  const used = new Set<unknown>(Object.values(columns));
  const free = titles.flatMap((title, column) => (used.has(column) ? [] : [titleKey(title)]));
  return fields.filter(
    ({ key, mayBe = [] }) => columns[key] === undefined && mayBe.some((one) => free.includes(one)),
  ).length;
}

interface Matching<F extends string> {
  readonly keys: readonly string[];
  readonly columns: TableColumns<F>;
  readonly taken: ReadonlySet<number>;
  readonly shape: TableShape<F>;
  readonly body: TableRows;
}

function sampleOf<F extends string>(
  column: number,
  { keys, columns, taken, shape, body }: Matching<F>,
): ColumnSample {
  const headed = headedRows(body.slice(0, sampleRows * 2)).slice(0, sampleRows);
  const rows = headed.map(({ cells }) => cells);
  const cellsOf = (place: number) =>
    rows.map((row) => cellText(row[place] ?? '')).map((text) => (isCellError(text) ? '' : text));
  const group = shape.group === undefined ? undefined : columns[shape.group];
  const width = Math.max(keys.length, ...rows.map((row) => row.length));
  const others = Array.from({ length: width }, (_, place) => place).filter(
    (place) => place !== column && !taken.has(place),
  );
  return {
    key: keys[column] ?? '',
    cells: cellsOf(column),
    groups: group === undefined ? headed.map(({ heading }) => heading) : cellsOf(group),
    rivals: others.map((place) => ({ key: keys[place] ?? '', cells: cellsOf(place) })),
  };
}

/** The rows of several cells, each with the place that stands alone above its block: «TORRE 1». */
function headedRows(body: TableRows): readonly { cells: readonly string[]; heading: string }[] {
  let heading = '';
  return body.flatMap((cells) => {
    const said = cells.map(cellText).filter((text) => text !== '');
    if (said.length > 1) return [{ cells, heading }];
    const [text = ''] = said;
    if (placeWord(text) !== '') heading = text;
    return [];
  });
}
