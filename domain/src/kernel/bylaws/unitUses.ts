/** The use of a unit, whatever people call its kind. */
export const unitUses = ['vivienda', 'comercio', 'parqueadero', 'deposito', 'otra'] as const;
export type UnitUse = (typeof unitUses)[number];

/** A use, or the word of a kind that none is known for: `?altillo`; `?` where no kind is noted. */
export type UnitClass = UnitUse | `?${string}`;

/** Which units the bylaws count where units are counted, once somebody answered. */
export interface UnitUsesBylaw {
  readonly counted: readonly UnitClass[];
  /** Asked too; none: all of them count. */
  readonly leftOut: readonly UnitClass[];
  /** The citation: `artículo 45`; may be empty where all of them count. */
  readonly article: string;
}

/** Words that people write differently from these names. */
const words: ReadonlyMap<string, string> = new Map([
  ['deposito', 'depósito'],
  ['otra', 'otro uso'],
  ['?', 'uso sin anotar'],
]);

/** `vivienda`, `depósito`, `«altillo»`: after «de». */
export function sayUnitClass(one: string): string {
  return words.get(one) ?? one.replace(/^\?(.*)$/u, '«$1»');
}

/** In the order in which uses are told, then the words that are not known. */
export function byUse(one: string, other: string): number {
  const placeOf = (name: string) => {
    const place = (unitUses as readonly string[]).indexOf(name);
    return place < 0 ? unitUses.length : place;
  };
  return placeOf(one) - placeOf(other) || (one < other ? -1 : Number(one > other));
}
