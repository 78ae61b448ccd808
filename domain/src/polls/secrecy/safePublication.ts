import type { Weight } from '../../kernel/weights/weight.ts';
import { decodability } from './decodability.ts';
import {
  type Interval,
  narrow,
  type Publication,
  type SecretUnit,
  type Totals,
} from './secretBallots.ts';

/** Thousandths of the votes in which figures may be told, finest first. All divide a thousand. */
export const roundingSteps = [1, 5, 10, 50, 100, 250] as const;
export type RoundingStep = (typeof roundingSteps)[number];

export type SafePublication =
  | { readonly kind: 'exact'; readonly totals: Totals }
  | { readonly kind: 'rounded'; readonly step: RoundingStep; readonly intervals: Publication }
  | { readonly kind: 'verdict-only' };

export interface SecretResult {
  readonly units: readonly SecretUnit[];
  readonly totals: Totals;
  /** The range that the exact verdict gives away for each option: «at least what was needed». */
  readonly impliedByVerdict: Publication;
  readonly leastHolders: number;
}

/**
 * The finest figures that decode nobody: exact when that is safe, else the option's cell on a fixed
 * grid of the votes, else no figure. The step is at least the one that the public weights of the participants
 * ask for; only a total near an edge of the grid makes it coarser than that.
 */
export function safePublication(
  result: SecretResult,
  finest: 'exact' | 'rounded' = 'exact',
): SafePublication {
  const { units, totals } = result;
  const votes = units.reduce((sum, { weight }) => sum + weight, 0);
  const exact = Object.fromEntries(
    Object.entries(totals).map(([option, total]) => [option, { low: total, high: total }]),
  );
  if (finest === 'exact' && isSafe(result, exact)) return { kind: 'exact', totals };
  for (const step of roundingSteps) {
    const intervals = Object.fromEntries(
      Object.entries(totals).map(([option, total]) => [option, cellOf(total, votes, step)]),
    );
    if (isSafe(result, intervals)) return { kind: 'rounded', step, intervals };
  }
  return { kind: 'verdict-only' };
}

function isSafe(
  { units, totals, impliedByVerdict, leastHolders }: SecretResult,
  told: Publication,
) {
  const published = Object.fromEntries(
    Object.entries(told).map(([option, interval]) => {
      const implied = impliedByVerdict[option];
      return [option, implied === undefined ? interval : narrow(interval, implied)];
    }),
  );
  return decodability({ units, totals, published, leastHolders }).safe;
}

/** The cell of the grid where a total falls. The last one includes the whole. */
export function cellOf(total: Weight, votes: Weight, step: RoundingStep): Interval {
  const cells = 1000 / step;
  const index = votes === 0 ? 0 : Math.min(indexOf(total, votes, cells), cells - 1);
  return {
    low: edgeOf(index, votes, cells),
    high: index === cells - 1 || votes === 0 ? votes : edgeOf(index + 1, votes, cells) - 1,
  };
}

function indexOf(total: Weight, votes: Weight, cells: number): number {
  return Number((BigInt(total) * BigInt(cells)) / BigInt(votes));
}

/** The smallest weight that is in the cell. */
function edgeOf(index: number, votes: Weight, cells: number): Weight {
  const product = BigInt(index) * BigInt(votes);
  return Number((product + BigInt(cells) - 1n) / BigInt(cells));
}

/** `entre 60 % y 65 %`: the cell as a share of the votes, which is how it is told. */
export function sayCell(interval: Interval, votes: Weight, step: RoundingStep): string {
  const cells = 1000 / step;
  const index = votes === 0 ? 0 : Math.min(indexOf(interval.low, votes, cells), cells - 1);
  return `entre ${sayThousandths(index * step)} y ${sayThousandths((index + 1) * step)}`;
}

function sayThousandths(thousandths: number): string {
  const whole = Math.floor(thousandths / 10);
  const tenths = thousandths % 10;
  return tenths === 0 ? `${whole} %` : `${whole},${tenths} %`;
}
