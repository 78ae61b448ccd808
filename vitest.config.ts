import { defineConfig } from 'vitest/config';

/** Closing has its steps and does not wait between them: what is about the wait sets its own. */
const atOnce = { ASAMBLEA_DRAIN_MS: '0', ASAMBLEA_CLOCK_SKEW_MS: '0' };

/** What is to come is waited for as long as a browser waits, however busy the machine is. */
const patiently = { poll: { timeout: 90_000 } };

/** One project a kind of test: what needs nothing, and what needs the emulators or a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'domain/src/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'tests/load/**/*.test.ts',
          ],
          exclude: ['**/*.{emulator,sweep}.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          // Typing letter by letter takes its time where two cores are shared.
          testTimeout: 20_000,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], fileParallelism: false } },
      {
        // Each file in assemblies of its own.
        test: {
          name: 'functions',
          include: ['functions/src/**/*.emulator.test.ts'],
          env: atOnce,
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      {
        // What the clock does, it does to every assembly there is: one file at a time.
        test: {
          name: 'sweeps',
          include: ['functions/src/**/*.sweep.test.ts'],
          env: atOnce,
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
      {
        // Whoever looks at the demonstration leaves it as it was.
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          maxWorkers: 2,
          maxConcurrency: 3,
          expect: patiently,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Each in an assembly of its own, beside what visits the demonstration.
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          isolate: false,
          maxWorkers: 2,
          expect: patiently,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['tests/{stack,house,baseline}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
