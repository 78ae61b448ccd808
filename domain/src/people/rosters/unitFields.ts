import { cellText } from '../../kernel/tables/cellText.ts';
import { formatWeight, weightToDecimalText } from '../../kernel/weights/formatWeight.ts';
import { parseWeight } from '../../kernel/weights/parseWeight.ts';
import { readArrears } from './readCell.ts';
import type { ColumnOf, OwnerField, RosterField, UnitValue, UnitValues } from './rosterFields.ts';
import { type FoundProblem, found } from './rosterProblem.ts';
import type { Unit } from './unit.ts';
import type { Owner } from './unitOwners.ts';

/** How the table of the roster shows a field. */
interface ShownField {
  /** The lowest comes first. */
  readonly place: number;
  /** Text is searched, numbers stand at the right, a yes or no is ticked. */
  readonly as: 'text' | 'number' | 'yesNo';
  /** At least so wide, where it grows. */
  readonly width: number;
  readonly grows?: true;
  /** Left out where no unit has any. */
  readonly ifAny?: true;
  /** The field is also shown for the first units of a file, once they are read. */
  readonly inSample?: true;
}

/** A field of the roster: everything that a file, a comparison or a screen has to know of it. */
export interface UnitField {
  readonly key: UnitValue | OwnerField;
  /** On screen and in an exported file, which reads back by itself. */
  readonly name: string;
  /** The cell of an exported file. */
  readonly write: (unit: Unit, owners: readonly Owner[]) => string;
  /** The cell of the table of the roster. */
  readonly say: (unit: Unit, owners: readonly Owner[]) => string;
  /** How a comparison names it and says it, of every owner; null when another field says it. */
  readonly inFull: Pick<UnitField, 'name' | 'say'> | null;
  /** Whether it is mended in the table. */
  readonly isMendable: boolean;
  readonly show: ShownField;
}

/** A field that is a value of the unit itself. */
export interface ValueField<K extends UnitValue = UnitValue> extends UnitField {
  readonly key: K;
  /** The value that a person wrote, in a cell of a file or of the table; null when something in it is an error. */
  read(written: string, problems: FoundProblem[]): UnitValues[K] | null;
  /** The value of a unit that a file writes in several rows. */
  join(first: UnitValues[K], more: UnitValues[K]): UnitValues[K];
}

type UnitFields = { readonly [K in UnitValue as ColumnOf<K>]-?: ValueField<K> } & {
  readonly [F in OwnerField]: UnitField;
};

/**
 * The fields of the roster by the column that brings them, in the order of an exported file, which is
 * also the order in which columns are recognised.
 */
