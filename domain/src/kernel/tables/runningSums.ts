import { isTotalOf } from './readAmount.ts';

/** The sums of a column from its first row and since the last row that is no data. */
export function runningSums() {
  const whole = { sum: 0n, count: 0 };
  let block = { sum: 0n, count: 0 };
  return {
    add(figure: bigint | null): void {
      if (figure === null) return;
      for (const one of [whole, block]) {
        one.sum += figure;
        one.count += 1;
      }
    },
    begin(): void {
      block = { sum: 0n, count: 0 };
    },
    /** Whether a figure is the sum of so many above it. */
    has: (figure: bigint, atLeast: number): boolean =>
      [whole, block].some(({ sum, count }) => count >= atLeast && isTotalOf(figure, sum)),
  };
}
