import { expect, onTestFinished, test, vi } from 'vitest';
import { runSuite } from '../../scripts/testing/runSuite.ts';
import { addTallies } from '../../scripts/testing/tally.ts';

test('a suite that cannot run counts as one failure', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  const stop = new AbortController().signal;
  const environment = process.env;
  const tally = await runSuite({ project: 'absent', environment, filters: [], stop });
  expect(tally).toEqual({ passed: 0, failed: 1 });
});

test('the sum loses no failure', () => {
  const tallies = [
    { passed: 3, failed: 0 },
    { passed: 0, failed: 1 },
  ];
  expect(addTallies(tallies)).toEqual({ passed: 3, failed: 1 });
});
