import type { ZoomPerson } from '@asamblea/domain';

/** `Ana Ruiz (101, 102 y 3 más)`: whom of several with one name. */
export function sayPerson({ name, units }: Pick<ZoomPerson, 'name' | 'units'>): string {
  if (units.length === 0) return name;
  const [first, second, ...rest] = units;
  const shown = [first, second].filter((one) => one !== undefined).join(', ');
  return `${name} (${shown}${rest.length === 0 ? '' : ` y ${rest.length} más`})`;
}
