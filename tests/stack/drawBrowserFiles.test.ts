import { afterEach, expect, test, vi } from 'vitest';
import { drawBrowserFiles } from '../../scripts/testing/drawBrowserFiles.ts';

const files = Array.from({ length: 43 }, (_, i) => `tests/journeys/${i}.test.ts`);
const sizeOf = (file: string) => Number(/\d+/u.exec(file)?.[0]);

function draw(seed: number, asked = ''): readonly string[] {
  vi.stubEnv('ASAMBLEA_SEED', String(seed));
  vi.stubEnv('ASAMBLEA_TESTS', asked);
  return drawBrowserFiles(files, sizeOf).files;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('of each twenty-eight files of a like size one is drawn, the same with the same seed', () => {
  const drawn = draw(7);
  expect(drawn.map((file) => Math.floor((42 - sizeOf(file)) / 28)).sort()).toEqual([0, 1]);
  expect(draw(7)).toEqual(drawn);
});

test('with other seeds each file comes', () => {
  const seen = new Set(Array.from({ length: 400 }, (_, seed) => draw(seed)).flat());
  expect([...seen].sort()).toEqual([...files].sort());
});

test('everything is drawn when everything is asked for', () => {
  expect(draw(7, 'full')).toEqual(files);
});

test('a lost vote, a leaked ballot, the pages of the house and the behaviour of Hosting are checked in each run', () => {
  vi.stubEnv('ASAMBLEA_TESTS', '');
  for (const seed of ['1', '2', '3']) {
    vi.stubEnv('ASAMBLEA_SEED', seed);
    const { files: drawn, of } = drawBrowserFiles();
    const always = [
      ...['journeys/networkCut', 'journeys/secretVote', 'visits/crawl', 'e2e/waysIn'],
      ...['e2e/apiHeaders', 'e2e/oldestBrowsers', 'e2e/pageVectors', 'e2e/serverRendering'],
      'e2e/wholeMeeting',
    ];
    expect(drawn).toEqual(expect.arrayContaining(always.map((name) => `tests/${name}.test.ts`)));
    expect(drawn.length).toBe(always.length + Math.ceil((of - always.length) / 28));
  }
});
