import { expect, onTestFinished, test, vi } from 'vitest';
import { describeTimes } from '../../scripts/testing/describeTimes.ts';
import { runSuite } from '../../scripts/testing/runSuite.ts';
import { addTallies, emptyTally } from '../../scripts/testing/tally.ts';

test('a suite that cannot run counts as one failure', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  const stop = new AbortController().signal;
  const environment = process.env;
  const tally = await runSuite({ project: 'absent', environment, filters: [], stop });
  expect(tally).toMatchObject({ passed: 0, failed: 1, parts: [{ name: 'pruebas absent' }] });
});

test('the sum loses no failure and no second', () => {
  const parts = [{ name: 'estilo', milliseconds: 1 }];
  const files = [{ name: 'a.test.ts', milliseconds: 2 }];
  const tallies = [
    { ...emptyTally, passed: 3, parts },
    { ...emptyTally, failed: 1, files },
  ];
  expect(addTallies(tallies)).toEqual({ passed: 3, failed: 1, parts, files });
});

test('a run says what each part took, and its ten slowest files, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, i) => ({
    name: `${i}.test.ts`,
    milliseconds: 1000 * i,
  }));
  const parts = [{ name: 'estilo', milliseconds: 10_400 }];
  expect(
    describeTimes({ ...emptyTally, parts, files })
      .split('\n')
      .slice(0, 5),
  ).toEqual([
    'Partes:',
    '  10,4 s  estilo',
    'Los archivos más lentos:',
    '  11,0 s  11.test.ts',
    '  10,0 s  10.test.ts',
  ]);
  expect(describeTimes({ ...emptyTally, parts, files })).not.toContain(' 1.test.ts');
  expect(describeTimes(emptyTally)).toBe('');
});
