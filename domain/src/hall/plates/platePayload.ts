import { plateNumberAtMost } from './plate.ts';

/**
 * The text of the QR of a plate, which a reader types: `placa:14-46`. The two digits after the dash find
 * every digit misread or swapped. Source of the check: ISO/IEC 7064, MOD 97-10.
 */
export function platePayload(number: number): string {
  return `placa:${number}-${checkOf(number)}`;
}

/**
 * The number that a QR or a reader says; null when it is no plate of ours or was misread. Readers that
 * believe the keyboard to be English type other signs instead of `:` and `-`.
 */
export function readPlatePayload(text: string): number | null {
  const match = /^placa[^\p{L}\d]?[ñ]?(\d{1,4})[^\p{L}\d](\d{2})$/iu.exec(text.trim());
  const [, digits = '', check = ''] = match ?? [];
  const number = Number(digits);
  if (match === null || number < 1 || number > plateNumberAtMost) return null;
  return checkOf(number) === check && String(number) === digits ? number : null;
}

function checkOf(number: number): string {
  return String(98 - ((number * 100) % 97)).padStart(2, '0');
}
