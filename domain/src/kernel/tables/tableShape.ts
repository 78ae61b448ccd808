import { titleKey } from './titleKey.ts';

export type TableRows = readonly (readonly string[])[];
export type TableColumns<F extends string> = Partial<Record<F, number>>;

/** Some texts of a column, to tell its kind where its title does not. */
export interface ColumnSample {
  /** The key of its title; empty without one. */
  readonly key: string;
  /** The cell of the column in each row that is not blank. */
  readonly cells: readonly string[];
  /** The group of each of these rows; empty where the table has none. */
  readonly groups: readonly string[];
  /** Each other column that no title gave to a field. */
  readonly rivals: readonly Pick<ColumnSample, 'key' | 'cells'>[];
}

/** A column that a table of one kind may have. */
export interface TableField<F extends string> {
  readonly key: F;
  /** How people title it. The first column that fits is taken. */
  readonly titles: readonly string[];
  /** Titles that may mean it and other things too: what the cells say decides. */
  readonly mayBe?: readonly string[];
  readonly looks?: (sample: ColumnSample) => boolean;
  /** The cells may begin like the title: «Torre 1», «Local A» are data. */
  readonly isName?: true;
  /** Words with which a title is of something else: the «cuota» of «Cuota de administración». */
  readonly isNot?: readonly string[];
}

/** The traits of tables of one kind. */
export interface TableShape<F extends string> {
  readonly fields: readonly TableField<F>[];
  /** How well a row of titles names a table of this kind; zero when it does not. */
  readonly score: (columns: TableColumns<F>) => number;
  /** Only whole titles count, because a cell may begin like one. */
  readonly isWhole?: true;
  /** The field that names a row. */
  readonly unit: F;
  /** The field whose cell, written once, names a whole block of rows. */
  readonly group?: F;
  /** The field that a row of totals adds up. */
  readonly amount?: F;
  /** The fields that say whose row it is. A total is of nobody. */
  readonly who: readonly F[];
  /** Fields that go on in further rows of one unit, whose own name is then left blank. */
  readonly goesOn: readonly F[];
  /** Words for people whom the table is not about: «Correo arrendatario». */
  readonly others: readonly string[];
}

/** The shape with its titles as they are compared. */
export function tableShape<F extends string>(shape: TableShape<F>): TableShape<F> {
  const keys = (titles: readonly string[] = []) => [...new Set(titles.map(titleKey))];
  return {
    ...shape,
    fields: shape.fields.map((field) => ({
      ...field,
      titles: keys(field.titles),
      mayBe: keys(field.mayBe),
    })),
  };
}

/** Whether a title, by its key, is of a field: the same, or with more after it. */
export function namesField<F extends string>(
  { titles, isNot = [], isName }: TableField<F>,
  key: string,
  fits: 'whole' | 'beginning',
  others: readonly string[],
): boolean {
  if (fits === 'whole') return titles.includes(key);
  const words = key.split(' ');
  if (words.some((word) => isNot.includes(word) || others.includes(word))) return false;
  return titles.some((title) => {
    if (!key.startsWith(`${title} `)) return key === `${title}s`;
    const rest = key.slice(title.length + 1).split(' ');
    return isName !== true || rest.every((word) => /^[a-z]{2,}$/u.test(word));
  });
}
