import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';

const run = promisify(execFile);
const lazySchemas = join(projectRoot, 'scripts/stack/emulators/lazySchemas.ts');
const tools = join(projectRoot, 'node_modules/firebase-tools/package.json');

/** Whether the library of the accounts emulator compiles what it is not asked for, in a process begun so. */
async function isLazy(options: readonly string[]): Promise<boolean> {
  const code = `
    const inTools = require('node:module').createRequire(${JSON.stringify(tools)});
    const { compileOptions } = inTools('exegesis/lib/options.js');
    console.log(compileOptions({}).lazyCompileValidationSchemas);
  `;
  const { stdout } = await run(process.execPath, [...options, '--eval', code]);
  return stdout.trim() === 'true';
}

test('firebase-tools has the library whose option is set', () => {
  expect(createRequire(tools).resolve('exegesis-express')).toContain('exegesis');
});

test('the accounts emulator compiles a validator when it is first asked for it, and not by itself', async () => {
  expect(await isLazy(['--import', lazySchemas])).toBe(true);
  expect(await isLazy([])).toBe(false);
});
