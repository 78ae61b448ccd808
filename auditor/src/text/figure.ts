/** A number as the minutes print it: in millionths, and whether it is a percentage or has a unit behind it. */
export interface Figure {
  readonly millionths: bigint;
  readonly isPercent: boolean;
}

/** `1.234`, `45,1234`, `62,41 %`, `62,5000 m²`, `una`: what is no number alone is null. */
export function readFigure(text: string): Figure | null {
  if (/^una?o?$/u.test(text)) return { millionths: 1_000_000n, isPercent: false };
  const found = /^(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{1,6}))?( %| m²| millones)?$/u.exec(text);
  if (found === null) return null;
  const [, whole = '', decimals = '', unit = ''] = found;
  const millionths = BigInt(whole.replaceAll('.', '') + decimals.padEnd(6, '0'));
  return { millionths, isPercent: unit === ' %' };
}

/** How far a printed share may be from the exact one: a hundredth of a point, since a column is made to add up to a hundred. */
const tolerance = 10_000n;

/** Whether a percentage, in millionths of a point, is that of a part of a base. */
export function isShare(millionths: bigint, part: bigint, base: bigint): boolean {
  if (base === 0n) return millionths === 0n;
  const difference = millionths * base - part * 100_000_000n;
  return (difference < 0n ? -difference : difference) <= tolerance * base;
}
