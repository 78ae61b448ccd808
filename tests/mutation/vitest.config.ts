import { defineConfig } from 'vitest/config';

/** What a mutation run repeats for every mutant: the domain's tests and nothing else. */
export default defineConfig({
  test: { include: ['domain/src/**/*.test.ts'], environment: 'node' },
});