export const unitFields: UnitFields = {
  unit: ofUnit('label', {
    name: 'Unidad',
    read: cellText,
    write: (label) => label,
    isMendable: false,
    show: { place: 10, as: 'text', width: 110, inSample: true },
  }),
  group: ofUnit('group', {
    name: 'Agrupación',
    read: cellText,
    write: (group) => group,
    isMendable: true,
    show: { place: 40, as: 'text', width: 130, ifAny: true, inSample: true },
  }),
  kind: ofUnit('kind', {
    name: 'Tipo',
    read: cellText,
    write: (kind) => kind,
    isMendable: true,
    show: { place: 50, as: 'text', width: 130, ifAny: true },
  }),
  weight: ofUnit('weight', {
    name: 'Coeficiente',
    read(written, problems) {
      const parsed = parseWeight(written);
      if (parsed.ok) return parsed.weight;
      problems.push(found(parsed.problem, written, '', 'weight'));
      return null;
    },
    write: (weight) => weightToDecimalText(weight).replace('.', ','),
    say: formatWeight,
    isMendable: true,
    show: { place: 20, as: 'number', width: 120, inSample: true },
  }),
  owner: ofOwners('owner', {
    name: 'Propietario',
    write: ([first]) => first?.name ?? '',
    inFull: { name: 'Propietarios', of: 'name' },
    show: { place: 30, as: 'text', width: 190, grows: true, inSample: true },
  }),
  document: ofOwners('document', {
    name: 'Documento',
    write: ([first]) => first?.document ?? '',
    inFull: { name: 'Documentos', of: 'document' },
    show: { place: 70, as: 'text', width: 160 },
  }),
  email: ofOwners('email', {
    name: 'Correo',
    write: ([first]) => first?.email ?? '',
    inFull: { name: 'Correos', of: 'email' },
    show: { place: 90, as: 'text', width: 200, grows: true },
  }),
  phone: ofOwners('phone', {
    name: 'Teléfono',
    write: ([first]) => first?.phone ?? '',
    inFull: { name: 'Teléfonos', of: 'phone' },
    show: { place: 100, as: 'text', width: 160 },
  }),
  coowners: ofOwners('coowners', {
    name: 'Copropietarios',
    write: ([, ...others]) =>
      others.map(({ name, document }) => `${asOneName(name)} (${document})`).join('; '),
    say: ([, ...others]) =>
      others
        .map(({ name, document }) => (document === '' ? name : `${name} (${document})`))
        .join('; '),
    inFull: null,
    show: { place: 80, as: 'text', width: 200, grows: true, ifAny: true },
  }),
  arrears: ofUnit('inArrears', {
    name: 'En mora',
    read: (written, problems) => readArrears(cellText(written), problems),
    write: (owes) => (owes ? 'sí' : 'no'),
    join: (first, more) => first || more,
    isMendable: true,
    show: { place: 120, as: 'yesNo', width: 100 },
  }),
};

export const rosterFields = Object.keys(unitFields) as readonly RosterField[];

/** The fields in the order of the table, each with its column. */
export const fieldList: readonly (UnitField & { readonly column: RosterField })[] =
  rosterFields.map((column) => ({ ...unitFields[column], column }));

type ListedValue = ValueField & { readonly column: RosterField };

export const valueFields = fieldList.filter((field): field is ListedValue => 'read' in field);

/** All the values of a unit, each as `give` says. Any code that makes a unit goes through here. */
export function unitValues(give: (field: ListedValue) => unknown): UnitValues {
  const given = valueFields.map((field) => [field.key, give(field)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as UnitValues;
}

interface ValueRow<V> extends Pick<UnitField, 'name' | 'isMendable' | 'show'> {
  read(written: string, problems: FoundProblem[]): V | null;
  readonly write: (value: V) => string;
  /** The words for the value; the written text without this. */
  readonly say?: (value: V) => string;
  /** Of the first row, unless this joins them. */
  readonly join?: (first: V, more: V) => V;
}

function ofUnit<K extends UnitValue>(key: K, row: ValueRow<UnitValues[K]>): ValueField<K> {
  const { write, say = write, join = (first) => first } = row;
  const told = { name: row.name, say: (unit: Unit) => say(unit[key]) };
  return { ...row, ...told, key, join, inFull: told, write: (unit) => write(unit[key]) };
}

interface OwnerRow extends Pick<UnitField, 'name' | 'show'> {
  readonly write: (owners: readonly Owner[]) => string;
  readonly say?: (owners: readonly Owner[]) => string;
  readonly inFull: { readonly name: string; readonly of: keyof Owner } | null;
}

function ofOwners(key: OwnerField, row: OwnerRow): UnitField {
  const { write, say = write, inFull } = row;
  const list = (of: keyof Owner) => (_: Unit, owners: readonly Owner[]) =>
    owners.flatMap((owner) => owner[of] || []).join(', ');
  return {
    ...row,
    key,
    write: (_, owners) => write(owners),
    say: (_, owners) => say(owners),
    inFull: inFull && { name: inFull.name, say: list(inFull.of) },
    isMendable: inFull !== null,
  };
}

/** Without what separates a co-owner from the next one. */
function asOneName(name: string): string {
  return name.replaceAll(';', ',').replaceAll(/\s+\/(?=\s)/gu, ',');
}
