import { largeFolders, tiedBothWays, tiesAgainst } from './chapters/judgeTies.ts';
import { readHouse } from './chapters/readTies.ts';
import { projectRoot } from './stack/projectRoot.ts';
import { say } from './stack/say.ts';

/**
 * Whether each chapter knows only those before it (`docs/decisions/0136`), and each of its folders can be
 * looked over. Fails on a tie against the order, and on a folder with more than `most` files, tests aside.
 */
const most = 25;

const house = readHouse(projectRoot);
const against = tiesAgainst(house);
const large = largeFolders(house, most);
for (const { between, ties } of against) {
  say(between);
  for (const { from, to, names } of ties) say(`  ${from.file} → ${to.file}: ${names.join(', ')}`);
}
list('Pairs of chapters tied both ways', tiedBothWays(house));
list(`Folders over ${most} files`, large);
const count = against.reduce((sum, { ties }) => sum + ties.length, 0);
say(`${count} ties against the order between ${against.length} pairs of folders`);
if (against.length > 0 || large.length > 0) process.exitCode = 1;

function list(title: string, rows: readonly string[]): void {
  if (rows.length === 0) return;
  say(`${title}:`);
  for (const row of rows) say(`  ${row}`);
}
