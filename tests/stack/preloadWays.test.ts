import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preloadWays } from '../../web/vite/preloadWays.ts';

const index = `<head><script src="/colorScheme.js"></script></head>
<script type="module" src="/main.js"></script>`;
/** Two ways that share a library, one of which has a piece of its own. */
const sources = {
  'index.html': index,
  'main.js': `const way = location.hash === '' ? import('./ballot.js') : import('./login.js');
    way.then((page) => page.show());`,
  'ballot.js': "import { draw } from './library.js'; export const show = () => draw('ballot');",
  'login.js': "import { draw } from './library.js'; export const show = () => draw('login');",
  'library.js': "export const draw = (what) => { document.title = 'library ' + what; };",
};

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'preloads-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(join(root, name), text);
});
afterAll(() => rm(root, { recursive: true }));

const ways = ['/ballot', '/login'].map((path) => ({ path, starts: [`${path}.js`], budget: 1 }));

async function builtPage(html = index): Promise<string> {
  await writeFile(join(root, 'index.html'), html);
  const built = await build({
    ...{ root, configFile: false, logLevel: 'silent' },
    build: { write: false },
    plugins: [preloadWays(ways, '/ballot')],
  });
  const { output } = Array.isArray(built) ? (built[0] ?? { output: [] }) : { output: [], ...built };
  const page = output.find(({ fileName }) => fileName === 'index.html');
  return page?.type === 'asset' ? String(page.source) : '';
}

test('the page brings at once what all ways in need, and tells its first script what the ballot needs', async () => {
  const page = await builtPage();
  expect(page.match(/rel="modulepreload" crossorigin href="\/assets\/library-/gu)).toHaveLength(1);
  expect(page).toMatch(/colorScheme\.js" data-ballot="\/assets\/ballot-[^" ]+"/u);
  expect(page).not.toContain('login-');
});

test('preloads belong to the page that was built, or the build fails', async () => {
  await expect(builtPage(index.replace('colorScheme', 'other'))).rejects.toThrow('colorScheme.js');
});
