import { fieldList, parseWeight, type UnitField } from '@asamblea/domain';
import type { GridColDef } from '@mui/x-data-grid';
import type { RosterRow } from './rosterRows.ts';

type Column = GridColDef<RosterRow>;

/** The columns of the table: those the roster has, in the order in which people ask for them. */
export function rosterColumns(rows: readonly RosterRow[], editable: boolean): readonly Column[] {
  const others = [...new Set(rows.flatMap((row) => Object.keys(row.weights)))];
  const placed: readonly (readonly [place: number, column: Column])[] = [
    ...fieldList
      .filter(({ key, show }) => show.ifAny !== true || rows.some((row) => row[key] !== ''))
      .map((field) => [field.show.place, fieldColumn(field, editable)] as const),
    ...others.map((name) => [60, otherWeight(name)] as const),
    ...(rows.some(({ isContactOld }) => isContactOld) ? [[110, contact] as const] : []),
  ];
  return [...placed].sort(([a], [b]) => a - b).map(([, column]) => column);
}

function fieldColumn({ key, name, show, isMendable }: UnitField, editable: boolean): Column {
  const { as, width, grows } = show;
  return {
    field: key,
    headerName: name,
    ...(grows === true ? { flex: 1, minWidth: width } : { width }),
    ...(as === 'number' ? number : {}),
    ...(as === 'yesNo' ? { type: 'boolean' as const } : {}),
    ...(key === 'label' ? { hideable: false } : {}),
    editable: editable && isMendable,
  };
}

function otherWeight(name: string): Column {
  return {
    field: `weight ${name}`,
    headerName: name,
    width: 120,
    ...number,
    valueGetter: (_, row) => row.weights[name] ?? '',
  };
}

const contact: Column = {
  field: 'contact',
  headerName: 'Contacto',
  width: 140,
  valueGetter: (_, row) => (row.isContactOld ? 'Por confirmar' : ''),
};

const number = {
  align: 'right',
  headerAlign: 'right',
  sortComparator: (a: string, b: string) => weightOf(a) - weightOf(b),
} as const;

function weightOf(text: string): number {
  const read = parseWeight(text, { decimal: ',' });
  return read.ok ? read.weight : -1;
}
