import { defineConfig } from 'vitest/config';
import { drawSeed } from './scripts/testing/drawSeed.ts';

// Run by itself, it says what its samples are drawn from; npm test said it for all of them.
if (process.env.ASAMBLEA_SEED === undefined) process.stdout.write(`ASAMBLEA_SEED=${drawSeed()}\n`);

/** Closing has its steps and does not wait between them: what is about the wait sets its own. */
const atOnce = { ASAMBLEA_DRAIN_MS: '0', ASAMBLEA_CLOCK_SKEW_MS: '0' };

/** Two workers and a database keep two cores busy; where these are shared, a file takes its time. */
const onEmulators = { maxWorkers: 2, testTimeout: 60_000, hookTimeout: 60_000 };

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
          exclude: ['**/*.{emulator,apart}.test.ts', '**/node_modules/**'],
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
      // A worker has a database of its own, under its number, and goes from file to file in one process.
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          isolate: false,
          ...onEmulators,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.emulator.test.ts'],
          setupFiles: ['functions/src/testing/setUpFile.ts'],
          env: atOnce,
          isolate: false,
          ...onEmulators,
        },
      },
      {
        // In a process of its own each: they mock modules, change where the database is, or have accounts.
        test: {
          name: 'apart',
          include: ['functions/src/**/*.apart.test.ts'],
          setupFiles: ['functions/src/testing/setUpFile.ts'],
          env: atOnce,
          ...onEmulators,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Each in an assembly of its own, beside what visits the demonstration.
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
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
