import { defineConfig } from 'vitest/config';
import { drawSeed } from './scripts/testing/drawSeed.ts';
import { FillersLast } from './scripts/testing/fillersLast.ts';
import { withFakes } from './web/vite/fakes.ts';

// Run by itself, it says what its samples are drawn from; npm test said it for all of them.
if (process.env.ASAMBLEA_SEED === undefined) process.stdout.write(`ASAMBLEA_SEED=${drawSeed()}\n`);

/** Closing has its steps and does not wait between them: what is about the wait sets its own. */
const atOnce = { ASAMBLEA_DRAIN_MS: '0', ASAMBLEA_CLOCK_SKEW_MS: '0' };

/** The random samples of every property. */
const samples = 'tests/support/setUpSamples.ts';

/** Each by its name: what they import would run for the first file of a worker alone. */
const pageSetUp = [samples, 'web/src/testing/setUp.ts', 'web/src/testing/setUpPage.ts'];

/** The limits of every test with a browser. */
const browserSetUp = ['tests/support/browser/setUpBrowser.ts'];

/** A locator is waited for as long as a browser waits, however busy the machine is. */
const patiently = { poll: { timeout: 90_000 } };

/** The tests share nothing but the emulators, which answer when they can: where cores are shared, late. */
const onEmulators = (maxWorkers: number) => ({
  maxWorkers,
  isolate: false,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: patiently,
});

/** One project a kind of test: those that need nothing, and those that need the emulators or a browser. */
export default defineConfig({
  test: {
    // A list that should be empty says what is in it, even where only the first line is read.
    chaiConfig: { truncateThreshold: 600 },
    sequence: { sequencer: FillersLast },
    projects: [
      {
        // The tests share nothing but their imports, which are read once a worker.
        test: {
          name: 'unit',
          pool: 'threads',
          isolate: false,
          restoreMocks: true,
          testTimeout: 60_000,
          setupFiles: [samples],
          include: [
            'domain/src/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'tests/load/**/*.test.ts',
            'auditor/tests/**/*.test.ts',
          ],
          exclude: ['**/*.{emulator,accounts,apart}.test.ts', '**/node_modules/**'],
        },
      },
      {
        // A test that draws nothing needs no page around it: the name of the file says which is which.
        plugins: [withFakes],
        test: {
          name: 'web-node',
          isolate: false,
          include: ['web/src/**/*.test.ts'],
          testTimeout: 60_000,
          setupFiles: [samples, 'web/src/testing/setUp.ts'],
          // One project after another: a worker that goes from one to the next begins anew.
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [withFakes],
        test: {
          name: 'web',
          environment: 'jsdom',
          isolate: false,
          include: ['web/src/**/*.test.tsx'],
          exclude: ['**/*.apart.test.tsx', '**/node_modules/**'],
          setupFiles: pageSetUp,
          sequence: { groupOrder: 2 },
          // Typing letter by letter takes its time where two cores are shared.
          testTimeout: 60_000,
        },
      },
      {
        // A module that lives as long as a page does: each file, and its imports, in one of its own.
        plugins: [withFakes],
        test: {
          name: 'web-apart',
          environment: 'jsdom',
          include: ['web/src/**/*.apart.test.tsx'],
          setupFiles: pageSetUp,
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
        },
      },
      // Beside `functions`, so with one worker.
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...onEmulators(1) } },
      {
        // A worker goes from file to file in one process, with a database of its own.
        test: {
          name: 'functions',
          include: ['functions/src/**/*.emulator.test.ts'],
          setupFiles: [samples, 'functions/src/testing/database/setUpDatabase.ts'],
          env: { ...atOnce, ASAMBLEA_SUITE: 'functions' },
          ...onEmulators(2),
        },
      },
      {
        test: {
          name: 'accounts',
          include: ['functions/src/**/*.accounts.test.ts'],
          setupFiles: ['functions/src/testing/database/setUpAccounts.ts'],
          env: atOnce,
          ...onEmulators(1),
        },
      },
      {
        // A process each: they mock modules, or change where the database is.
        test: {
          name: 'apart',
          include: ['functions/src/**/*.apart.test.ts'],
          setupFiles: ['functions/src/testing/database/setUpDatabase.ts'],
          env: { ...atOnce, ASAMBLEA_SUITE: 'apart' },
          ...onEmulators(1),
          isolate: true,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles: browserSetUp,
          isolate: false,
          fileParallelism: false,
          expect: patiently,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Within a file several visits at once: more of them would only wait for the cores.
        test: {
          name: 'visits',
          include: ['tests/visits/**/*.test.ts'],
          setupFiles: browserSetUp,
          isolate: false,
          fileParallelism: false,
          maxConcurrency: 3,
          expect: patiently,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Each in an assembly of its own, beside what visits the demonstration.
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          setupFiles: browserSetUp,
          exclude: ['**/*.apart.test.ts', '**/node_modules/**'],
          isolate: false,
          maxWorkers: 2,
          expect: patiently,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Each in an installation of its own: what fails in it, and when its clock comes, is nobody else's.
        test: {
          name: 'journeys-apart',
          include: ['tests/journeys/**/*.apart.test.ts'],
          setupFiles: browserSetUp,
          env: { GCLOUD_PROJECT: 'demo-asamblea-apart' },
          maxWorkers: 1,
          expect: patiently,
          testTimeout: 600_000,
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
