import { expect, test } from 'vitest';
import { sampleOf } from './sampleOf.ts';

const runs = { part: 5, full: 40 };

test.each([
  [{ ASAMBLEA_SEED: '7' }, { seed: 7, numRuns: 5 }],
  [
    { ASAMBLEA_SEED: '7', ASAMBLEA_TESTS: 'full' },
    { seed: 7, numRuns: 40 },
  ],
])('a run of %o draws %o', (environment, sample) => {
  expect(sampleOf(runs, environment)).toEqual(sample);
});

test('nothing is drawn without a seed that can be told', () => {
  expect(() => sampleOf(runs, {})).toThrow('ASAMBLEA_SEED');
});
