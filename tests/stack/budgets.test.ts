import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltFile, weigh, weightTable } from '../../web/vite/budgets.ts';
import { withinBudget } from '../../web/vite/withinBudget.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'budgets-'));
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  await writeFile(join(root, 'main.js'), "import('./page.js').then((page) => page.show());");
  const words = Array.from({ length: 2_000 }, (_, at) => (at * 7_919).toString(36));
  await writeFile(
    join(root, 'page.js'),
    `export const show = () => console.log('${words.join('')}');`,
  );
});
afterAll(() => rm(root, { recursive: true }));

const buildWithin = (budget: number) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [withinBudget([{ path: '/page', starts: ['/page.js'], budget }])],
  });

test('a page within its budget is built', async () => {
  await expect(buildWithin(20)).resolves.toBeDefined();
});

test('a page over its budget is not built, and the table says which one', async () => {
  await expect(buildWithin(1)).rejects.toThrow(/\/page +\d+,\d de +1 kB: PESA DE MÁS/u);
});

const file = (name: string, imports: readonly string[], more: Partial<BuiltFile> = {}) => ({
  ...{ name, code: name.repeat(50), imports, sources: [`/src/${name}`], isEntry: false },
  facade: null,
  ...more,
});

test('code shared by several files is weighed once, and code fetched later not at all', () => {
  const files = [
    file('main', ['shared'], { isEntry: true }),
    file('shared', []),
    file('page', ['shared'], { facade: '/src/page' }),
    file('later', ['page']),
  ];
  const [main, page] = weigh(
    [
      { path: '/', starts: [], budget: 1 },
      { path: '/page', starts: ['/page'], budget: 1 },
    ],
    files,
  );
  const alone = weigh(
    [{ path: '/', starts: [], budget: 1 }],
    [file('page', [], { isEntry: true })],
  );
  expect((page?.bytes ?? 0) - (main?.bytes ?? 0)).toBe(alone[0]?.bytes);
});

test('a page that is in no file cannot be weighed', () => {
  expect(() => weigh([{ path: '/', starts: ['/gone'], budget: 1 }], [])).toThrow('/gone');
});

test('the table says weight and budget of each way', () => {
  const way = { path: '/page', starts: [], budget: 140 };
  expect(weightTable([{ ...way, bytes: 137_240 }])).toBe('Peso /page  137,2 de 140 kB');
});
