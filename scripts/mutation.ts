import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type MutationReport, writeMutationReport } from './mutation/writeMutationReport.ts';
import { drawSeed } from './testing/drawSeed.ts';

/**
 * Breaks the rules of the domain one place at a time and counts how many breaks a test notices.
 *
 *   npm run test:mutation [-- --save docs/mutation.md] [-- 'domain/src/meeting/quorum/*.ts']
 */
const { values, positionals } = parseArgs({
  options: { save: { type: 'string' } },
  allowPositionals: true,
});
// All that the tests would look at, and not what a run of every day draws of it. The seed is drawn here, for each
// process of Stryker: a break and what it is compared with see the same.
process.env.ASAMBLEA_TESTS ??= 'full';
process.stdout.write(`ASAMBLEA_SEED=${drawSeed()}\n`);
const root = fileURLToPath(new URL('..', import.meta.url));
const config = 'tests/mutation/stryker.config.json';
const only = positionals.length === 0 ? [] : ['--mutate', positionals.join(',')];
const code = await run(['run', config, ...only]);
const report: MutationReport = JSON.parse(
  await readFile(`${root}.local/mutation/report.json`, 'utf8'),
);
const text = writeMutationReport(report);
process.stdout.write(`\n${text}\n`);
if (values.save !== undefined) await writeFile(`${root}${values.save}`, `${text}\n`);
process.exitCode = code;

function run(words: readonly string[]): Promise<number> {
  const started = spawn(`${root}node_modules/.bin/stryker`, words, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    started.on('error', reject);
    started.on('exit', (exitCode) => resolve(exitCode ?? 130));
  });
}
