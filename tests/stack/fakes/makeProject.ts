import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../../scripts/stack/process/projectRoot.ts';

export interface FakeProject {
  readonly root: string;
  put(path: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/** A small project around the real launcher and the real build of the functions; the web is built at once. */
export async function makeProject(): Promise<FakeProject> {
  const root = await mkdtemp(join(tmpdir(), 'asamblea-'));
  const put = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  for (const path of [
    ...[
      'scripts/build.ts',
      'scripts/deploy.ts',
      'scripts/deploy',
      'scripts/stack',
      'package.json',
      'firebase.json',
    ],
    ...[
      'functions/build.ts',
      'functions/package.json',
      'domain/src/kernel/migrations/dataSchema.ts',
    ],
  ]) {
    await cp(join(projectRoot, path), join(root, path), { recursive: true });
  }
  await put('functions/src/index.ts', 'export const api = 1;');
  await put('web/package.json', '{}');
  await put('node_modules/vite/bin/vite.js', fakeVite);
  await symlink(join(projectRoot, 'node_modules/esbuild'), join(root, 'node_modules/esbuild'));
  return { root, put, remove: () => rm(root, { recursive: true, force: true }) };
}

const fakeVite = `
const { mkdirSync, writeFileSync } = require('node:fs');
const out = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(out, { recursive: true });
writeFileSync(out + '/index.html', '<html>');
`;
