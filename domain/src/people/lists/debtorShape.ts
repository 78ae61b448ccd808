import { type TableShape, tableShape } from '../../kernel/tables/tableShape.ts';
import { looksLikeAmounts } from '../imports/columnLooks.ts';
import { otherPeople, rosterTableFields } from '../imports/rosterShape.ts';
import type { RosterField } from '../rosters/rosterFields.ts';

/** How a list of debtors titles what is owed, where nothing else does. */
const balanceTitles = [
  ...['total', 'valor', 'monto', 'importe', 'total a pagar', 'valor deuda', 'valor adeudado'],
  ...['capital', 'vencido', 'cuotas vencidas', 'total cartera', 'saldo total', 'total general'],
];

/** What a list of who owes is like: the fields of a roster, of which the balance is the one that counts. */
export const debtorShape: TableShape<RosterField> = tableShape({
  fields: rosterTableFields.map((field) => {
    if (field.key !== 'arrears') return field.key === 'weight' ? { ...field, mayBe: [] } : field;
    const mayBe = [...balanceTitles, ...(field.mayBe ?? [])];
    return { ...field, mayBe, looks: saysWhoOwes(field.looks) };
  }),
  score(columns) {
    const count = Object.keys(columns).length;
    return count < 2 || columns.unit === undefined ? 0 : count;
  },
  unit: 'unit',
  group: 'group',
  amount: 'arrears',
  who: ['owner', 'document', 'email', 'phone'],
  goesOn: ['owner', 'document'],
  others: otherPeople,
});

type Looks = TableShape<RosterField>['fields'][number]['looks'];

function saysWhoOwes(looks: Looks): NonNullable<Looks> {
  return (sample) =>
    looks?.(sample) === true || looksLikeAmounts(sample) || saysBalances(sample.cells);
}

/** Figures with their signs, also of what is in favour. */
export function saysBalances(cells: readonly string[]): boolean {
  const filled = cells.filter((text) => text !== '');
  const figures = filled.filter((text) => /^[($\s-]*\d[\d.,\s]*\)?$/u.test(text));
  return filled.length > 0 && figures.length * 10 >= filled.length * 8;
}
