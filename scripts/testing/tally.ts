/** How many tests passed and failed. A check that is not a test suite counts as one when it fails, so that no failure is missing from the sum. */
export type Tally = { readonly passed: number; readonly failed: number };

export const emptyTally: Tally = { passed: 0, failed: 0 };

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
    emptyTally,
  );
}
