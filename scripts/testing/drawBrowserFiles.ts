import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drawSome } from '../../functions/src/testing/files/drawSome.ts';
import { projectRoot } from '../stack/process/projectRoot.ts';

/** Of as many files of a like size one is drawn. */
const filesToOne = 28;

/**
 * Files where a vote or a secret may be lost, those that go through every page, and those of Hosting itself:
 * these are in each run.
 */
const always = [
  'tests/e2e/apiHeaders.test.ts',
  'tests/e2e/oldestBrowsers.test.ts',
  'tests/e2e/pageVectors.test.ts',
  'tests/e2e/serverRendering.test.ts',
  'tests/e2e/waysIn.test.ts',
  'tests/e2e/wholeMeeting.test.ts',
  'tests/journeys/networkCut.test.ts',
  'tests/journeys/secretVote.test.ts',
  'tests/visits/crawl.test.ts',
];

export interface DrawnFiles {
  readonly files: readonly string[];
  /** Of how many they were drawn. */
  readonly of: number;
}

/**
 * A test in a browser costs more than all the others. A run of everything makes some of it, the short and the
 * long alike and others with each seed; a run of browser tests alone makes it all.
 */
export function drawBrowserFiles(
  all: readonly string[] = ['tests/e2e', 'tests/journeys', 'tests/visits'].flatMap(filesIn),
  sizeOf = (file: string): number => statSync(join(projectRoot, file)).size,
): DrawnFiles {
  const bySize = all
    .filter((file) => !always.includes(file))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1));
  const groups = Math.ceil(bySize.length / filesToOne);
  const drawn = Array.from({ length: groups }, (_, i) =>
    drawSome(bySize.slice(i * filesToOne, (i + 1) * filesToOne), 1, `files ${i}`),
  ).flat();
  return { files: all.filter((f) => always.includes(f) || drawn.includes(f)), of: all.length };
}

function filesIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);
}
