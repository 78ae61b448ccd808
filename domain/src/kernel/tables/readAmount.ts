import type { DecimalSign } from '../weights/decimalSign.ts';
import { figureBody } from '../weights/readFigure.ts';

/** Decimals that a computed figure of a spreadsheet may carry. */
const places = 20;

/**
 * The figure of a cell as an exact number of 10^-20, only to compare sums of a column; null when it is no
 * plain figure. The weight of a row is read elsewhere.
 */
export function readAmount(text: string, decimal: DecimalSign | null): bigint | null {
  const body = figureBody(text.replace(/[$€]/gu, '')).replace(/[\s%'’‰+]/gu, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/u.test(body)) return null;
  const sign = decimal ?? signOf(body);
  const parts = sign === null ? [body] : body.split(sign);
  if (parts.length > 2) return null;
  const [whole = '', fraction = ''] = parts;
  const digits = whole.replace(/[.,]/gu, '');
  if (!/^\d*$/u.test(fraction)) return null;
  return BigInt(`${digits}${fraction.slice(0, places).padEnd(places, '0')}`);
}

function signOf(body: string): DecimalSign | null {
  const last: DecimalSign = body.lastIndexOf(',') > body.lastIndexOf('.') ? ',' : '.';
  const signs = body.replace(/\d/gu, '');
  if (signs === '') return null;
  // The same sign twice can only part thousands.
  return signs.length > 1 && signs === last.repeat(signs.length) ? null : last;
}

/** Whether a figure is the sum of others, but for what a sheet hides of both. */
export function isTotalOf(amount: bigint, sum: bigint): boolean {
  const gap = amount > sum ? amount - sum : sum - amount;
  return sum > 0n && gap * 10_000_000n <= sum;
}
