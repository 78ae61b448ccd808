import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { goneNames, treeFiles } from './support/treeNames.ts';

const guides = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...['architecture', 'a-vote', 'chapters', 'secrecy', 'streams', 'zoom', 'retention'].map(
    (page) => `docs/${page}.md`,
  ),
];

test.each(guides)('%s names only files and code that exist', (page) => {
  expect(goneNames(readFileSync(page, 'utf8'))).toEqual([]);
});

test('every link of a page leads to a file', () => {
  const pages = treeFiles.filter((file) => file.endsWith('.md'));
  const broken = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)/gu)]
      .map(([, to = '']) => to)
      .filter((to) => !/^[a-z]+:/u.test(to) && !existsSync(join(dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  );
  expect(pages.length).toBeGreaterThan(200);
  expect(broken).toEqual([]);
});
