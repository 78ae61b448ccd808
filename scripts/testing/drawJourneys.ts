import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawSome } from '../../functions/src/testing/drawSome.ts';
import { projectRoot } from '../stack/projectRoot.ts';

/** The way of a vote from the door to the record: what is in no drawing, every run walks. */
const everyTime = [
  'calledAndCounted',
  'captures',
  'desks',
  'emptyProject',
  'evening',
  'networkCut',
  'oldPhones',
  'secretVote',
  'together',
  'unplugged',
  'voterPhone',
];

/** Of the others, less than half a run: two runs see two thirds of them. */
const drawnAtOnce = 18;

/**
 * The journeys of this run, by their paths: those of every time and some of the others, which change with
 * the seed; all of them when everything is asked for (docs/decisions/0139-some-of-the-journeys.md).
 */
export function drawJourneys(): readonly string[] {
  const folder = 'tests/journeys';
  const files = readdirSync(join(projectRoot, folder)).filter((file) => file.endsWith('.test.ts'));
  const asked = everyTime.map((name) => `${name}.test.ts`);
  const gone = asked.filter((file) => !files.includes(file));
  if (gone.length > 0) throw new Error(`No hay ${gone.join(', ')} en ${folder}.`);
  const others = files.filter((file) => !asked.includes(file)).sort();
  return [...asked, ...drawSome(others, drawnAtOnce, folder)].map((file) => `${folder}/${file}`);
}
