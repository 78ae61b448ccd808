import { formatWeight } from '../../kernel/weights/formatWeight.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import type { Apart } from './apartOf.ts';

/** `No votaron 2 unidades (10,0000) por un interés propio (…, artículo 241).` */
export function sayApart({ apart }: { readonly apart?: Apart }): string | null {
  if (apart === undefined) return null;
  const { units, weight, cited } = apart;
  const voted = units === 1 ? 'No votó' : 'No votaron';
  const said = `${voted} ${sayUnits(units)} (${formatWeight(weight)}) por un interés propio (${cited})`;
  return apart.isDecisive === true ? `${said}. Con su voto el resultado pudo ser otro` : said;
}
