/**
 * A number of a workbook as the person wrote it. The file keeps seventeen digits of a binary fraction
 * (`0.27750000000000002`); the shortest text that gives the same fraction is what was typed. Exponents
 * are written out.
 */
export function plainNumber(stored: string): string {
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  const shortest = String(number);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/u.exec(shortest);
  if (match === null) return shortest;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const point = 1 + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0')}`;
}
