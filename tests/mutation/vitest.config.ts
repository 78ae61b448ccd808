import { defineConfig } from 'vitest/config';

/**
 * A mutation run repeats the domain's tests for every mutant, and nothing else. The limit of a test is above what
 * the slowest takes when every case of it is tried in instrumented code; Stryker has its own limit for a mutant.
 */
export default defineConfig({
  test: { include: ['domain/src/**/*.test.ts'], environment: 'node', testTimeout: 120_000 },
});
