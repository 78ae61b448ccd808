import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '../../scripts/stack/projectRoot.ts';
import { drawJourneys } from '../../scripts/testing/drawJourneys.ts';

const all = readdirSync(`${projectRoot}/tests/journeys`)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/journeys/${file}`)
  .sort();

/** What a run with that seed walks. */
function drawnWith(seed: number) {
  vi.stubEnv('ASAMBLEA_TESTS', '');
  vi.stubEnv('ASAMBLEA_SEED', `${seed}`);
  try {
    return drawJourneys();
  } finally {
    vi.unstubAllEnvs();
  }
}

test('the same seed walks the same journeys, and another walks others beside those of every time', () => {
  const [one, again, other] = [drawnWith(1), drawnWith(1), drawnWith(2)];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  for (const drawn of [one, other]) {
    expect(drawn).toHaveLength(29);
    expect(new Set(drawn).size).toBe(29);
    expect(drawn).toContain('tests/journeys/secretVote.test.ts');
  }
});

test('no journey is left out for good', () => {
  const seen = new Set(Array.from({ length: 40 }, (_, seed) => drawnWith(seed)).flat());
  expect([...seen].sort()).toEqual(all);
});

test('all of them are walked when everything is asked for', () => {
  vi.stubEnv('ASAMBLEA_TESTS', 'full');
  vi.stubEnv('ASAMBLEA_SEED', '1');
  try {
    expect([...drawJourneys()].sort()).toEqual(all);
  } finally {
    vi.unstubAllEnvs();
  }
});
