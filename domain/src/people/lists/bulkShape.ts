import { type TableField, tableShape } from '../../kernel/tables/tableShape.ts';
import { otherPeople, rosterTableFields } from '../imports/rosterShape.ts';
import { rosterTitles } from '../titles/rosterTitles.ts';

export type BulkField = 'unit' | 'group' | 'document' | 'plate' | 'hour';

const plates = ['placa', 'placas', 'no placa', 'placa no', 'tarjeta', 'no tarjeta', 'paleta'];
const hours = ['hora', 'hora llegada', 'hora ingreso', 'llegada', 'ingreso', 'hora entrada'];

/** A list of one column has a whole title or none: a unit may be called like one («Local 3»). */
export const bulkShape = tableShape<BulkField>({
  fields: [
    { key: 'unit', titles: [...rosterTitles.unit.sure, 'oficina', 'unidades'] },
    { key: 'group', titles: rosterTitles.group.sure },
    { key: 'document', titles: rosterTitles.document.sure },
    { key: 'plate', titles: [...plates, 'no paleta', 'placa asignada', 'placa entregada'] },
    { key: 'hour', titles: [...hours, 'hora registro', 'hora firma', 'entrada'] },
  ],
  score: (columns) =>
    columns.unit === undefined && columns.document === undefined ? 0 : Object.keys(columns).length,
  isWhole: true,
  unit: 'unit',
  group: 'group',
  who: [],
  goesOn: [],
  others: [],
});

/** Titles of any number, which in such a list are nearly always that of the row. */
const counters = /^(?:no|id|codigo|cod|ref|referencia|identificador|item|(?:no )?ord(?:en)?)$/u;

const { isWhole: _, ...beginning } = bulkShape;

/** And of several columns, where titles may have more words, as those of a roster. */
export const wideBulkShape = tableShape<BulkField>({
  ...beginning,
  fields: bulkShape.fields.map(({ key, titles }): TableField<BulkField> => {
    const own = rosterTableFields.find((field) => field.key === key);
    const { mayBe = [], looks, isNot = [] } = own ?? {};
    return {
      ...{ key, titles: [...titles, ...(own?.titles ?? [])], isNot, isName: true },
      mayBe: mayBe.filter((title) => !counters.test(title)),
      ...(looks === undefined ? {} : { looks }),
    };
  }),
  score: (columns) => (Object.keys(columns).length < 2 ? 0 : bulkShape.score(columns)),
  others: otherPeople,
});
