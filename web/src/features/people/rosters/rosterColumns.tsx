import { parseWeight } from '@asamblea/domain';
import type { GridColDef } from '@mui/x-data-grid';
import type { RosterRow } from './rosterRows.ts';

/** The columns of the table: those the roster has, in the order in which people ask for them. */
export function rosterColumns(
  rows: readonly RosterRow[],
  editable: boolean,
): readonly GridColDef<RosterRow>[] {
  const has = (field: 'group' | 'kind' | 'coowners') => rows.some((row) => row[field] !== '');
  const others = [...new Set(rows.flatMap((row) => Object.keys(row.weights)))];
  return [
    { field: 'label', headerName: 'Unidad', width: 110, hideable: false },
    { field: 'weight', headerName: 'Coeficiente', ...number, editable },
    { field: 'owner', headerName: 'Propietario', flex: 1, minWidth: 190, editable },
    ...(has('group') ? [{ field: 'group', headerName: 'Agrupación', width: 130, editable }] : []),
    ...(has('kind') ? [{ field: 'kind', headerName: 'Tipo', width: 130, editable }] : []),
    ...others.map((name) => ({
      field: `weight ${name}`,
      headerName: name,
      ...number,
      valueGetter: (_: unknown, row: RosterRow) => row.weights[name] ?? '',
    })),
    { field: 'document', headerName: 'Documento', width: 160, editable },
    ...(has('coowners')
      ? [{ field: 'coowners', headerName: 'Copropietarios', minWidth: 200, flex: 1 }]
      : []),
    { field: 'email', headerName: 'Correo', minWidth: 200, flex: 1, editable },
    { field: 'phone', headerName: 'Teléfono', width: 160, editable },
    ...(rows.some(({ isContactOld }) => isContactOld)
      ? [
          {
            field: 'contact',
            headerName: 'Contacto',
            width: 140,
            valueGetter: (_: unknown, row: RosterRow) => (row.isContactOld ? 'Por confirmar' : ''),
          },
        ]
      : []),
    { field: 'inArrears', headerName: 'En mora', type: 'boolean', width: 100, editable },
  ];
}

const number = {
  width: 120,
  align: 'right',
  headerAlign: 'right',
  sortComparator: (a: string, b: string) => weightOf(a) - weightOf(b),
} as const;

function weightOf(text: string): number {
  const read = parseWeight(text, { decimal: ',' });
  return read.ok ? read.weight : -1;
}
