import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';

const run = promisify(execFile);

let built = '';
let pieces: readonly string[] = [];
let inputs: Metafile['inputs'] = {};
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'functions-'));
  const script = join(projectRoot, 'functions/build.ts');
  await run(process.execPath, [script, '--out', built, '--web', join(built, 'none')]);
  await symlink(join(projectRoot, 'node_modules'), join(built, 'node_modules'));
  pieces = (await readdir(built)).filter((name) => name.endsWith('.js'));
  const { metafile } = await build({
    ...{ entryPoints: [...pieces], absWorkingDir: built, outdir: 'again', write: false },
    ...{ bundle: true, splitting: true, platform: 'node', format: 'esm', packages: 'external' },
    ...{ metafile: true, logLevel: 'error' },
  });
  inputs = metafile.inputs;
});
afterAll(() => rm(built, { recursive: true }));

/** The sources and the packages that Node reads before the first line of a piece can run. */
async function readBefore(piece: string) {
  const sources = new Set<string>();
  const packages = new Set<string>();
  const read = async (name: string, seen: Set<string>): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    const map = JSON.parse(await readFile(join(built, `${name}.map`), 'utf8'));
    for (const source of map.sources) sources.add(source);
    for (const { path, kind, external } of inputs[name]?.imports ?? []) {
      if (kind === 'dynamic-import' || isBuiltin(path)) continue;
      if (external === true) packages.add(path);
      else await read(path, seen);
    }
  };
  await read(piece, new Set());
  return { sources: [...sources], packages: [...packages] };
}

const later = [
  ...['date-holidays', 'nodemailer', 'pdfmake', 'sanitize-html', 'css-tree'],
  ...['asn1js', 'pkijs'],
];
const ofPackage = (name: string) => expect.stringContaining(`node_modules/${name}/`);

test('the API starts without what few of its requests need, and looks for no other package', async () => {
  const api = pieces.find((name) => name.startsWith('createApp-')) ?? '';
  const { sources, packages } = await readBefore(api);
  expect(sources).toContainEqual(ofPackage('jose'));
  for (const late of later) expect(sources, late).not.toContainEqual(ofPackage(late));
  expect(packages).toEqual([]);
});

test('a trigger starts without the API, and without the languages of a library', async () => {
  const { sources, packages } = await readBefore('index.js');
  expect(sources).toContainEqual(ofPackage('firebase-functions'));
  expect(sources).toContainEqual(ofPackage('@google-cloud/firestore'));
  for (const late of ['express', ...later])
    expect(sources, late).not.toContainEqual(ofPackage(late));
  expect(sources.filter((name) => /createApp|zod\/.*locales\/(?!en\.)/u.test(name))).toEqual([]);
  expect(packages).toEqual([]);
});

test('every piece that is asked for later can be read', async () => {
  expect(pieces.length).toBeGreaterThan(4);
  const code = `for (const piece of ${JSON.stringify(pieces)}) await import('./' + piece);`;
  await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: built });
});

test('the deployed package depends on the unbundled packages, and on those Firebase needs to list functions', async () => {
  const { dependencies } = JSON.parse(await readFile(join(built, 'package.json'), 'utf8'));
  const names = ['firebase-functions', 'firebase-admin', ...later];
  expect(Object.keys(dependencies).sort()).toEqual(names.sort());
  expect(Object.values(dependencies)).not.toContain(undefined);
});
