import { sayList } from '../../kernel/lists/sayList.ts';

/** `el punto 3`; `los puntos 3, 4 y 9`. */
export function namePoints(numbers: readonly number[]): string {
  return numbers.length === 1
    ? `el punto ${numbers[0]}`
    : `los puntos ${sayList(numbers.map(String))}`;
}
