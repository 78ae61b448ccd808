import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CheckStep } from '../../scripts/testing/checkSteps.ts';
import { runChecks } from '../../scripts/testing/runCheck.ts';

const step = (title: string, code: string): CheckStep => ({
  title,
  name: `test-of-checks-${title}`,
  command: [process.execPath, '-e', code],
});

function listen(): () => string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  return () => write.mock.calls.map(([line]) => line).join('');
}

test('a failed step prints everything, a passed one a line, and every step runs', async () => {
  const told = listen();
  const steps = [
    step('one', "console.log('secret of one')"),
    step('two', "console.log('first of two'); console.error('last of two'); process.exitCode = 1"),
    step('three', 'process.exitCode = 3'),
    step('four', ''),
  ];
  const tally = await runChecks(steps, 2, new AbortController().signal);
  expect(tally).toMatchObject({ passed: 0, failed: 2 });
  expect(tally.parts.map(({ name }) => name).sort()).toEqual(['four', 'one', 'three', 'two']);
  expect(told()).toMatch(/✗ two [^\n]*\nfirst of two\nlast of two\n/u);
  expect(told()).toMatch(/✓ one /u);
  expect(told()).not.toContain('secret of one');
});

test('as many go at once as are asked for', async () => {
  listen();
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Each ends only once the other has begun.
  const meet = (own: string, other: string) =>
    step(
      own,
      `const fs = require('node:fs');
      fs.writeFileSync(${JSON.stringify(join(folder, own))}, '');
      const look = () => fs.existsSync(${JSON.stringify(join(folder, other))}) || setTimeout(look, 5);
      look();`,
    );
  const tally = await runChecks([meet('a', 'b'), meet('b', 'a')], 2, AbortSignal.timeout(20_000));
  expect(tally.failed).toBe(0);
});

test('stopping the checks cancels the steps that have not begun', async () => {
  listen();
  const stop = AbortSignal.abort(new Error('stopped'));
  await expect(runChecks([step('late', '')], 2, stop)).rejects.toThrow('stopped');
});
