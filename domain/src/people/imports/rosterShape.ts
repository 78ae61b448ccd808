import { type TableField, type TableShape, tableShape } from '../../kernel/tables/tableShape.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import { rosterFields } from '../rosters/unitFields.ts';
import { rosterTitles } from '../titles/rosterTitles.ts';
import {
  looksLikeAmounts,
  looksLikeArrears,
  looksLikeDocuments,
  looksLikeGroups,
  looksLikePhones,
  looksLikeUnits,
} from './columnLooks.ts';

const looks: Partial<Record<RosterField, TableField<RosterField>['looks']>> = {
  unit: looksLikeUnits,
  group: looksLikeGroups,
  weight: looksLikeAmounts,
  document: looksLikeDocuments,
  phone: looksLikePhones,
  arrears: looksLikeArrears,
};

/** People whom a roster may also mention. Their columns are not the owner's. */
export const otherPeople: readonly string[] = [
  ...['apoderado', 'apoderada', 'representante', 'arrendatario', 'arrendataria', 'inquilino'],
  ...[
    'inquilina',
    'residente',
    'ocupante',
    'suplente',
    'codeudor',
    'emergencia',
    'conyuge',
    'tenant',
  ],
  ...['mandatario', 'autorizado', 'administrador', 'administradora', 'contador', 'procurador'],
];

/** The fields of the roster as the columns of a table. */
export const rosterTableFields: readonly TableField<RosterField>[] = rosterFields.map((key) => {
  const { sure, mayBe = [], isNot = [] } = rosterTitles[key];
  const look = looks[key];
  return {
    ...{ key, titles: sure, mayBe, isNot },
    ...(look === undefined ? {} : { looks: look }),
    ...(key === 'unit' || key === 'group' ? { isName: true as const } : {}),
  };
});

/** The shape of a table of the roster. */
export const rosterShape: TableShape<RosterField> = tableShape({
  fields: rosterTableFields,
  // At least two; a unit and a weight count for more than the rest.
  score(columns) {
    const count = Object.keys(columns).length;
    const named =
      count + (columns.unit === undefined ? 0 : 10) + (columns.weight === undefined ? 0 : 10);
    return count < 2 ? 0 : named;
  },
  unit: 'unit',
  group: 'group',
  amount: 'weight',
  who: ['owner', 'document', 'email', 'phone', 'coowners'],
  goesOn: ['owner', 'document'],
  others: otherPeople,
});
