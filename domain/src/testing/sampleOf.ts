/** The size of the sample of an exhaustive test, and its seed. */
export interface Sample {
  readonly seed: number;
  readonly numRuns: number;
}

/**
 * `npm test` does a part, drawn anew each run; `npm run verify` all of it (`ASAMBLEA_TESTS=full`). The
 * seed is told when the run begins, and with `ASAMBLEA_SEED` the same is drawn again.
 */
export function sampleOf(
  runs: { readonly part: number; readonly full: number },
  environment: Readonly<Record<string, string | undefined>>,
): Sample {
  const seed = Number(environment.ASAMBLEA_SEED);
  if (!Number.isInteger(seed)) throw new Error('ASAMBLEA_SEED is not a whole number.');
  return { seed, numRuns: environment.ASAMBLEA_TESTS === 'full' ? runs.full : runs.part };
}
