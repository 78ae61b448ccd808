import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/projectRoot.ts';

/** A small project around the real launcher and the real build of the functions. */
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'asamblea-'));
  for (const path of [
    ...['scripts/build.ts', 'scripts/stack', 'package.json'],
    ...['functions/build.ts', 'functions/package.json'],
  ]) {
    await cp(join(projectRoot, path), join(root, path), { recursive: true });
  }
  await put('functions/src/index.ts', 'export const api = 1;');
  await put('web/package.json', '{}');
  await put('node_modules/vite/bin/vite.js', fakeVite);
  await symlink(join(projectRoot, 'node_modules/esbuild'), join(root, 'node_modules/esbuild'));
});
afterAll(() => rm(root, { recursive: true }));

const fakeVite = `
const { mkdirSync, writeFileSync } = require('node:fs');
const out = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(out, { recursive: true });
writeFileSync(out + '/index.html', '<html>');
`;

async function put(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}

/** `npm run build`: what it says of the functions, and the settings that would be deployed. */
async function build() {
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [join(root, 'scripts/build.ts')], (error, stdout) =>
      error === null ? resolve(stdout) : reject(new Error(stdout, { cause: error })),
    );
  });
  const deployed = await readFile(join(root, 'functions/dist/.env'), 'utf8').catch(() => null);
  return { isUpToDate: output.includes('Funciones: ya estaba al día'), deployed };
}

test('what functions/.env says after a build is deployed, also when it says nothing any more', async () => {
  expect(await build()).toEqual({ isUpToDate: false, deployed: null });
  await put('functions/.env', 'ASAMBLEA_MAIL_FROM=a@asamblea.test\n');
  const first = { isUpToDate: false, deployed: 'ASAMBLEA_MAIL_FROM=a@asamblea.test\n' };
  expect(await build()).toEqual(first);
  expect(await build()).toEqual({ ...first, isUpToDate: true });
  await put('functions/.env', 'ASAMBLEA_MAIL_FROM=b@asamblea.test\n');
  const second = { isUpToDate: false, deployed: 'ASAMBLEA_MAIL_FROM=b@asamblea.test\n' };
  expect(await build()).toEqual(second);
  await rm(join(root, 'functions/.env'));
  expect(await build()).toEqual({ isUpToDate: false, deployed: null });
});
