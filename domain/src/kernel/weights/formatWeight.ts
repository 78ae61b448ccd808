import { type Weight, weightDecimals, weightScale } from './weight.ts';

const shownDecimals = 4;

/** Decimal comma, four decimals, or up to six where the weight has them: `0,2775`, `12,345678`. */
export function formatWeight(weight: Weight): string {
  const whole = Math.floor(weight / weightScale);
  const digits = String(weight % weightScale).padStart(weightDecimals, '0');
  const extra = digits.slice(shownDecimals).replace(/0+$/u, '');
  return `${groupThousands(String(whole))},${digits.slice(0, shownDecimals)}${extra}`;
}

/** `true`-to-the-cent percentage of two exact integers, rounded half up only here: `62,41 %`. */
export function formatPercent(part: Weight, base: Weight): string {
  if (base === 0) return formatShare(0, 2);
  return formatShare((BigInt(part) * 20_000n + BigInt(base)) / (BigInt(base) * 2n), 2);
}

/** A percentage given in its last decimals: 6241 with two of them is `62,41 %`. */
export function formatShare(share: number | bigint, decimals: number): string {
  const digits = String(share).padStart(decimals + 1, '0');
  return `${groupThousands(digits.slice(0, -decimals))},${digits.slice(-decimals)} %`;
}

/** Whole numbers as people read them in Spanish: `1.234`. */
export function formatCount(count: number): string {
  return groupThousands(String(count));
}

/** The plain decimal text that a spreadsheet or another importer reads back: `0.2775`. */
export function weightToDecimalText(weight: Weight): string {
  const digits = String(weight % weightScale).padStart(weightDecimals, '0');
  return `${Math.floor(weight / weightScale)}.${digits.replace(/0{1,2}$/u, '')}`;
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/gu, '.');
}
