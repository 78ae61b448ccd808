import { formatWeight } from '../../kernel/weights/formatWeight.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import type { Represented } from './representedIn.ts';

/** `Sin contar, por venir con un poder que aquí no vale: 2 unidades (10,0000; los estatutos, artículo 12)`. */
export function sayRepresented({
  represented: of,
}: {
  readonly represented?: Represented;
}): string | null {
  return of === undefined
    ? null
    : `Sin contar, por venir con un poder que aquí no vale: ${sayUnits(of.units)} (${formatWeight(of.weight)}; ${of.cited})`;
}
