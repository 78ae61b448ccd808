import { byUse, type UnitClass, type UnitUse, unitUses } from '../../kernel/bylaws/unitUses.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import type { Unit } from './unit.ts';

/** The words of eleven countries, in the singular and without accents. */
const words: Readonly<Record<UnitUse, readonly string[]>> = {
  vivienda: [
    ...['vivienda', 'apartamento', 'apto', 'apartaestudio', 'departamento', 'depto', 'dpto'],
    ...['casa', 'piso', 'atico', 'duplex', 'loft', 'penthouse', 'chalet', 'habitacional'],
    ...['residencial', 'casa habitacion', 'apartment', 'flat', 'house', 'habitacao', 'moradia'],
  ],
  comercio: [
    ...['comercio', 'comercial', 'local', 'local comercial', 'locales comerciales', 'oficina'],
    ...['consultorio', 'tienda', 'negocio', 'despacho', 'restaurante', 'loja', 'escritorio'],
    ...['shop', 'office', 'bodega comercial', 'bodega industrial', 'nave', 'nave industrial'],
  ],
  parqueadero: [
    ...['parqueadero', 'parqueo', 'garaje', 'garage', 'garagem', 'cochera', 'estacionamiento'],
    ...['aparcamiento', 'parking', 'plaza de garaje', 'plaza de aparcamiento', 'plaza de parking'],
    ...['cajon', 'cajon de estacionamiento', 'puesto de estacionamiento', 'estacionamento'],
    ...['espacio de estacionamiento', 'box de estacionamiento', 'parqueadero de moto'],
  ],
  deposito: [
    ...['deposito', 'bodega', 'trastero', 'baulera', 'cuarto util', 'util', 'maletero'],
    ...['cuarto de san alejo', 'arrecadacao', 'storage'],
  ],
  otra: [
    ...['lote', 'terreno', 'parcela', 'solar', 'hotel', 'hotelero', 'dotacional', 'azotea'],
    ...['institucional', 'zona comun', 'otra', 'otro'],
  ],
};

const useOf: ReadonlyMap<string, UnitUse> = new Map(
  unitUses.flatMap((use) => words[use].map((word) => [word, use] as const)),
);

/**
 * The use that the kind of a unit says; null where it is not understood. Words beside a known word may change
 * its meaning («apartamento con parqueadero»), so all of it must be known; numbers say nothing of use.
 */
export function unitUseOf(kind: string): UnitUse | null {
  const key = keyOf(kind);
  return useOf.get(key) ?? useOf.get(singular(key)) ?? null;
}

/** The use of a unit or, where its kind is not understood, that kind as one writes it anywhere. */
export function unitClassOf(kind: string): UnitClass {
  return unitUseOf(kind) ?? `?${keyOf(kind)}`;
}

/** Some units of a roster with the same use, and people's words for it there. */
export interface UnitsOfClass {
  readonly unitClass: UnitClass;
  readonly count: number;
  /** The kinds as they are written, each once; none where nothing is. */
  readonly kinds: readonly string[];
}

/** The classes in a roster, in the order in which uses are told. */
export function classesIn(units: readonly Pick<Unit, 'kind'>[]): readonly UnitsOfClass[] {
  const kinds = new Map<string, number>();
  for (const { kind } of units) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const found = new Map<UnitClass, UnitsOfClass>();
  for (const [kind, units] of kinds) {
    const unitClass = unitClassOf(kind);
    const { count, kinds: before } = found.get(unitClass) ?? { count: 0, kinds: [] };
    const said = kind.trim() === '' ? before : [...before, kind];
    found.set(unitClass, { unitClass, count: count + units, kinds: said });
  }
  return [...found.values()].sort((one, other) => byUse(one.unitClass, other.unitClass));
}

function keyOf(kind: string): string {
  return nameKey(kind)
    .replace(/\b\d+\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** «locales», «garajes», «cajones»: each word as one of them is called. */
function singular(key: string): string {
  const one = (word: string) => {
    const short = word.replace(/es$/u, '');
    return useOf.has(short) ? short : word.replace(/s$/u, '');
  };
  return key.split(' ').map(one).join(' ');
}
