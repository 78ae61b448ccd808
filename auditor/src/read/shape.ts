/** An object of a file, as it was read. */
export type Fields = Readonly<Record<string, unknown>>;

/** A value that is not what the format says; its message names the field, in Spanish. */
export class Misshapen extends Error {
  override readonly name = 'Misshapen';
}

export function fieldsOf(value: unknown, name = 'la línea'): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Misshapen(`«${name}» no es un objeto.`);
  }
  return value as Fields;
}

export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new Misshapen(`Falta «${name}», o no es un texto.`);
  return value;
}

/** A text, or nothing where it is not said. */
export function textMaybe(fields: Fields, name: string): string | undefined {
  return fields[name] === undefined || fields[name] === null ? undefined : textIn(fields, name);
}

/** A whole number from 0 that is exact. */
export function wholeIn(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new Misshapen(`Falta «${name}», o no es un número entero exacto desde 0.`);
  }
  return value;
}

export function wholeMaybe(fields: Fields, name: string): number | undefined {
  return fields[name] === undefined || fields[name] === null ? undefined : wholeIn(fields, name);
}

export function listIn(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw new Misshapen(`Falta «${name}», o no es una lista.`);
  return value;
}

/** A list, empty where it is not said. */
export function listMaybe(fields: Fields, name: string): readonly unknown[] {
  return fields[name] === undefined || fields[name] === null ? [] : listIn(fields, name);
}

export function textsIn(fields: Fields, name: string): readonly string[] {
  return listIn(fields, name).map((value) => {
    if (typeof value !== 'string') throw new Misshapen(`En «${name}» hay algo que no es un texto.`);
    return value;
  });
}

export function inside(fields: Fields, name: string): Fields {
  return fieldsOf(fields[name], name);
}

/** An object, or nothing where it is not said. */
export function insideMaybe(fields: Fields, name: string): Fields | undefined {
  return fields[name] === undefined || fields[name] === null ? undefined : inside(fields, name);
}

/** One of some words. */
export function oneOf<const W extends string>(
  fields: Fields,
  name: string,
  words: readonly W[],
): W {
  const value = textIn(fields, name);
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Misshapen(`«${name}» dice algo que no se conoce.`);
  return found;
}
