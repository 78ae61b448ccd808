/**
 * A number of a workbook as the person wrote it. The file keeps seventeen digits of a binary fraction
 * (`0.27750000000000002`); the shortest text that gives the same fraction is what was typed. A spreadsheet
 * itself shows fifteen digits: what is a hair from as many, as a percentage that it divided, is those.
 * Exponents are written out.
 */
export function plainNumber(stored: string): string {
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  const shortest = String(withoutHair(number));
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/u.exec(shortest);
  if (match === null) return shortest;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const point = 1 + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0')}`;
}

/** Two steps of the last place that a binary fraction has. */
const hair = 2 ** -51;

/** Whole numbers stay: the sixteen digits of a document may be all of them meant. */
function withoutHair(number: number): number {
  if (Number.isInteger(number)) return number;
  const rounded = Number(number.toPrecision(15));
  return Math.abs(number - rounded) <= Math.abs(number) * hair ? rounded : number;
}
