import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';

/** Runs the first script of the page as a browser does at that address, and says what it asks for. */
async function preloadedAt(pathname: string, search = ''): Promise<readonly string[]> {
  const code = await readFile(join(projectRoot, 'web/public/colorScheme.js'), 'utf8');
  const asked: { rel?: string; href?: string }[] = [];
  runInNewContext(code, {
    ...{ URLSearchParams, location: { pathname, search } },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    document: {
      documentElement: { setAttribute: () => undefined },
      currentScript: { dataset: { ballot: '/assets/a.js /assets/b.js' } },
      createElement: () => ({}),
      head: { append: (link: object) => asked.push(link) },
    },
  });
  return asked.map(({ rel, href }) => `${rel} ${href}`);
}

test('the ballot has its code on its way from the first script', async () => {
  const both = ['modulepreload /assets/a.js', 'modulepreload /assets/b.js'];
  expect(await preloadedAt('/votes/current')).toEqual(both);
});

test.each([
  ['/votes/current', '?puesto=Cabina'],
  ['/login', ''],
  ['/', ''],
])('%s%s does not bring it', async (pathname, search) => {
  expect(await preloadedAt(pathname, search)).toEqual([]);
});
