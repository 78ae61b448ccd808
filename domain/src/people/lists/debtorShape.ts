import { type TableShape, tableShape } from '../../kernel/tables/tableShape.ts';
import { titleKey } from '../../kernel/tables/titleKey.ts';
import { looksLikeAmounts } from '../imports/columnLooks.ts';
import { otherPeople, rosterTableFields } from '../imports/rosterShape.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import { saysBalances } from './readBalance.ts';

const totals = [
  ...['total', 'saldo total', 'total saldo', 'total deuda', 'deuda total', 'total adeudado'],
  ...['total cartera', 'total general', 'total a pagar', 'total adeudo', 'total mora'],
  ...['saldo actual', 'saldo final', 'nuevo saldo', 'saldo a pagar', 'saldo a la fecha'],
];
const owed = [
  ...['saldo', 'saldo pendiente', 'saldo vencido', 'deuda', 'deudas', 'adeuda', 'adeudo'],
  ...['adeudos', 'importe adeudado', 'monto adeudado', 'valor adeudado', 'valor deuda', 'balance'],
  ...['amount due', 'debt', 'divida'],
];
/** Titles of whole debts: they go before every other column. */
export const totalKeys: ReadonlySet<string> = new Set(totals.map(titleKey));
/** Titles that speak of debts and of nothing else. */
export const owedKeys: ReadonlySet<string> = new Set(owed.map(titleKey));

/** How a list of debtors titles what is owed, where nothing else does. */
const balanceTitles = [
  ...totals,
  ...['valor', 'monto', 'importe', 'valor deuda', 'valor adeudado', 'capital', 'vencido', 'debe'],
  ...['cuotas vencidas', 'pendiente', 'valor mora', 'valor cartera', 'adeudado', 'neto'],
];

/** A balance of another day or of some days only, a date, a count, and the disputed part. */
export const partWords: readonly string[] = [
  ...['anterior', 'inicial', 'previo', 'corriente', '30', '60', '90', '120', '150', '180', '360'],
  ...['impugnada', 'impugnado', 'consignada', 'consignado', 'consignacion', 'impugnacion'],
  ...['favor', 'fecha', 'dias', 'meses', 'civil', 'acreedor', 'inmueble'],
];

/** The shape of a list of debtors: the fields of a roster, among which the balance is the one that counts. */
export const debtorShape: TableShape<RosterField> = tableShape({
  fields: rosterTableFields.map((field) => {
    if (field.key === 'weight')
      return { ...field, titles: field.titles.filter(isWeight), mayBe: [] };
    if (field.key !== 'arrears') return field;
    const mayBe = [...balanceTitles, ...(field.mayBe ?? [])];
    return { ...field, mayBe, isNot: partWords, looks: saysWhoOwes(field.looks) };
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

/** Beside debts a «cuota» or an «aporte» may be what is owed. */
function isWeight(title: string): boolean {
  return !/^(?:no )?(?:cuotas?|aportes?|derechos|quota)(?: sociales)?$/u.test(title);
}

type Looks = TableShape<RosterField>['fields'][number]['looks'];

function saysWhoOwes(looks: Looks): NonNullable<Looks> {
  return (sample) =>
    looks?.(sample) === true || looksLikeAmounts(sample) || saysBalances(sample.cells);
}
