import { nameKey } from '../../kernel/identity/nameKey.ts';
import { type RosterColumns, type RosterField, rosterFields } from '../rosters/rosterFields.ts';

/** How administrators title their columns, normalised, in the order in which they are preferred. */
const titles: Record<RosterField, readonly string[]> = {
  unit: [
    ...['unidad', 'no inmueble', 'inmueble', 'no unidad', 'unidad privada', 'bien privado'],
    ...['apartamento', 'apto', 'apt', 'ap', 'depto', 'departamento', 'dpto', 'casa', 'local'],
    ...['lote', 'predio', 'piso', 'finca', 'vivienda', 'unidad funcional', 'uf', 'asociado no'],
  ],
  group: ['agrupacion', 'torre', 'bloque', 'interior', 'grupo', 'manzana', 'etapa', 'edificio'],
  kind: ['tipo', 'clase', 'uso', 'destino', 'tipo de unidad', 'destinacion'],
  weight: [
    ...['coeficiente', 'coef', 'coeficiente de copropiedad', 'coef copropiedad', 'coefic', 'coe'],
    ...['cuota de participacion', 'cuota', 'participacion', 'indiviso', 'prorrateo', 'alicuota'],
    ...[
      'porcentual',
      'porcentaje',
      'porcentaje fiscal',
      'derechos',
      'acciones',
      'votos',
      'aportes',
    ],
    ...['cuotas sociales', 'peso', 'por mil', 'milesimas'],
  ],
  owner: [
    ...['propietario', 'nombre del propietario', 'nombre propietario', 'nombre', 'nombres'],
    ...['titular', 'dueno', 'razon social', 'apellidos y nombres', 'nombre completo', 'socio'],
    ...['accionista', 'condomino', 'comunero', 'asociado', 'propietario principal'],
  ],
  document: [
    ...[
      'documento',
      'c c nit',
      'c c',
      'cedula',
      'identificacion',
      'nit',
      'dni',
      'rut',
      'cc',
      'cif',
      'nif',
    ],
    ...[
      'rfc',
      'curp',
      'cuit',
      'documento de identidad',
      'no documento',
      'numero de documento',
      'id',
    ],
  ],
  email: ['correo', 'e mail', 'email', 'correo electronico', 'mail'],
  phone: ['telefono', 'celular', 'movil', 'tel', 'cel', 'whatsapp', 'numero de contacto'],
  coowners: ['copropietario', 'copropietarios', 'otros propietarios', 'cotitulares'],
  arrears: [
    ...['en mora', 'mora', 'moroso', 'estado de cartera', 'cartera', 'observacion', 'saldo'],
    ...['deuda', 'estado de cuenta', 'paz y salvo', 'adeuda'],
  ],
};

/** Finds each field's column by its title; the first title that fits wins, one field a column. */
export function guessColumns(header: readonly string[]): RosterColumns {
  const keys = header.map(titleKey);
  const columns: RosterColumns = {};
  const taken = new Set<number>();
  for (const fits of [isSame, isBeginning]) {
    for (const field of rosterFields) {
      if (columns[field] !== undefined) continue;
      const found = keys.findIndex(
        (key, index) => !taken.has(index) && titles[field].some((title) => fits(key, title)),
      );
      if (found < 0) continue;
      columns[field] = found;
      taken.add(found);
    }
  }
  return columns;
}

/** Further columns titled like a weight: «Coeficiente parqueaderos». */
export function guessOtherWeights(
  header: readonly string[],
  columns: RosterColumns,
): readonly { readonly name: string; readonly column: number }[] {
  const taken = new Set(Object.values(columns));
  return header.flatMap((title, column) => {
    const key = titleKey(title);
    const isWeight = titles.weight.some((known) => isSame(key, known) || isBeginning(key, known));
    const name = title.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, 60);
    return isWeight && !taken.has(column) && name !== '' ? [{ name, column }] : [];
  });
}

/** `Nº`, `N°` and `#` are the same; `area_m2` and `coef. (%)` are words and signs. */
function titleKey(title: string): string {
  return nameKey(title.replace(/n[º°]|#/giu, 'no ').replace(/e-?mail/giu, 'email'));
}

function isSame(key: string, title: string): boolean {
  return key === title;
}

function isBeginning(key: string, title: string): boolean {
  return key.startsWith(`${title} `) || key === `${title}s`;
}
