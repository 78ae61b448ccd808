import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/projectRoot.ts';

let built = '';
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'functions-'));
  const script = join(projectRoot, 'functions/build.ts');
  await promisify(execFile)(process.execPath, [script, '--out', built]);
});
afterAll(() => rm(built, { recursive: true }));

/** The packages that a file needs before its first line runs, through the other files of the build. */
async function packagesOf(file: string, seen = new Set<string>()): Promise<ReadonlySet<string>> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = await readFile(join(built, file), 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|\} from|export).*?"(?<from>[^"]+)";$/gmu)) {
    if (from.startsWith('./')) await packagesOf(from.slice(2), seen);
    else seen.add(from);
  }
  return seen;
}

test('the API starts without what few of its requests need', async () => {
  const api = (await readdir(built)).find((name) => /^createApp-.*\.js$/u.test(name)) ?? '';
  const needed = await packagesOf(api);
  expect(needed).toContain('jose');
  for (const late of ['date-holidays', 'nodemailer', 'pdfmake', 'sanitize-html', 'css-tree']) {
    expect(needed, late).not.toContain(late);
  }
});

test('a trigger starts without the API', async () => {
  const needed = await packagesOf('index.js');
  expect(needed).toContain('firebase-functions/v2/firestore');
  expect(needed).not.toContain('jose');
  expect(needed).not.toContain('firebase-admin/auth');
});
