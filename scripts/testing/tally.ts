/** How long something took, in milliseconds. */
export type Spent = { readonly name: string; readonly milliseconds: number };

/**
 * The number of tests that passed and failed, and their time. A check that is not a test suite counts as one
 * when it fails, so that no failure is missing from the sum.
 */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly parts: readonly Spent[];
  readonly files: readonly Spent[];
};

export const emptyTally: Tally = { passed: 0, failed: 0, parts: [], files: [] };

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      parts: [...sum.parts, ...tally.parts],
      files: [...sum.files, ...tally.files],
    }),
    emptyTally,
  );
}
