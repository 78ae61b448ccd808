import { defineConfig } from 'vitest/config';

/**
 * A mutation run repeats, for every mutant, the tests that stand beside it: those of its own folder must notice
 * it. The limit of a test is above what the slowest takes in instrumented code; Stryker has its own limit for a
 * mutant.
 */
export default defineConfig({
  test: {
    include: [`${process.env.ASAMBLEA_MUTATED ?? 'domain/src/**'}/*.test.ts`],
    environment: 'node',
    setupFiles: ['tests/mutation/shortProperties.ts'],
    testTimeout: 120_000,
  },
});
