import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measured } from './mutation/measured.ts';
import { type MutationReport, scoreOf } from './mutation/scoreOf.ts';
import { writeMutationTable } from './mutation/writeMutationTable.ts';
import { drawSeed } from './testing/drawSeed.ts';

/**
 * Breaks the rules of the domain one place at a time and counts how many breaks a test of the same folder notices.
 *
 *   npm run test:mutation [-- --save docs/mutation.md] [-- results meeting/sessions]
 */
const { values, positionals } = parseArgs({
  options: { save: { type: 'string' } },
  allowPositionals: true,
});
// The seed is drawn here, for each process of Stryker: a break and its comparison see the same.
process.stdout.write(`ASAMBLEA_SEED=${drawSeed()}\n`);
const root = fileURLToPath(new URL('..', import.meta.url));
const config = 'tests/mutation/stryker.config.json';
const reportFile = `${root}.local/mutation/report.json`;
const names = positionals.length === 0 ? measured : positionals;
const folders = names.flatMap((name) => globSync(`domain/src/{*/,}${name}`, { cwd: root }));
if (folders.length === 0) throw new Error(`No folder is called ${names.join(' or ')}.`);
for (const folder of folders) {
  process.stdout.write(`\n${folder}\n`);
  await rm(reportFile, { force: true });
  const code = await run(folder);
  if (code !== 0) process.exitCode = code;
  const report: MutationReport = JSON.parse(await readFile(reportFile, 'utf8'));
  const score = { folder, ...scoreOf(report), date: new Date().toISOString().slice(0, 10) };
  const path = `${root}${values.save ?? '.local/mutation/table.md'}`;
  const before = await readFile(path, 'utf8').catch(() => '');
  const table = writeMutationTable(before, score);
  await writeFile(path, table);
  process.stdout.write(`\n${table}`);
}

/** One folder with its own tests. Tables of addresses and schemas have theirs where they are served. */
function run(folder: string): Promise<number> {
  const files = ['*.ts', '!*.test.ts', '!*Endpoints.ts', '!*Requests.ts'];
  const mutate = files.map((one) => one.replace(/^!?/u, (not) => `${not}${folder}/`)).join(',');
  const started = spawn(`${root}node_modules/.bin/stryker`, ['run', config, '--mutate', mutate], {
    ...{ cwd: root, stdio: 'inherit' },
    env: { ...process.env, ASAMBLEA_MUTATED: folder },
  });
  return new Promise((resolve, reject) => {
    started.on('error', reject);
    started.on('exit', (exitCode) => resolve(exitCode ?? 130));
  });
}
