import { foldersTiedBothWays, largeFolders } from './chapters/judgeFolders.ts';
import { tiedBothWays, tiesAgainst } from './chapters/judgeTies.ts';
import { readFolders } from './chapters/readFolders.ts';
import { readHouse } from './chapters/readTies.ts';
import { projectRoot } from './stack/process/projectRoot.ts';
import { say } from './stack/process/say.ts';

/**
 * The ladder (`docs/chapters.md`). Fails on a tie against the order of the chapters, on two folders that name
 * each other, and on a folder with more than `most` files, tests aside.
 */
const most = 25;

const house = readHouse(projectRoot);
const folders = readFolders(projectRoot);
const against = tiesAgainst(house);
const both = foldersTiedBothWays(folders);
const large = largeFolders(folders, most);
for (const { between, ties } of against) {
  say(between);
  for (const { from, to, names } of ties) say(`  ${from.file} → ${to.file}: ${names.join(', ')}`);
}
list('Pairs of chapters tied both ways', tiedBothWays(house));
for (const { between, fewer } of both) {
  say(between);
  for (const { from, to, names } of fewer) say(`  ${from} → ${to}: ${names.join(', ')}`);
}
list(`Folders over ${most} files`, large);
const count = against.reduce((sum, { ties }) => sum + ties.length, 0);
say(`${count} ties against the order between ${against.length} pairs of folders`);
say(`${both.length} pairs of folders that name each other`);
say(`${large.length} folders over ${most} files`);
if (against.length + both.length + large.length > 0) process.exitCode = 1;

function list(title: string, rows: readonly string[]): void {
  if (rows.length === 0) return;
  say(`${title}:`);
  for (const row of rows) say(`  ${row}`);
}
