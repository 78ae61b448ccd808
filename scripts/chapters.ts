import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type KnownTies,
  largeFolders,
  mendedTies,
  tiedBothWays,
  tiesAgainst,
  unknownTies,
} from './chapters/judgeTies.ts';
import { readHouse } from './chapters/readTies.ts';
import { projectRoot } from './stack/projectRoot.ts';
import { say } from './stack/say.ts';

/**
 * Whether each chapter knows only those before it (`docs/decisions/0136`), and each of its folders can be
 * looked over. Fails on a tie against the order that `knownTies.json` does not have, and on a folder with
 * more than `most` files, tests aside.
 *
 *   npm run chapters [-- --all]     with every tie that is known
 *   npm run chapters -- --write     writes what there is as known
 */
const most = 25;
const knownFile = join(projectRoot, 'scripts/chapters/knownTies.json');

const house = readHouse(projectRoot);
const against = tiesAgainst(house);
const large = largeFolders(house, most);
if (process.argv.includes('--write')) {
  const now = against
    .map(({ between, ties }) => [between, ties.length] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(knownFile, `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`);
}
const known: KnownTies = JSON.parse(readFileSync(knownFile, 'utf8'));
const unknown = unknownTies(against, known);

for (const { between, ties } of process.argv.includes('--all') ? against : unknown) {
  say(between);
  for (const { from, to, names } of ties) say(`  ${from.file} → ${to.file}: ${names.join(', ')}`);
}
list('Pairs of chapters tied both ways', tiedBothWays(house));
list(`Folders over ${most} files`, large);
list('Mended (npm run chapters -- --write takes them off the list)', mendedTies(against, known));
const count = against.reduce((sum, { ties }) => sum + ties.length, 0);
say(`${count} ties against the order between ${against.length} pairs of folders`);
if (unknown.length > 0) {
  say(`${unknown.length} of them are not known: a chapter names only those before it.`);
}
if (unknown.length > 0 || large.length > 0) process.exitCode = 1;

function list(title: string, rows: readonly string[]): void {
  if (rows.length === 0) return;
  say(`${title}:`);
  for (const row of rows) say(`  ${row}`);
}
