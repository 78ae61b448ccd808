import { formatCount } from './formatWeight.ts';

export function sayUnits(units: number): string {
  return `${formatCount(units)} ${units === 1 ? 'unidad' : 'unidades'}`;
}
