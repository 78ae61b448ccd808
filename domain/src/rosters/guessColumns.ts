import { nameKey } from '../people/nameKey.ts';

export const rosterFields = [
  'unit',
  'group',
  'kind',
  'weight',
  'owner',
  'document',
  'email',
  'phone',
  'coowners',
  'arrears',
] as const;
export type RosterField = (typeof rosterFields)[number];
export type RosterColumns = Partial<Record<RosterField, number>>;

/** How administrators title their columns, normalised; whole titles first, then beginnings. */
const titles: Record<RosterField, readonly string[]> = {
  unit: ['unidad', 'no inmueble', 'inmueble', 'no unidad', 'apartamento', 'apto', 'casa', 'predio'],
  group: ['agrupacion', 'torre', 'bloque', 'interior', 'grupo', 'manzana', 'etapa'],
  kind: ['tipo', 'clase', 'uso', 'destino'],
  weight: ['coeficiente', 'coef', 'cuota', 'participacion', 'indiviso', 'porcentual', 'derechos'],
  owner: ['propietario', 'nombre del propietario', 'nombre', 'titular', 'dueno'],
  document: ['documento', 'c c nit', 'cedula', 'identificacion', 'nit', 'dni', 'rut', 'cc'],
  email: ['correo', 'e mail', 'email', 'correo electronico'],
  phone: ['telefono', 'celular', 'movil', 'tel'],
  coowners: ['copropietario', 'copropietarios', 'otros propietarios'],
  arrears: ['en mora', 'mora', 'moroso', 'estado de cartera', 'cartera', 'observacion'],
};

/** Finds each field's column by its title; the first title that fits wins, one field a column. */
export function guessColumns(header: readonly string[]): RosterColumns {
  const keys = header.map((title) => nameKey(title));
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

function isSame(key: string, title: string): boolean {
  return key === title;
}

function isBeginning(key: string, title: string): boolean {
  return key.startsWith(`${title} `) || key === `${title}s`;
}
